import {
  constantProductPairArtifact,
  pairFactoryArtifact,
  pairRouterArtifact,
} from '@amswap/contracts/bytecode';
import { swapRouter, tokenSwap } from '@amswap/contracts/codec';
import { type TokenId, zeroAddress } from '@amswap/values';
import { ownerCall } from '../../src/driver/creationCode.ts';
import { type Action, anyAmount, anyone, type Chance } from './actions.ts';

const FAR = 100_000n;
const COIN = 10n ** 18n;

/** A deadline that mostly holds. */
const deadline = ({ turns, time }: Chance) => (turns.below(6) === 0 ? time - 1n : time + FAR);
const swapOf = ({ world }: Chance) => world.contracts.tokenSwap;
/** Mostly an amount that somebody has. */
const someCoins = (c: Chance) =>
  c.turns.below(4) === 0 ? anyAmount(c) : BigInt(10 + c.turns.below(300)) * COIN;

const ways: readonly (readonly [TokenId, TokenId])[] = [
  ['MV', 'X'],
  ['WXB', 'X'],
  ['MV', 'ACB'],
  ['ACB', 'ACB'],
  ['X', 'MV'],
];

const exchange: Action = (c) => {
  const [from, to] = c.turns.oneOf(ways);
  const { tokens } = c.world.contracts;
  const amount = c.turns.below(3) === 0 ? anyAmount(c) : BigInt(1 + c.turns.below(1_000_000)) * 1_000n;
  const least = c.turns.below(5) === 0 ? 10n ** 30n : 0n;
  const data = tokenSwap.encodeExchange(tokens[from], tokens[to], amount, least, deadline(c));
  return { from: anyone(c), to: swapOf(c), data };
};

const saleActions: readonly Action[] = [
  exchange,
  exchange,
  (c) => ({ from: anyone(c), to: swapOf(c), data: tokenSwap.encodeListForSale(someCoins(c)) }),
  (c) => ({ from: anyone(c), to: swapOf(c), data: tokenSwap.encodeListForSale(someCoins(c)) }),
  (c) => ({ from: anyone(c), to: swapOf(c), data: tokenSwap.encodeTakeOut(BigInt(c.turns.below(34))) }),
  // Rows of the member that are on sale when the world opens.
  (c) => ({
    from: c.world.accounts.member,
    to: swapOf(c),
    data: tokenSwap.encodeTakeOut(c.turns.oneOf([13n, 22n])),
  }),
  (c) => {
    const amount = someCoins(c);
    const least = c.turns.oneOf([0n, 1n, amount]);
    const data = tokenSwap.encodeBuyMv(amount, least, c.turns.oneOf([amount, amount, 1n]), deadline(c));
    return { from: anyone(c), to: swapOf(c), data, gas: 5_000_000n };
  },
  (c) => {
    const token = c.world.contracts.tokens[c.turns.oneOf(['X', 'X', 'MV'] as const)];
    return { from: anyone(c), to: swapOf(c), data: tokenSwap.encodeFundStock(token, someCoins(c)) };
  },
  (c) => ({
    from: anyone(c),
    to: swapOf(c),
    data: tokenSwap.encodeWithdrawProceeds(c.turns.oneOf([zeroAddress, anyone(c).address])),
  }),
];

const routerActions: readonly Action[] = [
  (c) => {
    const { tokens, swapRouter: router } = c.world.contracts;
    const path = c.turns.oneOf([
      [tokens.USDT, tokens.ACB],
      [tokens.ACB, tokens.USDT],
      [tokens.X, tokens.ACB],
      [tokens.USDT],
    ]);
    const from = anyone(c);
    const least = c.turns.below(4) === 0 ? 10n ** 30n : 0n;
    const data = swapRouter.encodeSwapExactTokensForTokens(
      someCoins(c),
      least,
      path,
      from.address,
      deadline(c),
    );
    return { from, to: router, data };
  },
  (c) => {
    const { tokens, swapRouter: router } = c.world.contracts;
    const from = anyone(c);
    const other = c.turns.oneOf([tokens.USDT, tokens.X, tokens.ACB]);
    const values = [
      tokens.ACB,
      other,
      someCoins(c),
      someCoins(c),
      0n,
      c.turns.oneOf([0n, 10n ** 30n]),
      from.address,
      deadline(c),
    ];
    return { from, to: router, data: ownerCall(pairRouterArtifact, 'addLiquidity', values), gas: 4_000_000n };
  },
  (c) => {
    const { tokens, swapFactory } = c.world.contracts;
    const other = c.turns.oneOf([tokens.USDT, tokens.LBT, tokens.ACB, zeroAddress]);
    const data = ownerCall(pairFactoryArtifact, 'createPair', [tokens.ACB, other]);
    return { from: anyone(c), to: swapFactory, data, gas: 4_000_000n };
  },
];

/** Calls of the pair itself; its first shares are the deployer's. */
function pairAction(name: string, values: (c: Chance) => readonly unknown[]): Action {
  return (c) => ({
    from: c.turns.oneOf([anyone(c), c.world.accounts.deployer]),
    to: c.world.contracts.acbPair,
    data: ownerCall(constantProductPairArtifact, name, values(c)),
  });
}

const pairActions: readonly Action[] = [
  pairAction('mint', (c) => [anyone(c).address]),
  pairAction('burn', (c) => [anyone(c).address]),
  pairAction('swap', (c) => [
    c.turns.oneOf([0n, 1n]),
    c.turns.oneOf([0n, 1n, 10n ** 30n]),
    anyone(c).address,
    '0x',
  ]),
  // Shares sent to the pair are what `burn` burns.
  pairAction('transfer', (c) => [c.world.contracts.acbPair, c.turns.oneOf([COIN, anyAmount(c)])]),
  pairAction('approve', (c) => [anyone(c).address, anyAmount(c)]),
  pairAction('transferFrom', (c) => [anyone(c).address, anyone(c).address, anyAmount(c)]),
];

/** Everything that writes to the token swap, the router, its factory and its pair, sound and unsound. */
export const swapActions: readonly Action[] = [...saleActions, ...routerActions, ...pairActions];
