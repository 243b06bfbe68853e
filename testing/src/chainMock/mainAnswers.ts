import type { Deployment } from '@amswap/chain';
import { type Hex, type PayTokenId, payTokenIds, zeroAddress } from '@amswap/values';
import type { TransactionDescription } from 'ethers';
import type { ChainMockState, FiveSums, MainName, MockMainAccount } from './ChainMockState.ts';
import { accountIn } from './emptyState.ts';
import type { MockPlace } from './mockContracts.ts';

type Places = ReadonlyMap<string, MockPlace>;

const noSums: FiveSums = [0n, 0n, 0n, 0n, 0n];

/** The reference deployment's shares of a synthesis and spans of time. */
const referenceFigures = {
  capBps: 15_000n,
  dailyBps: 100n,
  dynamicBps: 1_000n,
  preachingBps: [500n, 300n, 200n],
  luckyPoolBps: 200n,
  maxPowerPoolBps: 100n,
  luckyRoundSeconds: 600n,
  machineSeconds: 150n * 86_400n,
};

/** What its levels 1 to 5 take. */
const referenceLevels = {
  teamPerformance: [1_000n, 5_000n, 20_000n, 100_000n, 500_000n],
  activePower: [100n, 500n, 2_000n, 10_000n, 50_000n],
};

/** The pay token that stands at an address. */
export function payTokenAt(places: Places, address: unknown): PayTokenId {
  const place = places.get(String(address).toLowerCase());
  const found = payTokenIds.find((id) => place?.kind === 'token' && place.token === id);
  if (found === undefined) throw new Error(`The chain mock has no pay token at ${String(address)}.`);
  return found;
}

/** What one of the two main contracts answers; calls that change something are only tried. */
export function answerMain(
  state: ChainMockState,
  main: MainName,
  called: TransactionDescription,
  { contracts }: Pick<Deployment, 'contracts'>,
  places: Places,
): readonly unknown[] {
  const { name, args } = called;
  const { luckyPool, maxPowerPool, totalBurned, burnedByDay, obligations } = state.mains[main];
  const all: Record<string, () => readonly unknown[]> = {
    luckyPool: () => [luckyPool],
    maxPowerPool: () => [maxPowerPool],
    totalBurned: () => [totalBurned],
    burnedByDay: () => [daysOf(args).map((day) => burnedByDay.get(day) ?? 0n)],
    obligations: () => [obligations],
    freeReserve: () => [obligations.freeReserve],
    founder: () => [state.founder],
    acb: () => [contracts.acb],
    claimInterval: () => [state.claimInterval],
    vipRefreshAt: () => [state.vipRefreshAt],
    LINE_DEPTH: () => [32n],
    figures: () => [referenceFigures],
    levelThresholds: () => [referenceLevels],
    payTokens: () => [
      [...places]
        .filter(([, place]) => place.kind === 'token' && isPayToken(place.token))
        .map(([address]) => address),
    ],
    synthesisTerms: () => [state.terms[payTokenAt(places, args[0])]],
    quoteSynthesis: () => [state.terms[payTokenAt(places, args[0])].price * (args[1] as bigint)],
    synthesise: () => [1n],
    register: () => [],
    changeSettler: () => [],
    claim: () => [0n],
    settleLuckyPool: () => [],
    settleMaxPowerPool: () => [],
  };
  const known =
    all[name] ??
    (name.startsWith('preview')
      ? () => previewOf(state.refusal)
      : accountAnswers(state, main, called, places)[name]);
  if (known === undefined) throw new Error(`The chain mock has no answer to ${main}.${name}.`);
  const outputs = called.fragment.outputs.length;
  return known().slice(0, outputs);
}

const isPayToken = (token: string) => (payTokenIds as readonly string[]).includes(token);
const previewOf = (refusal: Hex | undefined) => (refusal === undefined ? [true, '0x'] : [false, refusal]);

function accountAnswers(
  state: ChainMockState,
  main: MainName,
  { args }: TransactionDescription,
  places: Places,
): Record<string, () => readonly unknown[]> {
  const address = typeof args[0] === 'string' ? args[0] : zeroAddress;
  const account = accountIn(state, address);
  const own = account.mains[main];
  const { rateNumerator, rateDenominator } = state.mains[main];
  return {
    memberOf: () => [
      {
        ...account.member,
        account: address,
        isMember: account.member.joinedAt > 0n,
        activePower: own.activePower,
      },
    ],
    directMembersOf: () => {
      const rows = account.directMembers.map((direct) => ({
        ...accountIn(state, direct).member,
        account: direct,
      }));
      return pageOf(rows, args);
    },
    machinesOf: () => pageOf(machineRows(own, places), args),
    revenueOf: () => [{ ...own, rateNumerator, rateDenominator }],
    rewardBalanceOf: () => [own.rewardBalance],
    nextClaimAt: () => [own.nextClaimAt],
    claimedByDay: () => [daysOf(args.slice(1)).map((day) => own.claimedByDay.get(day) ?? noSums)],
    powerAt: () => [own.activePower],
  };
}

function machineRows({ machines }: MockMainAccount, places: Places) {
  const addressOf = (token: PayTokenId) =>
    [...places].find(([, place]) => place.kind === 'token' && place.token === token)?.[0] ?? zeroAddress;
  return machines.map((machine) => ({ ...machine, payToken: addressOf(machine.payToken) }));
}

/** `(…, offset, limit)` of a list, and its length. */
function pageOf(rows: readonly unknown[], args: readonly unknown[]): readonly unknown[] {
  const [offset, limit] = [Number(args[1]), Number(args[2])];
  return [rows.slice(offset, offset + limit), rows.length];
}

function daysOf([first, count]: readonly unknown[]): readonly bigint[] {
  return Array.from({ length: Number(count) }, (_, i) => (first as bigint) + BigInt(i));
}
