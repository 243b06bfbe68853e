import { type Sale, type SalePage, salesOf } from '@amswap/chain';
import type { Address } from '@amswap/values';
import { atom, type Getter } from 'jotai';
import { type Figure, openChainAtom } from '../../boot/chainAtoms.ts';
import type { ConfiguredChain } from '../../boot/ChainState.ts';
import { askOn } from '../exchange/index.ts';
import { accountAtom, awaitsWalletAtom } from '../wallet/index.ts';

/** Own orders that are asked for at once. */
const ordersPerPage = 10;

/** How many pages are wanted, and of whom: another account begins with the first. */
const wantedAtom = atom<{ readonly account: Address | undefined; readonly count: number }>({
  account: undefined,
  count: 1,
});

/** The account's own orders, newest first, and how it goes on. */
export interface OrdersFacts {
  /** Undefined without an account. */
  readonly account: Address | undefined;
  /** Whether a wallet is being asked for its account. */
  readonly connecting: boolean;
  readonly orders: readonly Sale[];
  /** How many there are in all; undefined before the first answer. */
  readonly total: bigint | undefined;
  readonly next: 'reading' | 'more' | 'end' | 'failed';
}

const wantedPages = (get: Getter, account: Address): number => {
  const wanted = get(wantedAtom);
  return wanted.account === account ? wanted.count : 1;
};

function readOrders(
  get: Getter,
  chain: ConfiguredChain,
  account: Address,
): Pick<OrdersFacts, 'orders' | 'total' | 'next'> {
  const ask = askOn(get, chain);
  const read = new Map<bigint, Sale>();
  let total: bigint | undefined;
  for (let page = 0; page < wantedPages(get, account); page += 1) {
    const offset = BigInt(page * ordersPerPage);
    const figure: Figure<SalePage> = ask(
      salesOf(chain.deployment, account, offset, BigInt(ordersPerPage)),
      'live',
    );
    if (figure.kind !== 'known')
      return { orders: [...read.values()], total, next: figure.kind === 'missing' ? 'failed' : 'reading' };
    // A new order moves the others down: at the border of two pages one could be told twice.
    for (const sale of figure.value.rows) read.set(sale.saleId, sale);
    total = figure.value.total;
  }
  const orders = [...read.values()];
  return { orders, total, next: total !== undefined && BigInt(orders.length) < total ? 'more' : 'end' };
}

/** What is known of the account's own orders. */
export const ordersFactsAtom = atom((get): OrdersFacts => {
  const chain = get(openChainAtom);
  const account = get(accountAtom);
  const connecting = get(awaitsWalletAtom);
  if (chain === undefined || account === undefined)
    return { account, connecting, orders: [], total: undefined, next: 'reading' };
  return { account, connecting, ...readOrders(get, chain, account) };
});

/** Asks for one page more, if there is one. */
export const moreOrdersAtom = atom(null, (get, set) => {
  const { account, next } = get(ordersFactsAtom);
  if (account === undefined || next !== 'more') return;
  set(wantedAtom, { account, count: wantedPages(get, account) + 1 });
});
