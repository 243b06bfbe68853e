import { hashrateMain } from '@amswap/contracts/codec';
import { joinReads, readOf } from './answer.ts';
import { type Contracts, mainNames } from './mains.ts';
import type { Read } from './Read.ts';

/**
 * Base units of ACB that both main contracts burned on each of `days` UTC days (at most 100). Errors when read:
 * `rpc.*`, `deployment.codeDiffers`, `contract.PageTooLarge`, `contract.FigureTooLarge`.
 * @param firstDay days since the epoch
 */
export function burnedByDay(deployment: Contracts, firstDay: bigint, days: number): Read<readonly bigint[]> {
  const data = hashrateMain.encodeBurnedByDay(firstDay, BigInt(days));
  const reads = mainNames.map((name) =>
    readOf(deployment.contracts[name], data, hashrateMain.decodeBurnedByDay),
  );
  return joinReads('burnedByDay', reads, (mains) =>
    Array.from({ length: days }, (_, day) => mains.reduce((sum, main) => sum + (main[day] ?? 0n), 0n)),
  );
}
