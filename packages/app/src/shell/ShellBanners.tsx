import { NetworkBanner } from '@amswap/ui';
import { useAtomValue } from 'jotai';
import { checkStateAtom } from '../boot/serviceAtoms.ts';
import { readerStatusAtom } from '../boot/readerAtoms.ts';
import { chainStateAtom, localeStateAtom, servicesAtom } from '../boot/serviceAtoms.ts';
import { LocaleFailure } from './LocaleFailure.tsx';
import { TourBar } from './tourParts.ts';
import { WalletBanner } from './WalletBanner.tsx';

/** What goes on longer than a toast lasts: a foreign frame, an outage, a language that could not be had. */
export function ShellBanners() {
  const { framed } = useAtomValue(servicesAtom);
  const chain = useAtomValue(chainStateAtom);
  const status = useAtomValue(readerStatusAtom);
  const { failed } = useAtomValue(localeStateAtom);
  const check = useAtomValue(checkStateAtom);
  // Before the first answer there are no figures whose age could be told.
  const since = (begun: number): number | undefined =>
    chain.state === 'configured' && chain.reader.chainTime() !== undefined ? begun : undefined;
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
      {status?.state === 'down' && (
        <NetworkBanner trouble={{ kind: 'outage', since: since(status.since) }} onAct={retry} />
      )}
      {check.kind === 'differs' && (
        <NetworkBanner
          trouble={{ kind: 'otherContracts', fields: check.problems.map(({ field }) => field) }}
          onAct={() => location.reload()}
        />
      )}
      <WalletBanner />
      {failed !== undefined && <LocaleFailure failed={failed} />}
    </>
  );
}
