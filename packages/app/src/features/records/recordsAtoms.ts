import { firstMachines, type Machine, machinesOf, type MachinesPage, tokenMetadata } from '@amswap/chain';
import { type Address, type TokenId, tokenIds } from '@amswap/values';
import { atom, type Getter } from 'jotai';
import { type Figure, figureOf, openChainAtom } from '../../boot/chainAtoms.ts';
import type { ConfiguredChain } from '../../boot/ChainState.ts';
import { readingAtom } from '../../boot/readerAtoms.ts';
import { accountAtom, awaitsWalletAtom } from '../wallet/index.ts';
import type { ReadMachines, RecordsFacts } from './RecordsFacts.ts';

/** Records that are asked for at once. */
export const recordsPerPage = 20;

/** How many pages are wanted, and of whom: another account begins with the first. */
interface WantedPages {
  readonly account: Address | undefined;
  readonly count: number;
}

const wantedAtom = atom<WantedPages>({ account: undefined, count: 1 });

const wantedPages = (get: Getter, account: Address): number => {
  const wanted = get(wantedAtom);
  return wanted.account === account ? wanted.count : 1;
};

const keyOf = ({ main, id }: Machine): string => `${main} ${id}`;

/** A machine that came in meanwhile moves the others down: at the border of two pages one could be told twice. */
const eachOnce = (machines: readonly Machine[]): readonly Machine[] => [
  ...new Map(machines.map((machine) => [keyOf(machine), machine])).values(),
];

/** The machines of an account, as many pages as are wanted, each from where the one before ended. */
function readMachines(get: Getter, chain: ConfiguredChain, account: Address): ReadMachines {
  const rows: Machine[] = [];
  let total: bigint | undefined;
  let cursor: MachinesPage['next'] = firstMachines;
  for (let page = 0; page < wantedPages(get, account); page += 1) {
    if (cursor === undefined) return { rows: eachOnce(rows), total, next: 'end' };
    const read = machinesOf(chain.deployment, account, cursor, recordsPerPage);
    const figure: Figure<MachinesPage> = figureOf(
      get(readingAtom(chain.reader, read, page === 0 ? 'live' : 'slow')),
    );
    if (figure.kind !== 'known')
      return { rows: eachOnce(rows), total, next: figure.kind === 'missing' ? 'failed' : 'reading' };
    rows.push(...figure.value.rows);
    total = figure.value.total;
    cursor = figure.value.next;
  }
  return { rows: eachOnce(rows), total, next: cursor === undefined ? 'end' : 'more' };
}

const nothingRead: ReadMachines = { rows: [], total: undefined, next: 'reading' };

/** What is known of the account's records. */
export const recordsFactsAtom = atom((get): RecordsFacts => {
  const chain = get(openChainAtom);
  const account = get(accountAtom);
  const metadata = (token: TokenId): RecordsFacts['tokens'][TokenId] =>
    chain === undefined
      ? { kind: 'loading' }
      : figureOf(get(readingAtom(chain.reader, tokenMetadata(chain.deployment, token), 'static')));
  return {
    account,
    connecting: get(awaitsWalletAtom),
    machines: chain && account ? readMachines(get, chain, account) : nothingRead,
    tokens: Object.fromEntries(tokenIds.map((token) => [token, metadata(token)])) as RecordsFacts['tokens'],
  };
});

/** Asks for one page more, if there is one and none is on its way. */
export const moreRecordsAtom = atom(null, (get, set) => {
  const { account, machines } = get(recordsFactsAtom);
  if (account === undefined || machines.next !== 'more') return;
  set(wantedAtom, { account, count: wantedPages(get, account) + 1 });
});
