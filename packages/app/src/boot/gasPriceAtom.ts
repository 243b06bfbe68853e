import { type Atom, atom } from 'jotai';
import type { ConfiguredChain } from './ChainState.ts';
import { chainStateAtom, servicesAtom } from './serviceAtoms.ts';

/** How long a gas price is good enough for an estimate, milliseconds. */
const goodForMs = 60_000;

const kept = new WeakMap<ConfiguredChain, Atom<bigint | undefined>>();

/**
 * Multicall cannot tell the gas price, so it is asked for by itself: where an estimate begins to be shown, once a minute at
 * most, and never while a page only stands there. The plan asks anew.
 */
function priceOf(chain: ConfiguredChain): Atom<bigint | undefined> {
  const price = atom<bigint | undefined>(undefined);
  let askedAt = Number.NEGATIVE_INFINITY;
  const asked = atom(
    (get) => get(price),
    (get, set) => {
      const now = get(servicesAtom).clock.now();
      if (now < askedAt + goodForMs) return;
      askedAt = now;
      chain.nodes.request({ method: 'eth_gasPrice', params: [] }).then(
        (answer) => set(price, BigInt(String(answer))),
        // No estimate is shown then; the wallet makes its own before anything is signed.
        () => {
          askedAt = Number.NEGATIVE_INFINITY;
        },
      );
    },
  );
  asked.onMount = (start) => start();
  return asked;
}

/** Wei for one unit of gas, as the node suggests it; undefined until it has answered. */
export const gasPriceAtom = atom((get) => {
  const chain = get(chainStateAtom);
  if (chain.state !== 'configured') return undefined;
  const price = kept.get(chain) ?? priceOf(chain);
  kept.set(chain, price);
  return get(price);
});
