import { Column, Columns, PageTitle, Segmented, SynthesisForm } from '@amswap/ui';
import { type PayTokenId, payTokenIds } from '@amswap/values';
import { useLingui } from '@lingui/react/macro';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useAtom, useAtomValue } from 'jotai';
import { type FormEvent, useId } from 'react';
import { routeTable } from '../../routes/routeTable.ts';
import { LatestRecordsCard } from './LatestRecordsCard.tsx';
import { payTokenOf, synthesisRoutes } from './payTokenOf.ts';
import { RegisterFirst } from './RegisterFirst.tsx';
import { SynthesisAct } from './SynthesisAct.tsx';
import * as css from './synthesis.css.ts';
import { powerTextAtoms, refusedTextAtoms, synthesisFactsAtoms } from './synthesisAtoms.ts';
import { useSubmit } from './useSubmit.ts';
import { submitProblem, type SynthesisView, synthesisView } from './view.ts';

const segments = payTokenIds.map((id) => ({ id, label: id }));

const nothingKnown: SynthesisView = {
  offer: { kind: 'loading' },
  affordable: undefined,
  figures: {
    payment: undefined,
    balanceAfter: undefined,
    cover: 'unknown',
    powerNow: undefined,
    powerAfter: undefined,
    fee: undefined,
    authorised: undefined,
  },
  stage: { kind: 'loading' },
  need: undefined,
  authorisation: { kind: 'loading' },
  referrer: undefined,
  latest: { kind: 'loading' },
};

/** The view of a token's page in the reader's language. */
function useSynthesisView(token: PayTokenId): SynthesisView {
  const { t } = useLingui();
  const facts = useAtomValue(synthesisFactsAtoms[token]);
  if (facts === undefined) return nothingKnown;
  return synthesisView(facts, { main: t`main contract`, mainSecondary: t`second main contract` });
}

/** What submitting says to what is typed, as long as it is typed. */
function useSubmitWords(token: PayTokenId, view: SynthesisView): string | undefined {
  const { t } = useLingui();
  const refused = useAtomValue(refusedTextAtoms[token]);
  const text = useAtomValue(powerTextAtoms[token]);
  if (refused !== text) return undefined;
  const problem = submitProblem(view.stage, view.offer);
  if (problem === undefined) return undefined;
  if (problem.kind === 'empty') return t`Power to synthesise: please fill it in.`;
  const step = problem.step.toString();
  return t({
    id: 'notice.mustBeMultiple',
    message: `Computing power requires an integer multiple of ${step}`,
  });
}

/** The form, its acts and the newest records of one token. */
function TokenSynthesis({ token }: { readonly token: PayTokenId }) {
  const [text, setText] = useAtom(powerTextAtoms[token]);
  const view = useSynthesisView(token);
  const problem = useSubmitWords(token, view);
  const submit = useSubmit(token, view);
  const submitted = (event: FormEvent): void => {
    event.preventDefault();
    submit('key');
  };
  const { stage, referrer } = view;
  return (
    <Columns>
      <Column>
        <form className={css.parts} onSubmit={submitted} noValidate>
          <SynthesisForm
            offer={view.offer}
            text={text}
            onText={setText}
            affordable={view.affordable}
            figures={view.figures}
            problem={problem}
            state={stage.kind === 'framed' ? 'off' : 'ready'}
          />
        </form>
      </Column>
      <Column>
        {stage.kind === 'register' && referrer ? (
          <RegisterFirst choice={referrer} />
        ) : (
          <SynthesisAct token={token} view={view} onSubmit={() => submit('press')} />
        )}
        <LatestRecordsCard latest={view.latest} />
      </Column>
    </Columns>
  );
}

/** Synthesise hashrate: one page for six routes. What differs between the tokens is read from the chain. */
export default function SynthesisPage() {
  const { t } = useLingui();
  const router = useRouter();
  const panelId = useId();
  const token = useRouterState({ select: ({ location }) => payTokenOf(location.pathname) });
  const choose = (next: PayTokenId): void =>
    void router.navigate({ to: routeTable[synthesisRoutes[next]].path, replace: true });
  return (
    <div className={css.parts}>
      <PageTitle title={t`Synthesise hashrate`} />
      <Segmented label={t`Pay with`} segments={segments} value={token} onChange={choose} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-label={token}>
        <TokenSynthesis key={token} token={token} />
      </div>
    </div>
  );
}
