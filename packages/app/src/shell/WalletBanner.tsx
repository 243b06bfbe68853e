import { NetworkBanner } from '@amswap/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { chainStateAtom } from '../boot/serviceAtoms.ts';
import { switchChainAtom, walletStateAtom } from '../features/wallet/index.ts';

/** Stands as long as the wallet is on another network. */
export function WalletBanner() {
  const state = useAtomValue(walletStateAtom);
  const chain = useAtomValue(chainStateAtom);
  const switchChain = useSetAtom(switchChainAtom);
  if (state.kind !== 'wrongChain' || chain.state !== 'configured') return null;
  return (
    <NetworkBanner
      trouble={{ kind: 'wrongChain', wanted: chain.deployment.chainName }}
      onAct={switchChain}
      act={state.asking ? 'busy' : 'ready'}
    />
  );
}
