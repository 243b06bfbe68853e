import { hashrateMain } from '@amswap/contracts/codec';
import type { Address } from '@amswap/values';
import { joinReads, readOf } from './answer.ts';
import { type Contracts, mainNames } from './mains.ts';
import type { Read } from './Read.ts';
import { type RevenueByKind, revenueKinds } from './revenue.ts';

/**
 * What an account claimed from both main contracts on each of `days` UTC days (at most 100), by kind. Errors when
 * read: `rpc.*`, `deployment.codeDiffers`, `contract.PageTooLarge`, `contract.FigureTooLarge`.
 * @param firstDay days since the epoch
 */
export function claimedByDay(
  deployment: Contracts,
  account: Address,
  firstDay: bigint,
  days: number,
): Read<readonly RevenueByKind[]> {
  const data = hashrateMain.encodeClaimedByDay(account, firstDay, BigInt(days));
  const reads = mainNames.map((name) =>
    readOf(deployment.contracts[name], data, hashrateMain.decodeClaimedByDay),
  );
  return joinReads('claimedByDay', reads, (mains) =>
    Array.from({ length: days }, (_, day) => {
      const amounts = revenueKinds.map((kind, i) => {
        const sum = mains.reduce((total, main) => total + (main[day]?.[i] ?? 0n), 0n);
        return [kind, sum] as const;
      });
      return Object.fromEntries(amounts) as Record<(typeof revenueKinds)[number], bigint>;
    }),
  );
}
