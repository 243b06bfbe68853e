import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { chainStateAtom } from '../../boot/serviceAtoms.ts';

/** What a wallet is called: others by their own name, which is data; the tour's, the only one there, in words of ours. */
export function useWalletName(): (ownName: string) => string {
  const { t } = useLingui();
  const chain = useAtomValue(chainStateAtom);
  const touring = chain.state === 'configured' && chain.tour !== undefined;
  return (ownName) => (touring ? t`Guest wallet` : ownName);
}
