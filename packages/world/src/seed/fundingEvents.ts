import { erc20, hashrateMain, tokenSwap } from '@amswap/contracts/codec';
import type { Move } from '../driver/MoveSigner.ts';
import { MINUTE } from '../timeline.ts';
import { baseUnits } from '../tokens.ts';
import type { Scene, SeedEvent } from './SeedEvent.ts';

/** Whole ACB in each main's reserve. */
const RESERVES = { main: 2_000_000n, mainSecondary: 60_000n } as const;
/** Whole X in the token swap's stock. */
const STOCK = 500_000n;

/** The reserves and the stock are funded when the contracts are new. */
export function fundingEvents(scene: Scene): SeedEvent[] {
  const moves = [...reserveMoves(scene), ...stockMoves(scene)];
  return [{ time: scene.timeline.deployedAt + 30n * MINUTE, moves }];
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

function stockMoves({ accounts, contracts }: Scene): Move[] {
  const from = accounts.deployer;
  const amount = baseUnits('X', STOCK);
  return [
    { from, to: contracts.tokens.X, data: erc20.encodeApprove(contracts.tokenSwap, amount) },
    { from, to: contracts.tokenSwap, data: tokenSwap.encodeFundStock(contracts.tokens.X, amount) },
  ];
}
