import type { Sale } from '@amswap/chain';

/** What happened to an order of one's own since it was first seen here. Amounts are base units. */
export type OrderNews =
  | { readonly kind: 'sold'; readonly saleId: bigint; readonly mv: bigint; readonly proceeds: bigint }
  | { readonly kind: 'soldOut'; readonly saleId: bigint; readonly proceeds: bigint }
  | { readonly kind: 'takenOut'; readonly saleId: bigint };

/** Orders as they were first seen, by id. */
export type SeenOrders = ReadonlyMap<bigint, Sale>;

/** What was seen first, with the orders that are new to it. The same object where none is. */
export function seenWith(seen: SeenOrders, orders: readonly Sale[]): SeenOrders {
  const fresh = orders.filter(({ saleId }) => !seen.has(saleId));
  return fresh.length === 0 ? seen : new Map([...seen, ...fresh.map((sale) => [sale.saleId, sale] as const)]);
}

/** What is different from what was seen first. */
export function newsOf(seen: SeenOrders, orders: readonly Sale[]): readonly OrderNews[] {
  return orders.flatMap((now): OrderNews[] => {
    const then = seen.get(now.saleId);
    if (then === undefined || then.state !== 'onSale') return [];
    const { saleId } = now;
    const proceeds = now.proceeds - then.proceeds;
    if (now.state === 'takenOut') return [{ kind: 'takenOut', saleId }];
    if (now.state === 'soldOut') return [{ kind: 'soldOut', saleId, proceeds }];
    const mv = then.remaining - now.remaining;
    return mv > 0n ? [{ kind: 'sold', saleId, mv, proceeds }] : [];
  });
}
