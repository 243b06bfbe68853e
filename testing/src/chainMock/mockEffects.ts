import type { Deployment } from '@amswap/chain';
import type { Address, TokenId } from '@amswap/values';
import type { TransactionDescription } from 'ethers';
import { type NodeBlock, type NodeTransaction, revert } from '../node/NodeContracts.ts';
import type { ChainMockState, MainName } from './ChainMockState.ts';
import { accountIn } from './emptyState.ts';
import { payTokenAt } from './mainAnswers.ts';
import type { MockPlace } from './mockContracts.ts';
import { spenderAt } from './tokenAnswers.ts';

const machineSeconds = 150n * 86_400n;
const luckyRoundSeconds = 600n;
const unit = 10n ** 18n;

/** What a mined transaction to a token changes. */
export function applyToToken(
  state: ChainMockState,
  token: TokenId,
  { name, args }: TransactionDescription,
  { from }: NodeTransaction,
  deployment: Pick<Deployment, 'contracts'>,
): void {
  if (name !== 'approve') throw new Error(`The chain mock does not carry out ${token}.${name}.`);
  const spender = spenderAt(deployment, args[0]);
  if (spender === undefined) throw revert();
  const account = accountIn(state, from);
  account.allowances[token] = { ...account.allowances[token], [spender]: args[1] as bigint };
}

/** What a mined transaction to a main contract changes: the figures that its caller sees, not the whole protocol. */
export function applyToMain(
  state: ChainMockState,
  main: MainName,
  { name, args }: TransactionDescription,
  { from }: NodeTransaction,
  block: NodeBlock,
  places: ReadonlyMap<string, MockPlace>,
): void {
  const account = accountIn(state, from);
  const own = account.mains[main];
  switch (name) {
    case 'synthesise':
      return synthesise(
        state,
        main,
        from,
        { token: payTokenAt(places, args[0]), power: args[1] as bigint },
        block,
      );
    case 'register':
      account.member = {
        ...account.member,
        referrer: args[0] as Address,
        settler: args[0] as Address,
        joinedAt: BigInt(block.time),
      };
      return;
    case 'changeSettler':
      account.member = { ...account.member, settler: args[0] as Address };
      return;
    case 'claim':
      for (const [kind, waiting] of own.waiting.entries()) {
        if (((args[0] as bigint) & (1n << BigInt(kind))) === 0n) continue;
        own.received[kind] = (own.received[kind] ?? 0n) + waiting;
        own.waiting[kind] = 0n;
        own.rewardBalance += waiting;
      }
      own.nextClaimAt = BigInt(block.time) + state.claimInterval + 1n;
      return;
    default:
      throw new Error(`The chain mock does not carry out ${main}.${name}.`);
  }
}

function synthesise(
  state: ChainMockState,
  main: MainName,
  from: Address,
  { token, power }: { token: ReturnType<typeof payTokenAt>; power: bigint },
  block: NodeBlock,
): void {
  const account = accountIn(state, from);
  const own = account.mains[main];
  const paid = state.terms[token].price * power;
  const allowed = account.allowances[token]?.main ?? 0n;
  if (paid > allowed || paid > account.balances[token]) throw revert();
  const startedAt = BigInt(block.time);
  const pool = state.mains[main].luckyPool;
  account.balances[token] -= paid;
  account.allowances[token] = { ...account.allowances[token], main: allowed - paid };
  own.activePower += power;
  account.member = { ...account.member, ownPerformance: account.member.ownPerformance + power };
  own.machines.unshift({
    id: BigInt(own.machines.length + 1),
    payToken: token,
    power,
    paid,
    startedAt,
    endsAt: startedAt + machineSeconds,
    cap: (power * unit * 3n) / 2n,
    revenue: 0n,
    out: false,
  });
  pool.balance += (power * unit) / 50n;
  pool.lastInput = from;
  pool.lastInputAt = startedAt;
  pool.deadline = startedAt + luckyRoundSeconds;
}
