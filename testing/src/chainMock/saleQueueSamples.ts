import type { Address } from '@amswap/values';
import type { MockSale, MockSwap } from './MockSwap.ts';
import { madeUpAddress } from './testDeployment.ts';

const unit = 10n ** 18n;
const hour = 3_600n;

const saleOf = (owner: Address, whole: bigint, soldWhole: bigint, listedAt: bigint): MockSale => ({
  owner,
  deposit: whole * unit,
  remaining: (whole - soldWhole) * unit,
  proceeds: (soldWhole * unit) / 2n,
  listedAt,
  takenOut: false,
});

const sellers = new Map<number, Address>();

/** Sellers whom nobody knows; each address is checksummed once, not for each of 100,000 rows. */
function seller(number: number): Address {
  const known = sellers.get(number) ?? madeUpAddress(0xa1_00_00 + number);
  sellers.set(number, known);
  return known;
}

/** MV of the orders on sale, in their order; `true` stands for one of the account that looks at them. */
const live: readonly (readonly [whole: bigint, sold: bigint, own?: boolean])[] = [
  [1_000n, 880n],
  [500n, 0n],
  [2_400n, 0n, true],
  [300n, 0n],
  [8_000n, 0n],
  [60n, 0n],
  [145n, 0n],
  [720n, 0n, true],
  [35n, 0n],
  [2_050n, 0n],
  [410n, 0n],
  [96n, 0n],
  [1_280n, 0n],
  [10n, 0n],
  [540n, 0n],
];

/** A sale in use: orders sold out, one taken out, and fifteen on sale, two of them of `own`. */
export function livelySwap(swap: MockSwap, own: Address, time: bigint): void {
  swap.stock = 51_840n * unit;
  swap.pair = { acb: 1_000_000n * unit, usdt: 512_400n * unit };
  const before: readonly MockSale[] = [
    saleOf(seller(1), 400n, 400n, time - 240n * hour),
    saleOf(own, 250n, 250n, time - 230n * hour),
    { ...saleOf(seller(2), 900n, 0n, time - 200n * hour), takenOut: true },
    { ...saleOf(own, 300n, 120n, time - 190n * hour), takenOut: true },
  ];
  const queue = live.map(([whole, sold, isOwn = false], at) =>
    saleOf(isOwn ? own : seller(10 + at), whole, sold, time - BigInt(150 - 8 * at) * hour),
  );
  swap.sales = [...before, ...queue];
}

/** A queue of so many orders, every 1,000th of them of `own`; the figures follow from the place. */
export function longQueue(rows: number, own: Address, time: bigint): MockSale[] {
  return Array.from({ length: rows }, (_, at) =>
    saleOf(
      at % 1_000 === 499 ? own : seller(at % 97),
      BigInt(10 + ((at * 37) % 990)),
      0n,
      time - BigInt(rows - at),
    ),
  );
}

/** An order after buyers took all that was left of it; one that was taken out stays as it is. */
export const wholeSold = (sale: MockSale): MockSale =>
  sale.takenOut ? sale : { ...sale, remaining: 0n, proceeds: sale.deposit / 2n };
