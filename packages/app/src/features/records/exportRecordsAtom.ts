import { firstMachines, type Machine, machinesOf, type MachinesPage, tokenMetadata } from '@amswap/chain';
import { type Address, tokenIds } from '@amswap/values';
import { atom } from 'jotai';
import { openChainAtom } from '../../boot/chainAtoms.ts';
import type { ConfiguredChain } from '../../boot/ChainState.ts';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { downloadText } from '../../csv/downloadText.ts';
import { accountAtom } from '../wallet/index.ts';
import { recordsCsv, type RecordsCsvTerms, type RecordsCsvWords } from './recordsCsv.ts';
import { passes, type RecordsFilter } from './recordsFilter.ts';

/** Records that the contract gives at once at most. */
const mostAtOnce = 100;

/** How an export ended: handed over, or the chain did not answer. */
export type ExportOutcome = 'done' | 'failed';

/** What an export needs to know beside the chain. */
export interface ExportWish {
  readonly filter: RecordsFilter;
  readonly words: RecordsCsvWords;
}

async function everyMachine(
  { reader, deployment }: ConfiguredChain,
  account: Address,
): Promise<readonly Machine[]> {
  const found = new Map<string, Machine>();
  let cursor: MachinesPage['next'] = firstMachines;
  while (cursor !== undefined) {
    const page: MachinesPage = (await reader.readOnce([machinesOf(deployment, account, cursor, mostAtOnce)]))
      .values[0];
    for (const machine of page.rows) found.set(`${machine.main} ${machine.id}`, machine);
    cursor = page.next;
  }
  return [...found.values()];
}

async function termsOf({ reader, deployment }: ConfiguredChain): Promise<RecordsCsvTerms> {
  const { values } = await reader.readOnce(tokenIds.map((token) => tokenMetadata(deployment, token)));
  const tokens = Object.fromEntries(
    tokenIds.map((token, i) => [token, values[i]]),
  ) as RecordsCsvTerms['tokens'];
  return { deployment, tokens };
}

/** Reads all records that pass the filter, also those that were not scrolled to, and hands them over as a file. Never rejects. */
export const exportRecordsAtom = atom(null, async (get, _, wish: ExportWish): Promise<ExportOutcome> => {
  const chain = get(openChainAtom);
  const account = get(accountAtom);
  if (chain === undefined || account === undefined) return 'failed';
  try {
    const [machines, terms] = await Promise.all([everyMachine(chain, account), termsOf(chain)]);
    const chosen = machines.filter((machine) => passes(wish.filter, machine));
    const mark = wish.words.simulation === undefined ? '' : '-simulation';
    downloadText(`amswap-records-${account}${mark}.csv`, recordsCsv(chosen, terms, wish.words));
    return 'done';
  } catch (error) {
    get(servicesAtom).log.write('error', error);
    return 'failed';
  }
});
