import { type BasisPoints, parseAmount } from '@amswap/values';
import { atom } from 'jotai';
import { serviceAtom, servicesAtom } from '../../boot/serviceAtoms.ts';
import { storageKeys } from '../../boot/storageKeys.ts';

/** What is offered beside one's own. */
export const offeredSlippages = [10, 50, 100] as const satisfies readonly BasisPoints[];

/** How far a price may move unless said otherwise. */
export const usualSlippage: BasisPoints = 50;

/** From and to which one may choose: a hundredth of a percent, and half of everything. */
const slippageLimits = { least: 1, most: 5_000 } as const;

/** Below, purchases often fail; above, others can profit from the room. */
const comfort = { least: 10, most: 100 } as const;

const isSlippage = (points: number): boolean =>
  Number.isInteger(points) && points >= slippageLimits.least && points <= slippageLimits.most;

/** What is kept, where it is one; anything else counts as not chosen. */
export function slippageOf(kept: string | null): BasisPoints {
  if (kept === null || !/^\d{1,4}$/.test(kept)) return usualSlippage;
  const points = Number(kept);
  return isSlippage(points) ? points : usualSlippage;
}

/** Typed per cent, two digits behind the point, as basis points; undefined where it is none that can be chosen. */
export function parseSlippage(text: string): BasisPoints | undefined {
  const parsed = parseAmount(text, { decimals: 2, requirePositive: true });
  if ('error' in parsed || parsed.value > BigInt(slippageLimits.most)) return undefined;
  return Number(parsed.value);
}

/** What is to be said of a slippage. */
export type SlippageAdvice = 'none' | 'mayFail' | 'leavesRoom';

export const slippageAdvice = (points: BasisPoints): SlippageAdvice =>
  points < comfort.least ? 'mayFail' : points > comfort.most ? 'leavesRoom' : 'none';

const keptAtom = serviceAtom(
  ({ entries }) => entries.read(storageKeys.slippage),
  ({ entries }, changed) => entries.follow(storageKeys.slippage, changed),
);
const writtenAtom = atom(0);

/** How far the price of a purchase may move, as it was chosen last in this browser. */
export const slippageAtom = atom(
  (get): BasisPoints => {
    // An entry does not tell of this tab's own writing.
    get(writtenAtom);
    get(keptAtom);
    return slippageOf(get(servicesAtom).entries.read(storageKeys.slippage));
  },
  (get, set, points: BasisPoints) => {
    if (!isSlippage(points)) return;
    get(servicesAtom).entries.write(storageKeys.slippage, String(points));
    set(writtenAtom, (times) => times + 1);
  },
);
