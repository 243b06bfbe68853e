import { swapPair, swapRouter, tokenSwap } from '@amswap/contracts/codec';
import { type Address, type Eip1193Provider, tokenIds } from '@amswap/values';
import { baseUnits, type World } from '../src/index.ts';
import { view } from './view.ts';

const ALL_ROWS = 100n;

/** Everything that the screens read of the token swap, the router and the pair. */
export async function swapFacts(provider: Eip1193Provider, { accounts, contracts }: World) {
  const { tokens } = contracts;
  const sellers = [accounts.member, accounts.referrer, ...accounts.crowd];
  const queue = await view(
    provider,
    contracts.tokenSwap,
    tokenSwap.encodeSaleQueue(0n, ALL_ROWS),
    tokenSwap.decodeSaleQueue,
  );
  const sales = [];
  for (const { address } of sellers) {
    const data = tokenSwap.encodeSalesOf(address, 0n, ALL_ROWS);
    sales.push(await view(provider, contracts.tokenSwap, data, tokenSwap.decodeSalesOf));
  }
  const obligations = [];
  for (const id of tokenIds) {
    const data = tokenSwap.encodeObligations(tokens[id]);
    obligations.push(await view(provider, contracts.tokenSwap, data, tokenSwap.decodeObligations));
  }
  return {
    queue,
    sales,
    obligations,
    terms: await memberTerms(provider, contracts.tokenSwap, tokens, accounts.member.address),
    reserves: await view(
      provider,
      contracts.acbPair,
      swapPair.encodeGetReserves(),
      swapPair.decodeGetReserves,
    ),
    quote: await view(
      provider,
      contracts.swapRouter,
      swapRouter.encodeGetAmountsOut(baseUnits('USDT', 100n), [tokens.USDT, tokens.ACB]),
      swapRouter.decodeGetAmountsOut,
    ),
  };
}

function memberTerms(
  provider: Eip1193Provider,
  swap: Address,
  tokens: World['contracts']['tokens'],
  member: Address,
) {
  const ways = [
    [tokens.MV, tokens.X],
    [tokens.WXB, tokens.X],
    [tokens.MV, tokens.ACB],
    [tokens.ACB, tokens.ACB],
  ] as const;
  return Promise.all(
    ways.map(([from, to]) => {
      const data = tokenSwap.encodeExchangeTerms(from, to, member);
      return view(provider, swap, data, tokenSwap.decodeExchangeTerms);
    }),
  );
}
