import { NetworkBanner } from '@amswap/ui';
import { useAtomValue } from 'jotai';
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
        <NetworkBanner trouble={{ kind: 'outage', since: status.since }} onAct={retry} />
      )}
      <WalletBanner />
      {failed !== undefined && <LocaleFailure failed={failed} />}
    </>
  );
}
