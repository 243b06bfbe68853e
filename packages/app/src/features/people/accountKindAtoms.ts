import type { Address } from '@amswap/values';
import { type Atom, atom } from 'jotai';
import type { ConfiguredChain } from '../../boot/ChainState.ts';
import { openChainAtom } from '../../boot/chainAtoms.ts';

/** Whether code stands at an address; unknown until a node has said so. */
export type AccountKind = 'unknown' | 'person' | 'contract';

/** Code of somebody's account that lends itself a contract's code (EIP-7702): a person still holds its key. */
const delegation = /^0xef0100/i;

const kindOf = (code: string): AccountKind =>
  /^0x0*$/.test(code)
    ? code.length > 2
      ? 'contract'
      : 'person'
    : delegation.test(code)
      ? 'person'
      : 'contract';

const kept = new WeakMap<ConfiguredChain, Map<Address, Atom<AccountKind>>>();

/** Multicall cannot tell what stands at an address, so a node is asked for it, once. */
function askedAtom({ nodes }: ConfiguredChain, address: Address): Atom<AccountKind> {
  const kind = atom<AccountKind>('unknown');
  kind.onMount = (set) => {
    nodes.request({ method: 'eth_getCode', params: [address, 'latest'] }).then(
      (code) => set(kindOf(String(code))),
      // No warning is shown then: the contracts refuse what they must in any case.
      () => undefined,
    );
  };
  return kind;
}

const unknown = atom<AccountKind>('unknown');

/** What stands at an address of the open chain. */
export const accountKindAtom = (address: Address | undefined): Atom<AccountKind> =>
  atom((get): AccountKind => {
    const chain = get(openChainAtom);
    if (chain === undefined || address === undefined) return get(unknown);
    const atoms = kept.get(chain) ?? new Map<Address, Atom<AccountKind>>();
    kept.set(chain, atoms);
    const found = atoms.get(address) ?? askedAtom(chain, address);
    atoms.set(address, found);
    return get(found);
  });
