import { hashrateMain } from '@amswap/contracts/codec';
import type { Address, TokenId } from '@amswap/values';
import { joinReads, readOf } from './answer.ts';
import { type Contracts, type MainName, mainNames } from './mains.ts';
import type { Read } from './Read.ts';
import { tokenAt } from './tokenAddress.ts';

/** One synthesis and the machine it started. Amounts are base units, times unix seconds. */
export interface Machine {
  /** The contract that it stands in; ids count per contract. */
  readonly main: MainName;
  readonly id: bigint;
  /** Undefined for a token that is not one of the seven. */
  readonly payToken: TokenId | undefined;
  readonly power: bigint;
  /** Base units of the pay token. */
  readonly paid: bigint;
  readonly startedAt: bigint;
  readonly endsAt: bigint;
  /** The most it can earn, base units of ACB. */
  readonly cap: bigint;
  /** Earned up to the block, base units of ACB. */
  readonly revenue: bigint;
  /** Whether the cap is reached. */
  readonly out: boolean;
}

/** How many rows of each contract a list has taken already. */
export type MachineCursor = Readonly<Record<MainName, bigint>>;

export const firstMachines: MachineCursor = { main: 0n, mainSecondary: 0n };

export interface MachinesPage {
  /** Newest first, both contracts in one list. */
  readonly rows: readonly Machine[];
  /** How many there are in all, in both contracts. */
  readonly total: bigint;
  /** Where the next page begins; undefined after the last one. */
  readonly next: MachineCursor | undefined;
}

/**
 * The next `limit` machines (at most 100) of an owner over both main contracts, newest first. Errors when read:
 * `rpc.*`, `deployment.codeDiffers`, `contract.PageTooLarge`.
 */
export function machinesOf(
  deployment: Contracts,
  owner: Address,
  cursor: MachineCursor,
  limit: number,
): Read<MachinesPage> {
  const reads = mainNames.map((main) =>
    readOf(
      deployment.contracts[main],
      hashrateMain.encodeMachinesOf(owner, cursor[main], BigInt(limit)),
      (answer) => {
        const { page, total } = hashrateMain.decodeMachinesOf(answer);
        return {
          total,
          rows: page.map((row) => ({ ...row, main, payToken: tokenAt(deployment, row.payToken) })),
        };
      },
    ),
  );
  return joinReads(`machines:${limit}`, reads, (answers) => {
    const rows: readonly Machine[] = answers
      .flatMap(({ rows }) => rows)
      // Newest first; of the same second, the newer contract's first, so that the order never depends on the sort.
      .sort(
        (a, b) => Number(b.startedAt - a.startedAt) || mainNames.indexOf(a.main) - mainNames.indexOf(b.main),
      )
      .slice(0, limit);
    const total = answers.reduce((sum, answer) => sum + answer.total, 0n);
    const taken = (main: MainName) => cursor[main] + BigInt(rows.filter((row) => row.main === main).length);
    const next: MachineCursor = { main: taken('main'), mainSecondary: taken('mainSecondary') };
    const more = rows.length > 0 && next.main + next.mainSecondary < total;
    return { rows, total, next: more ? next : undefined };
  });
}
