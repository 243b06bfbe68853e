import { atom } from 'jotai';
import { openChainAtom } from '../../boot/chainAtoms.ts';
import type { ConfiguredChain } from '../../boot/ChainState.ts';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { type ContractCode, contractCodes } from './contractCodes.ts';

/** What is known of the code at the contracts' addresses. */
export type CodesState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'known'; readonly codes: readonly ContractCode[] }
  | { readonly kind: 'failed' };

const stateAtom = atom<{ readonly chain: ConfiguredChain | undefined; readonly state: CodesState }>({
  chain: undefined,
  state: { kind: 'asking' },
});

/** The code at each address; `asking` until it was asked for on this chain. */
export const codesAtom = atom((get): CodesState => {
  const { chain, state } = get(stateAtom);
  return chain === get(openChainAtom) ? state : { kind: 'asking' };
});

/** Asks the nodes in turn until one answers. Never rejects. */
export const askCodesAtom = atom(null, async (get, set): Promise<void> => {
  const chain = get(openChainAtom);
  if (chain === undefined) return;
  set(stateAtom, { chain, state: { kind: 'asking' } });
  for (const { client } of chain.nodes.inOrder()) {
    try {
      const codes = await contractCodes(client, chain.deployment);
      return set(stateAtom, { chain, state: { kind: 'known', codes } });
    } catch (error) {
      get(servicesAtom).log.write('warn', error);
    }
  }
  set(stateAtom, { chain, state: { kind: 'failed' } });
});
