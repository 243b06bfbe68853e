import type { Sale } from '@amswap/chain';
import type { RankedSale, ShownOrder } from '@amswap/ui';
import { type Address, sameAddress } from '@amswap/values';

/** An order of the ranking as the table shows it. */
export function rankedSale(sale: Sale, account: Address | undefined): RankedSale {
  const { saleId, index, deposit, remaining, total, owner } = sale;
  const own = account !== undefined && sameAddress(owner, account);
  return { id: saleId.toString(), index, deposit, remaining, total, owner: own ? 'oneself' : 'other' };
}

/**
 * An own order as its card shows it. What was sold is what is missing of the deposit; of one that was taken out only its
 * proceeds tell it, at the price of `price` base units of USDT for `unit` base units of MV.
 */
export function shownOrder(
  sale: Sale,
  { price, unit }: { readonly price: bigint; readonly unit: bigint },
): ShownOrder {
  const { saleId, state, index, deposit, remaining, total, proceeds, listedAt } = sale;
  const soldByProceeds = price === 0n ? 0n : (proceeds * unit) / price;
  return {
    id: saleId,
    state,
    index,
    ahead: state === 'onSale' ? total - remaining : 0n,
    deposit,
    remaining,
    sold: state === 'takenOut' ? soldByProceeds : deposit - remaining,
    proceeds,
    listedAt,
  };
}

const digits = /^[1-9]\d{0,8}$/;

/** The place that a text of the address or of the reader names, counted from 1; undefined where it names none. */
export function placeIn(text: string | undefined): number | undefined {
  const typed = text?.trim();
  return typed !== undefined && digits.test(typed) ? Number(typed) : undefined;
}
