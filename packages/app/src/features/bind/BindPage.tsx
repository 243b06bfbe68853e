import { Card, EmptyState, ErrorPanel, NarrowColumn, PageTitle, Skeleton } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { AccountNeeded } from '../people/index.ts';
import { accountsPlaceAtom, bindStateAtom, readBindingAtom, signedInAtom } from './bindAtoms.ts';
import { BindForm } from './BindForm.tsx';
import { BoundCard } from './BoundCard.tsx';
import { useFailureWords } from './useFailureWords.ts';

/** Reads the binding once for each account that is signed in to the service. */
function useOwnBinding() {
  const state = useAtomValue(bindStateAtom);
  const signedIn = useAtomValue(signedInAtom);
  const read = useSetAtom(readBindingAtom);
  const wanted =
    signedIn && state?.binding === 'unknown' && state.act === 'idle' && state.failure === undefined;
  useEffect(() => {
    if (wanted) void read();
  }, [wanted, read]);
  return state;
}

function Waiting() {
  const { t } = useLingui();
  return (
    <Card label={t`Reading the chain`} busy fit="form">
      <Skeleton tenths={8} />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Card>
  );
}

/** What an account can do here. */
function OwnBinding({ host }: { readonly host: string | undefined }) {
  const state = useOwnBinding();
  const words = useFailureWords(state?.failure);
  if (state === undefined)
    return (
      <AccountNeeded>
        <Trans>An account is bound to a wallet: connect the wallet first.</Trans>
      </AccountNeeded>
    );
  const { binding, act, account } = state;
  return (
    <>
      {words !== undefined && <ErrorPanel error={words} />}
      {typeof binding === 'object' ? (
        <BoundCard key={account} binding={binding} act={act} />
      ) : (
        <BindForm key={account} act={act} host={host} known={binding} />
      )}
    </>
  );
}

function Content() {
  const { t } = useLingui();
  const place = useAtomValue(accountsPlaceAtom);
  const { framed } = useAtomValue(servicesAtom);
  if (place.kind === 'loading') return <Waiting />;
  if (place.kind === 'notOffered')
    return (
      <EmptyState title={t`Binding is not offered here`}>
        <Trans>The operator of this site runs no accounts service. Everything else works without it.</Trans>
      </EmptyState>
    );
  if (framed)
    return (
      <EmptyState title={t`Open this page in a window of its own`}>
        <Trans>Another site shows this page inside its own: a password is never asked for there.</Trans>
      </EmptyState>
    );
  return <OwnBinding host={place.kind === 'tour' ? undefined : place.host} />;
}

/** Account binding. */
export function BindPage() {
  const { t } = useLingui();
  return (
    <NarrowColumn>
      <PageTitle title={t`Bind an account`} />
      <Content />
    </NarrowColumn>
  );
}
