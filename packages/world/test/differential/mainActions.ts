import { hashrateMainArtifact, memberRegistryArtifact } from '@amswap/contracts/bytecode';
import { hashrateMain } from '@amswap/contracts/codec';
import { type PayTokenId, payTokenIds, zeroAddress } from '@amswap/values';
import { ownerCall } from '../../src/driver/creationCode.ts';
import { payFigures, priceOf } from '../../src/tokens.ts';
import { type Action, anyAmount, anyMain, anyone, type Chance } from './actions.ts';

const FAR = 100_000n;

/** A synthesis that mostly works, but for what `change` makes of it. */
function synthesis(
  change: (
    c: Chance,
    sound: { power: bigint; payment: bigint; deadline: bigint; pay: PayTokenId },
  ) => {
    power?: bigint;
    payment?: bigint;
    deadline?: bigint;
  },
  gas?: bigint,
): Action {
  return (c) => {
    const pay = c.turns.oneOf(payTokenIds);
    const power = payFigures[pay].lowest + payFigures[pay].step * BigInt(c.turns.below(5));
    const sound = { power, payment: power * priceOf(pay), deadline: c.time + FAR, pay };
    const { payment, deadline, ...changed } = { ...sound, ...change(c, sound) };
    const token = c.world.contracts.tokens[pay];
    const data = hashrateMain.encodeSynthesise(token, changed.power, payment, deadline);
    return { from: anyone(c), to: c.world.contracts.main, data, gas };
  };
}

const synthesisActions: readonly Action[] = [
  synthesis(() => ({})),
  synthesis(() => ({})),
  synthesis(() => ({})),
  synthesis((_, { payment }) => ({ payment: payment * 2n })),
  synthesis((_, { payment }) => ({ payment: payment - 1n })),
  synthesis((_, { power, payment }) => ({ power: power + 1n, payment: payment * 2n })),
  synthesis((_, { pay }) => ({ power: payFigures[pay].lowest - payFigures[pay].step })),
  synthesis((c) => ({ deadline: c.time - 1n })),
  synthesis(() => ({ power: 10_000_000n, payment: 10n ** 30n })),
  synthesis(() => ({ power: 1n << 200n, payment: (1n << 256n) - 1n })),
  // Runs out of gas half way.
  synthesis(() => ({}), 130_000n),
  (c) => ({
    from: anyone(c),
    to: anyMain(c),
    data: hashrateMain.encodeSynthesise(c.turns.oneOf(payable(c)), 100n, 10n ** 24n, c.time + FAR),
  }),
];

/** Tokens with bad manners, which the differential test has given terms, and one without any. */
function payable({ world }: Chance) {
  const { badTokens, tokens } = world.contracts;
  return [badTokens.feeOnTransfer, badTokens.noReturn, badTokens.approveFromZero, tokens.MV];
}

const memberActions: readonly Action[] = [
  (c) => ({ from: anyone(c), to: anyMain(c), data: hashrateMain.encodeRegister(anyone(c).address) }),
  (c) => ({ from: anyone(c), to: anyMain(c), data: hashrateMain.encodeRegister(zeroAddress) }),
  (c) => {
    const from = anyone(c);
    return { from, to: anyMain(c), data: hashrateMain.encodeRegister(from.address) };
  },
  (c) => ({ from: anyone(c), to: anyMain(c), data: hashrateMain.encodeChangeSettler(anyone(c).address) }),
  (c) => ({ from: anyone(c), to: anyMain(c), data: hashrateMain.encodeChangeSettler(anyone(c).address) }),
  (c) => {
    const from = anyone(c);
    return { from, to: anyMain(c), data: hashrateMain.encodeChangeSettler(from.address) };
  },
  registryCall('register', (c) => [anyone(c).address, anyone(c).address]),
  registryCall('changeSettler', (c) => [anyone(c).address, anyone(c).address]),
  registryCall('recordPerformance', (c) => [anyone(c).address, 100n]),
  registryCall('admitMain', (c) => [c.turns.oneOf([zeroAddress, c.world.contracts.main, c.spender.address])]),
];

function registryCall(name: string, values: (c: Chance) => readonly unknown[]): Action {
  return (c) => ({
    from: c.turns.oneOf([anyone(c), c.world.accounts.deployer]),
    to: c.world.contracts.registry,
    data: ownerCall(memberRegistryArtifact, name, values(c)),
  });
}

const revenueActions: readonly Action[] = [
  (c) => ({ from: anyone(c), to: anyMain(c), data: hashrateMain.encodeClaim(0b11111) }),
  (c) => ({ from: anyone(c), to: anyMain(c), data: hashrateMain.encodeClaim(c.turns.below(64)) }),
  (c) => ({ from: anyone(c), to: anyMain(c), data: hashrateMain.encodeSettleLuckyPool() }),
  (c) => ({ from: anyone(c), to: anyMain(c), data: hashrateMain.encodeSettleMaxPowerPool() }),
  (c) => ({ from: anyone(c), to: anyMain(c), data: hashrateMain.encodeFund(anyAmount(c)) }),
  (c) => spending(c, anyAmount(c), 0n),
  (c) => spending(c, 10n ** 16n, 10n ** 15n),
  (c) => spending(c, 10n ** 15n, 10n ** 16n),
  (c) => ({ ...spending(c, 1n, 0n), from: anyone(c) }),
];

function spending(c: Chance, amount: bigint, fee: bigint) {
  const owner = anyone(c).address;
  const data = hashrateMain.encodeSpendReward(owner, amount, fee, c.turns.oneOf([owner, owner, zeroAddress]));
  return { from: c.spender, to: c.world.contracts.main, data };
}

const ownerActions: readonly Action[] = [
  (c) => {
    const step = BigInt(c.turns.below(3)) * 20n;
    const terms = [c.world.contracts.tokens.MV, true, step, 40n, BigInt(c.turns.below(2))];
    return ownersMove(c, 'setTerms', terms);
  },
  (c) =>
    ownersMove(c, 'setTerms', [
      c.world.contracts.tokens.X,
      c.turns.below(2) === 0,
      20n,
      40n,
      4n * 10n ** 17n,
    ]),
  (c) => ownersMove(c, 'connectTokenSwap', [c.turns.oneOf([zeroAddress, c.spender.address])]),
];

function ownersMove(c: Chance, name: string, values: readonly unknown[]) {
  const from = c.turns.below(3) === 0 ? anyone(c) : c.world.accounts.deployer;
  return { from, to: anyMain(c), data: ownerCall(hashrateMainArtifact, name, values) };
}

/** Everything that writes to the mains and the registry, sound and unsound. */
export const mainActions: readonly Action[] = [
  ...synthesisActions,
  ...memberActions,
  ...revenueActions,
  ...ownerActions,
];
