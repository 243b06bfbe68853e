import { erc20, hashrateMain } from '@amswap/contracts/codec';
import type { Address, Eip1193Provider, Hex } from '@amswap/values';
import { tokenIds } from '@amswap/values';
import type { World } from '../src/index.ts';
import { swapFacts } from './swapFacts.ts';
import { view } from './view.ts';

const ALL_ROWS = 100n;
const HISTORY_DAYS = 11n;

/** Everything that the screens read, for everybody in the world. */
export async function worldFacts(provider: Eip1193Provider, world: World) {
  const { accounts, contracts, timeline } = world;
  const today = timeline.startTime / 86_400n;
  const everybody = [accounts.founder, accounts.referrer, accounts.member, accounts.buyer, ...accounts.crowd];
  const block = (await provider.request({ method: 'eth_getBlockByNumber', params: ['latest', false] })) as {
    number: Hex;
    timestamp: Hex;
  };
  const ofMain = async (main: Address) => {
    const read = <T>(data: Hex, decode: (answer: Hex) => T) => view(provider, main, data, decode);
    const people = [];
    for (const { address } of everybody) {
      people.push({
        member: await read(hashrateMain.encodeMemberOf(address), hashrateMain.decodeMemberOf),
        revenue: await read(hashrateMain.encodeRevenueOf(address), hashrateMain.decodeRevenueOf),
        machines: await read(
          hashrateMain.encodeMachinesOf(address, 0n, ALL_ROWS),
          hashrateMain.decodeMachinesOf,
        ),
        reward: await read(hashrateMain.encodeRewardBalanceOf(address), hashrateMain.decodeRewardBalanceOf),
        claimed: await read(
          hashrateMain.encodeClaimedByDay(address, today - HISTORY_DAYS, HISTORY_DAYS),
          hashrateMain.decodeClaimedByDay,
        ),
      });
    }
    return {
      people,
      luckyPool: await read(hashrateMain.encodeLuckyPool(), hashrateMain.decodeLuckyPool),
      maxPowerPool: await read(hashrateMain.encodeMaxPowerPool(), hashrateMain.decodeMaxPowerPool),
      obligations: await read(hashrateMain.encodeObligations(), hashrateMain.decodeObligations),
      burned: await read(
        hashrateMain.encodeBurnedByDay(today - HISTORY_DAYS, HISTORY_DAYS + 1n),
        hashrateMain.decodeBurnedByDay,
      ),
      terms: await Promise.all(
        tokenIds.map((id) =>
          read(hashrateMain.encodeSynthesisTerms(contracts.tokens[id]), hashrateMain.decodeSynthesisTerms),
        ),
      ),
    };
  };
  const purses = [];
  for (const { address } of [accounts.member, accounts.referrer, accounts.buyer, accounts.treasury]) {
    for (const id of tokenIds) {
      const token = contracts.tokens[id];
      purses.push(await view(provider, token, erc20.encodeBalanceOf(address), erc20.decodeBalanceOf));
    }
    purses.push(await provider.request({ method: 'eth_getBalance', params: [address, 'latest'] }));
  }
  return {
    block: { number: block.number, timestamp: block.timestamp },
    contracts,
    main: await ofMain(contracts.main),
    mainSecondary: await ofMain(contracts.mainSecondary),
    swap: await swapFacts(provider, world),
    purses,
  };
}
