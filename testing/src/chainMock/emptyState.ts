import { type PayTokenId, payTokenIds, type TokenId, tokenIds, zeroAddress } from '@amswap/values';
import {
  type ChainMockState,
  type MainName,
  type MockAccount,
  type MockMain,
  type MockMainAccount,
  type MockTerms,
  mainNames,
} from './ChainMockState.ts';
import { emptySwap } from './MockSwap.ts';

const unit = 10n ** 18n;

/** Builds a record over a list of keys. */
function recordOver<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

/** Price of one power in thousandths of the token, as the reference deployment has it. */
const priceInThousandths: Record<PayTokenId, bigint> = {
  X: 400n,
  USDT: 1_000n,
  ACB: 2_000n,
  WXB: 50n,
  FTB: 5_000n,
  LBT: 8_000n,
};

function termsOf(token: PayTokenId): MockTerms {
  const coarse = token === 'WXB' || token === 'FTB' || token === 'LBT';
  return {
    enabled: true,
    powerStep: coarse ? 100n : 20n,
    lowestPower: coarse ? 100n : 40n,
    price: (priceInThousandths[token] * unit) / 1_000n,
    largestPower: 1_000_000n,
  };
}

function emptyMain(time: bigint): MockMain {
  const midnight = time - (time % 86_400n) + 86_400n;
  return {
    luckyPool: {
      balance: 0n,
      round: 1n,
      deadline: 0n,
      lastInput: zeroAddress,
      lastInputAt: 0n,
      lastWinner: zeroAddress,
      lastPrize: 0n,
    },
    maxPowerPool: {
      balance: 0n,
      periodEnd: midnight,
      leader: zeroAddress,
      power: 0n,
      lastWinner: zeroAddress,
      lastPrize: 0n,
    },
    totalBurned: 0n,
    burnedByDay: new Map(),
    obligations: {
      held: 0n,
      freeReserve: 0n,
      machineOwed: 0n,
      sharesOwed: 0n,
      rewardOwed: 0n,
      luckyPool: 0n,
      maxPowerPool: 0n,
    },
    rateNumerator: unit,
    rateDenominator: 8_640_000n,
  };
}

function emptyMainAccount(): MockMainAccount {
  return {
    activePower: 0n,
    machines: [],
    waiting: [0n, 0n, 0n, 0n, 0n],
    received: [0n, 0n, 0n, 0n, 0n],
    powerSeconds: 0n,
    nextOutAt: 0n,
    rewardBalance: 0n,
    nextClaimAt: 0n,
    claimedByDay: new Map(),
  };
}

/** An account that has nothing and is no member. */
export function emptyAccount(): MockAccount {
  return {
    native: 0n,
    balances: recordOver<TokenId, bigint>(tokenIds, () => 0n),
    allowances: {},
    member: {
      referrer: zeroAddress,
      settler: zeroAddress,
      joinedAt: 0n,
      ownPerformance: 0n,
      teamPerformance: 0n,
      directCount: 0n,
      teamCount: 0n,
      sLevel: 0,
      vipLevel: 0,
    },
    directMembers: [],
    mains: recordOver<MainName, MockMainAccount>(mainNames, emptyMainAccount),
  };
}

/**
 * A chain on which nothing has happened yet, with the reference deployment's terms.
 *
 * @param time unix seconds.
 */
export function emptyState(time: bigint): ChainMockState {
  return {
    tokens: recordOver(tokenIds, (id) => ({
      symbol: id,
      name: id,
      decimals: 18,
      totalSupply: 1_000_000_000n * unit,
    })),
    terms: recordOver(payTokenIds, termsOf),
    mains: recordOver(mainNames, () => emptyMain(time)),
    swap: emptySwap(),
    founder: zeroAddress,
    claimInterval: 60n,
    vipRefreshAt: time - (time % 86_400n) + 86_400n,
    accounts: new Map(),
    refusal: undefined,
  };
}

/** The account of a state, made empty where there is none yet. */
export function accountIn(state: ChainMockState, address: string): MockAccount {
  const key = address.toLowerCase();
  const known = state.accounts.get(key);
  if (known !== undefined) return known;
  const made = emptyAccount();
  state.accounts.set(key, made);
  return made;
}
