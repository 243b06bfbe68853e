import { erc20, hashrateMain } from '@amswap/contracts/codec';
import type { PayTokenId } from '@amswap/values';
import type { WorldAccount } from '../accounts.ts';
import type { Move } from '../driver/MoveSigner.ts';
import { termsMoves } from '../deploy/deployMains.ts';
import { DAY, HOUR } from '../timeline.ts';
import { priceOf } from '../tokens.ts';
import { crowdMember } from './memberEvents.ts';
import type { Scene, SeedEvent } from './SeedEvent.ts';
import { type Somebody, type SynthesisRow, synthesisTable } from './synthesisTable.ts';

const DEADLINE_AFTER = 600n;

/** All syntheses: each payer receives what it costs, authorises exactly that, and synthesises, in one block. */
export function synthesisEvents(scene: Scene): SeedEvent[] {
  const rows = synthesisTable(scene.accounts.crowd.length);
  return [...rows.map((row) => synthesisEvent(scene, row)), closingOfSecondary(scene)];
}

/** The account of somebody. */
export function accountOf({ accounts }: Scene, who: Somebody): WorldAccount {
  return typeof who === 'number' ? crowdMember(accounts.crowd, who) : accounts[who];
}

function synthesisEvent(scene: Scene, row: SynthesisRow): SeedEvent {
  const time = scene.timeline.startTime + row.at;
  const moves = synthesisMoves(scene, accountOf(scene, row.who), row.main, row.pay, row.power, time);
  const payment = row.power * priceOf(row.pay);
  const gift: Move = {
    from: scene.accounts.deployer,
    to: scene.contracts.tokens[row.pay],
    data: erc20.encodeTransfer(accountOf(scene, row.who).address, payment),
    gas: 200_000n,
  };
  return { time, moves: [gift, ...moves] };
}

/** Authorise exactly, then synthesise. */
export function synthesisMoves(
  { contracts }: Pick<Scene, 'contracts'>,
  from: WorldAccount,
  main: SynthesisRow['main'],
  pay: PayTokenId,
  power: bigint,
  time: bigint,
): Move[] {
  const token = contracts.tokens[pay];
  const payment = power * priceOf(pay);
  const deadline = time + DEADLINE_AFTER;
  return [
    { from, to: token, data: erc20.encodeApprove(contracts[main], payment), gas: 200_000n },
    { from, to: contracts[main], data: hashrateMain.encodeSynthesise(token, power, payment, deadline) },
  ];
}

/** The older main takes no new syntheses; its machines go on. */
function closingOfSecondary({ accounts, contracts, timeline }: Scene): SeedEvent {
  const moves = termsMoves(accounts, contracts.tokens, contracts.mainSecondary, false);
  return { time: timeline.startTime - 50n * DAY + HOUR, moves };
}
