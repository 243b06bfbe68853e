import { claimedByDay, memberOf, tokenMetadata } from '@amswap/chain';
import { utcDayOf } from '@amswap/values';
import { atom } from 'jotai';
import { openChainAtom } from '../../boot/chainAtoms.ts';
import type { ConfiguredChain } from '../../boot/ChainState.ts';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { downloadText } from '../../csv/downloadText.ts';
import { accountAtom } from '../wallet/index.ts';
import { type ClaimedDay, earningsCsv, type EarningsCsvWords } from './earningsCsv.ts';

/** Days that the contract gives at once at most. */
const mostAtOnce = 100;

/** How an export ended: handed over, or the chain did not answer. */
export type ExportOutcome = 'done' | 'failed';

/** What was claimed on each day since the account joined, today included. */
async function everyDay(
  { reader, deployment }: ConfiguredChain,
  account: Parameters<typeof claimedByDay>[1],
): Promise<{ readonly days: readonly ClaimedDay[]; readonly decimals: number }> {
  const { values, blockTime } = await reader.readOnce([
    memberOf(deployment, account),
    tokenMetadata(deployment, 'ACB'),
  ]);
  const [member, acb] = values;
  const today = utcDayOf(blockTime);
  const days: ClaimedDay[] = [];
  let first = member.isMember ? utcDayOf(member.joinedAt) : today;
  while (first <= today) {
    const left = Number(today - first) + 1;
    const count = Math.min(left, mostAtOnce);
    const [page] = (await reader.readOnce([claimedByDay(deployment, account, first, count)])).values;
    for (const [index, amounts] of page.entries()) days.push({ day: first + BigInt(index), amounts });
    first += BigInt(count);
  }
  return { days, decimals: acb.decimals };
}

/** Reads what was claimed on every day since joining, and hands it over as a file. Never rejects. */
export const exportEarningsAtom = atom(
  null,
  async (get, _, words: EarningsCsvWords): Promise<ExportOutcome> => {
    const chain = get(openChainAtom);
    const account = get(accountAtom);
    if (chain === undefined || account === undefined) return 'failed';
    try {
      const { days, decimals } = await everyDay(chain, account);
      const mark = words.simulation === undefined ? '' : '-simulation';
      downloadText(`amswap-earnings-${account}${mark}.csv`, earningsCsv(days, decimals, words));
      return 'done';
    } catch (error) {
      get(servicesAtom).log.write('error', error);
      return 'failed';
    }
  },
);
