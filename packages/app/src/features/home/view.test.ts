import type { Obligations, Revenue } from '@amswap/chain';
import { checksumAddress, tokenIds } from '@amswap/values';
import { describe, expect, it } from 'vitest';
import type { HomeFacts } from './homeFacts.ts';
import { type ContractWords, homeView } from './view.ts';

const words: ContractWords = {
  main: 'main contract',
  mainSecondary: 'second main contract',
  tokenSwap: 'token swap',
  rewardBalance: 'Reward balance',
};
const someone = checksumAddress('0x8ba1f109551bd432803012645ac136ddd64dba72');
const known = <T>(value: T) => ({ kind: 'known', value }) as const;
const now = 1_800_000_000_000;
const second = BigInt(now / 1000);
const obligations: Obligations = {
  held: 100n,
  freeReserve: 40n,
  machineOwed: 30n,
  sharesOwed: 10n,
  rewardOwed: 8n,
  luckyPool: 7n,
  maxPowerPool: 5n,
};
const kinds = { machine: 0n, dynamic: 0n, preachingFirst: 0n, preachingSecond: 0n, preachingThird: 0n };
const ofMain = {
  waiting: kinds,
  received: kinds,
  activePower: 40n,
  powerSeconds: 0n,
  rate: { numerator: 1n, denominator: 1n },
  nextOutAt: 0n,
};
const owing = { ...kinds, machine: 5n };

function facts(change: Partial<HomeFacts> = {}): HomeFacts {
  return {
    luckyPool: known({
      balance: 9n,
      round: 1n,
      deadline: second + 300n,
      lastInput: someone,
      lastInputAt: second,
      lastWinner: undefined,
      lastPrize: 0n,
    }),
    maxPowerPool: known({
      balance: 3n,
      periodEnd: second + 60n,
      leader: someone,
      power: 40n,
      lastWinner: someone,
      lastPrize: 2n,
    }),
    burned: known(12n),
    burnedByDay: known([1n, 2n]),
    obligations: { main: known(obligations), mainSecondary: { kind: 'loading' } },
    tokens: tokenIds.map((token) => ({
      token,
      metadata: known({ symbol: token, decimals: 18 }),
      balance: undefined,
      allowance: undefined,
    })),
    own: undefined,
    now,
    native: { symbol: 'BNB', decimals: 18 },
    ...change,
  };
}

function owns(revenue: Revenue, nextAt: { main: bigint; mainSecondary: bigint }): HomeFacts['own'] {
  return {
    power: known(40n),
    revenue: known(revenue),
    claimTimes: known({ interval: 60n, nextAt }),
    native: known(1n),
    reward: known(2n),
  };
}

describe('home', () => {
  it('counts a round down by chain time, and says when nobody has settled it', () => {
    expect(homeView(facts(), words).pool.countdown).toEqual({
      kind: 'running',
      endsAt: now + 300_000,
      length: 600_000,
    });
    const late = homeView(facts({ now: now + 300_000 }), words);
    expect(late.pool.countdown).toEqual({ kind: 'unsettled' });
    expect(late.maxPower.countdown).toEqual({ kind: 'unsettled' });
  });

  it('waits for the decimals of ACB before it shows an amount of it', () => {
    const tokens = facts().tokens.map((token) => ({ ...token, metadata: { kind: 'loading' } as const }));
    const view = homeView(facts({ tokens }), words);
    expect(view.pool.balance).toBeUndefined();
    expect(view.burned.total).toBeUndefined();
    expect(view.holds).toEqual([]);
  });

  it('holds what a contract has against all that it owes', () => {
    const [line] = homeView(facts(), words).holds;
    expect(line).toMatchObject({ contract: 'main contract', holds: { value: 100n }, owes: { value: 60n } });
  });

  it('shows no balance without an account', () => {
    const view = homeView(facts(), words);
    expect(view.own).toEqual({ kind: 'noAccount' });
    expect(view.balances.map(({ balance }) => balance.kind)).toEqual(Array(9).fill('missing'));
  });

  it('lets claim what waits, after the wait of a contract that owes', () => {
    const revenue: Revenue = {
      of: { main: { ...ofMain, waiting: owing }, mainSecondary: ofMain },
      waiting: owing,
      received: kinds,
    };
    const claimOf = (main: bigint) =>
      homeView(facts({ own: owns(revenue, { main, mainSecondary: 0n }) }), words).own;
    expect(claimOf(second)).toMatchObject({
      kind: 'known',
      claim: { kind: 'ready' },
      waiting: { value: 5n },
    });
    expect(claimOf(second + 1n)).toMatchObject({ claim: { kind: 'waiting', until: now + 1000 } });
    const nothing: Revenue = {
      of: { main: ofMain, mainSecondary: ofMain },
      waiting: kinds,
      received: kinds,
    };
    const own = homeView(facts({ own: owns(nothing, { main: 0n, mainSecondary: 0n }) }), words).own;
    expect(own).toMatchObject({ claim: { kind: 'nothing' } });
    // Just claimed, with machines that go on: the wait is told, not that there is nothing.
    const emptied: Revenue = { ...nothing, of: { ...nothing.of, main: { ...ofMain, activePower: 40n } } };
    const waits = { main: second + 9n, mainSecondary: 0n };
    expect(homeView(facts({ own: owns(emptied, waits) }), words).own).toMatchObject({
      claim: { kind: 'waiting', until: now + 9000 },
    });
  });

  it('names the spender of what is authorised: the token swap for MV, main for the others', () => {
    const tokens = facts().tokens.map((token) => ({ ...token, balance: known(1n), allowance: known(7n) }));
    const rows = homeView(facts({ tokens }), words).balances;
    const note = (coin: string) => rows.find((row) => row.coin === coin)?.note;
    expect(note('MV')).toMatchObject({ kind: 'authorised', spender: 'token swap' });
    expect(note('X')).toMatchObject({ kind: 'authorised', spender: 'main contract', amount: { value: 7n } });
  });
});
