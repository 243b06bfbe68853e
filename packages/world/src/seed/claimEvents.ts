import { hashrateMain } from '@amswap/contracts/codec';
import { DAY, HOUR, MINUTE } from '../timeline.ts';
import { accountOf } from './synthesisEvents.ts';
import type { Scene, SeedEvent } from './SeedEvent.ts';
import type { Somebody } from './synthesisTable.ts';

const ALL_KINDS = 0b11111;
const MACHINE_ONLY = 0b00001;

interface ClaimRow {
  readonly who: Somebody;
  readonly daysBefore: bigint;
  readonly main: 'main' | 'mainSecondary';
  readonly kinds: number;
}

const claims: readonly ClaimRow[] = [
  { who: 'member', daysBefore: 9n, main: 'main', kinds: ALL_KINDS },
  { who: 'member', daysBefore: 9n, main: 'mainSecondary', kinds: ALL_KINDS },
  { who: 'member', daysBefore: 7n, main: 'main', kinds: MACHINE_ONLY },
  { who: 'member', daysBefore: 6n, main: 'main', kinds: ALL_KINDS },
  { who: 'member', daysBefore: 4n, main: 'main', kinds: ALL_KINDS },
  { who: 'member', daysBefore: 3n, main: 'mainSecondary', kinds: MACHINE_ONLY },
  { who: 'member', daysBefore: 1n, main: 'main', kinds: ALL_KINDS },
  { who: 'referrer', daysBefore: 8n, main: 'main', kinds: ALL_KINDS },
  { who: 'referrer', daysBefore: 5n, main: 'mainSecondary', kinds: ALL_KINDS },
  { who: 'referrer', daysBefore: 2n, main: 'main', kinds: ALL_KINDS },
  { who: 'founder', daysBefore: 6n, main: 'mainSecondary', kinds: MACHINE_ONLY },
  { who: 8, daysBefore: 3n, main: 'main', kinds: MACHINE_ONLY },
];

/** What was claimed in the last ten days, in the evening of each day. */
export function claimEvents(scene: Scene): SeedEvent[] {
  return claims.map(({ who, daysBefore, main, kinds }, i) => ({
    time: scene.timeline.startTime - daysBefore * DAY + 20n * HOUR + BigInt(i) * MINUTE,
    moves: [
      { from: accountOf(scene, who), to: scene.contracts[main], data: hashrateMain.encodeClaim(kinds) },
    ],
  }));
}
