import type { ChainMockState } from './ChainMockState.ts';
import type { MockSale, MockSwap } from './MockSwap.ts';

const unit = 10n ** 18n;
const onSale = 0;
const soldOut = 1;
const takenOut = 2;

/** Whether an order can still sell something. */
const isLive = ({ remaining, takenOut: isOut }: MockSale): boolean => !isOut && remaining > 0n;

const stateOf = (sale: MockSale): number => (sale.takenOut ? takenOut : isLive(sale) ? onSale : soldOut);

/** A row as the contract answers it. */
interface SaleAnswer extends Omit<MockSale, 'takenOut'> {
  readonly saleId: number;
  readonly index: number;
  readonly total: bigint;
  readonly state: number;
}

/** All orders with their places in the queue, in the order of their ids. */
function placed({ sales }: MockSwap): readonly SaleAnswer[] {
  let index = 0;
  let total = 0n;
  return sales.map((sale, at) => {
    const live = isLive(sale);
    if (live) [index, total] = [index + 1, total + sale.remaining];
    const { owner, deposit, proceeds, listedAt } = sale;
    const remaining = sale.takenOut ? 0n : sale.remaining;
    const place = live ? { index, total } : { index: 0, total: 0n };
    return { saleId: at + 1, owner, deposit, remaining, proceeds, listedAt, state: stateOf(sale), ...place };
  });
}

const pageOf = (rows: readonly SaleAnswer[], offset: unknown, limit: unknown): readonly unknown[] => [
  rows.slice(Number(offset), Number(offset) + Number(limit)),
  rows.length,
];

/** What a purchase takes from each order from the front on. */
export function fillsOf({ sales, rowsPerPurchase, mvPrice }: MockSwap, wanted: bigint) {
  const fills: { readonly sale: MockSale; readonly amount: bigint; readonly payment: bigint }[] = [];
  let left = wanted;
  for (const sale of sales) {
    if (left === 0n || fills.length >= Number(rowsPerPurchase)) break;
    if (!isLive(sale)) continue;
    const amount = sale.remaining < left ? sale.remaining : left;
    fills.push({ sale, amount, payment: (amount * mvPrice + unit - 1n) / unit });
    left -= amount;
  }
  const sum = (of: (fill: (typeof fills)[number]) => bigint) =>
    fills.reduce((total, fill) => total + of(fill), 0n);
  return { fills, filled: sum(({ amount }) => amount), payment: sum((fill) => fill.payment) };
}

/** What the sale's views answer, by function. */
export function saleAnswers(
  { swap }: ChainMockState,
  args: readonly unknown[],
): Record<string, () => readonly unknown[]> {
  const row = () => placed(swap)[Number(args[0]) - 1];
  return {
    mvPrice: () => [swap.mvPrice],
    minimumListing: () => [swap.minimumListing],
    ROWS_PER_PURCHASE: () => [swap.rowsPerPurchase],
    saleQueue: () =>
      pageOf(
        placed(swap).filter(({ state }) => state === onSale),
        args[0],
        args[1],
      ),
    salesOf: () => {
      const owner = String(args[0]).toLowerCase();
      const own = placed(swap).filter((sale) => sale.owner.toLowerCase() === owner);
      return pageOf(own.toReversed(), args[1], args[2]);
    },
    positionOf: () => {
      const found = row();
      return found === undefined || found.state !== onSale
        ? [0, 0n]
        : [found.index, found.total - found.remaining];
    },
    queueTotal: () => {
      const live = placed(swap).filter(({ state }) => state === onSale);
      return [live.at(-1)?.total ?? 0n, live.length];
    },
    quoteBuyMv: () => {
      const { filled, payment, fills } = fillsOf(swap, args[0] as bigint);
      return [filled, payment, fills.length];
    },
    proceedsOf: () => [swap.keptProceeds.get(String(args[0]).toLowerCase()) ?? 0n],
    takeOut: () => [row()?.remaining ?? 0n],
    listForSale: () => [swap.sales.length + 1],
    buyMv: () => {
      const { filled, payment, fills } = fillsOf(swap, args[0] as bigint);
      return [filled, payment, fills.length];
    },
    withdrawProceeds: () => [0n],
  };
}
