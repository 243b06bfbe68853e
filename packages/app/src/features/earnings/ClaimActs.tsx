import { revenueKinds } from '@amswap/chain';
import { AmountText, Select, TickingText, useFormat, useReached } from '@amswap/ui';
import { figures } from '@amswap/ui/theme';
import { countdownText } from '@amswap/values';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useSetAtom } from 'jotai';
import { ActButton, useKindNames } from '../people/index.ts';
import { startPlanAtom } from '../plans/index.ts';
import * as css from './earnings.css.ts';
import { claimChoiceAtom } from './earningsAtoms.ts';
import { type ClaimChoice, type ClaimView, kindsOf } from './view.ts';

/** Props of `ClaimActs`. */
export interface ClaimActsProps {
  /** Undefined while it is not known when one may claim. */
  readonly claim: ClaimView | undefined;
}

function ClaimWords({ claim }: { readonly claim: ClaimView }) {
  const { state, amount } = claim;
  if (state.kind === 'nothing') return <Trans>Nothing to claim</Trans>;
  if (state.kind === 'waiting') {
    const { until } = state;
    return (
      <Trans>
        Claim again in <TickingText className={figures} at={(now) => countdownText(until - now)} />
      </Trans>
    );
  }
  return (
    <Trans>
      Claim <AmountText amount={amount} within="control" />
    </Trans>
  );
}

/** The state of a claim at this second of chain time. */
function useClaimNow(claim: ClaimView | undefined): ClaimView | undefined {
  const until = claim?.state.kind === 'waiting' ? claim.state.until : undefined;
  const reached = useReached(until);
  return claim && until !== undefined && reached ? { ...claim, state: { kind: 'ready' } } : claim;
}

/** One kind or all, the button that claims, and the wait between two claims. */
export function ClaimActs({ claim }: ClaimActsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const kinds = useKindNames();
  const [choice, choose] = useAtom(claimChoiceAtom);
  const start = useSetAtom(startPlanAtom);
  const now = useClaimNow(claim);
  const press = (): void =>
    void start({
      title: choice === 'all' ? msg`Claim all revenue` : msg`Claim one kind of revenue`,
      make: ({ planClaim }, context) => planClaim(context, kindsOf(choice)),
    });
  const seconds = claim && format.integer(claim.interval);
  const fee = claim?.fee;
  return (
    <>
      <Select<ClaimChoice>
        label={t`What to claim`}
        options={[
          { id: 'all', label: t`All five kinds` },
          ...revenueKinds.map((id) => ({ id, label: kinds[id] })),
        ]}
        value={choice}
        onChange={choose}
      />
      <ActButton state={now?.state.kind === 'ready' ? 'ready' : 'off'} onAct={press}>
        {now === undefined ? <Trans>Reading the chain</Trans> : <ClaimWords claim={now} />}
      </ActButton>
      {seconds !== undefined && (
        <p className={css.note}>
          <Trans>The wait between two claims is more than {seconds} seconds, by the time of the chain.</Trans>
        </p>
      )}
      {fee && (
        <p className={css.warning} role="status">
          <Trans>
            The network fee, about <AmountText amount={fee.fee} digits={{ significant: 2 }} />, is worth about{' '}
            <AmountText amount={fee.worth} />: more than this claim.
          </Trans>
        </p>
      )}
    </>
  );
}
