import type { ReaderStatus } from '@amswap/chain';
import { NetworkBanner } from '@amswap/ui';
import { chainNow } from '@amswap/values';
import { useAtomValue } from 'jotai';
import { readerStatusAtom } from '../boot/readerAtoms.ts';
import {
  chainStateAtom,
  checkStateAtom,
  localeStateAtom,
  newVersionWaitsAtom,
  servicesAtom,
} from '../boot/serviceAtoms.ts';
import { useSyncExternalStore } from 'react';
import { LocaleFailure } from './LocaleFailure.tsx';
import { NewVersionNotice } from './NewVersionNotice.tsx';
import { TourBar } from './tourParts.ts';
import { WalletBanner } from './WalletBanner.tsx';

function followConnection(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the device says that it has a network at all. */
const isOnline = (): boolean => navigator.onLine;

/** When the figures were read that are shown, milliseconds of the device's clock. */
const ageOf = (status: ReaderStatus): number | undefined =>
  'readAt' in status ? status.readAt : 'since' in status ? status.since : undefined;

/** What goes on longer than a toast lasts: a foreign frame, an outage, a language that could not be had. */
export function ShellBanners() {
  const { framed } = useAtomValue(servicesAtom);
  const chain = useAtomValue(chainStateAtom);
  const status = useAtomValue(readerStatusAtom);
  const { failed } = useAtomValue(localeStateAtom);
  const check = useAtomValue(checkStateAtom);
  const newVersionWaits = useAtomValue(newVersionWaitsAtom);
  const online = useSyncExternalStore(followConnection, isOnline);
  // The tour's chain is in the page.
  const offline = !online && chain.state === 'configured' && chain.tour === undefined;
  // Before the first answer there are no figures whose age could be told. Ages are counted by chain time, as all that ticks.
  const mark = chain.state === 'configured' ? chain.reader.chainTime() : undefined;
  const since = (begun: number | undefined): number | undefined =>
    mark === undefined || begun === undefined ? undefined : chainNow(mark, begun);
  const retry = (): void => {
    if (chain.state === 'configured') chain.reader.refresh();
  };
  return (
    <>
      {chain.state === 'configured' && chain.tour !== undefined && <TourBar />}
      {framed && (
        <NetworkBanner
          trouble={{ kind: 'foreignFrame' }}
          onAct={() => open(location.href, '_blank', 'noopener')}
        />
      )}
      {offline && (
        <NetworkBanner trouble={{ kind: 'offline', since: status && since(ageOf(status)) }} onAct={retry} />
      )}
      {!offline && status?.state === 'down' && (
        <NetworkBanner trouble={{ kind: 'outage', since: since(status.since) }} onAct={retry} />
      )}
      {check.kind === 'differs' && (
        <NetworkBanner
          trouble={{ kind: 'otherContracts', fields: check.problems.map(({ field }) => field) }}
          onAct={() => location.reload()}
        />
      )}
      <WalletBanner />
      {newVersionWaits && <NewVersionNotice />}
      {failed !== undefined && <LocaleFailure failed={failed} />}
    </>
  );
}
