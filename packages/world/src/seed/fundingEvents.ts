import { erc20, hashrateMain } from '@amswap/contracts/codec';
import { type TokenId, tokenIds } from '@amswap/values';
import type { WorldRole } from '../accounts.ts';
import type { Move } from '../driver/MoveSigner.ts';
import { MINUTE } from '../timeline.ts';
import { baseUnits } from '../tokens.ts';
import type { Scene, SeedEvent } from './SeedEvent.ts';

/** Whole ACB in each main's reserve. */
const RESERVES = { main: 2_000_000n, mainSecondary: 60_000n } as const;

/** Whole tokens with which the tour's accounts begin. */
const purses: Readonly<Record<'member' | 'referrer' | 'buyer', Readonly<Record<TokenId, bigint>>>> = {
  member: { ACB: 12_840n, MV: 6_200n, X: 2_460n, USDT: 8_915n, WXB: 1_254n, LBT: 20_000n, FTB: 15_300n },
  referrer: { ACB: 5_000n, MV: 900n, X: 310n, USDT: 2_400n, WXB: 85n, LBT: 4_000n, FTB: 2_750n },
  buyer: { ACB: 1_500n, MV: 0n, X: 600n, USDT: 50_000n, WXB: 300n, LBT: 9_600n, FTB: 6_000n },
};

/** The reserves are funded when the contracts are new; the tour's accounts get their purses before the world opens. */
export function fundingEvents(scene: Scene): SeedEvent[] {
  return [
    { time: scene.timeline.deployedAt + 30n * MINUTE, moves: reserveMoves(scene) },
    { time: scene.timeline.opening - MINUTE, moves: purseMoves(scene) },
  ];
}

function reserveMoves({ accounts, contracts }: Scene): Move[] {
  const from = accounts.deployer;
  return (['main', 'mainSecondary'] as const).flatMap((name) => {
    const amount = baseUnits('ACB', RESERVES[name]);
    return [
      { from, to: contracts.tokens.ACB, data: erc20.encodeApprove(contracts[name], amount) },
      { from, to: contracts[name], data: hashrateMain.encodeFund(amount) },
    ];
  });
}

function purseMoves({ accounts, contracts }: Scene): Move[] {
  const owners = Object.keys(purses) as (keyof typeof purses & WorldRole)[];
  return owners.flatMap((owner) =>
    tokenIds
      .filter((id) => purses[owner][id] > 0n)
      .map((id) => ({
        from: accounts.deployer,
        to: contracts.tokens[id],
        data: erc20.encodeTransfer(accounts[owner].address, baseUnits(id, purses[owner][id])),
        gas: 200_000n,
      })),
  );
}
