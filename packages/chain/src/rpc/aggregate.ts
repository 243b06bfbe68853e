import { CodecError, multicall3 } from '@amswap/contracts/codec';
import { checksumAddress, type Hex, type RpcRequest } from '@amswap/values';
import { ChainError, isChainError } from '../errors/ChainError.ts';
import type { Call, CallAnswer, Read } from '../reads/Read.ts';

/** What one read came to. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ChainError };

/** An aggregate's answer, opened: its block, and every read's share of it. */
export interface OpenedAggregate {
  readonly block: bigint;
  /** Timestamp of the block, unix seconds. */
  readonly blockTime: bigint;
  /** Chain that answered; undefined when the multicall contract cannot tell. */
  readonly chainId: number | undefined;
  /** The bytes that a read is decoded from: equal bytes mean an unchanged value. */
  rawOf(read: Read<unknown>): string;
  outcomeOf<T>(read: Read<T>): Outcome<T>;
}

export interface Aggregate {
  /** One `eth_call` that asks everything. */
  readonly request: RpcRequest;
  /** Opens the answer. Throws `rpc.badAnswer`, or `deployment.codeDiffers` when there is no multicall contract. */
  open(answer: unknown): OpenedAggregate;
}

const idOf = (call: Call) => call.to.toLowerCase() + call.data;

/** Gathers reads into one call of the multicall contract, with the block's number and time and the chain's id beside them. */
export function aggregateOf(reads: readonly Read<unknown>[], multicall: Hex): Aggregate {
  const calls = new Map<string, Call>();
  const head: readonly Call[] = [
    { to: multicall, data: multicall3.encodeGetBlockNumber() },
    { to: multicall, data: multicall3.encodeGetCurrentBlockTimestamp() },
    // Tells a node that serves another chain in the very request that is to be trusted.
    { to: multicall, data: multicall3.encodeGetChainId() },
  ];
  for (const call of [...head, ...reads.flatMap((read) => read.calls)]) calls.set(idOf(call), call);
  const data = multicall3.encodeAggregate3(
    [...calls.values()].map(({ to, data: callData }) => ({ target: to, allowFailure: true, callData })),
  );
  return {
    request: { method: 'eth_call', params: [{ to: multicall, data }, 'latest'] },
    open: (answer) => opened(answer, multicall, [...calls.keys()], head),
  };
}

function opened(
  answer: unknown,
  multicall: Hex,
  ids: readonly string[],
  head: readonly Call[],
): OpenedAggregate {
  if (answer === '0x')
    throw new ChainError('deployment.codeDiffers', { address: checksumAddress(multicall) });
  try {
    const results = multicall3.decodeAggregate3(answer as Hex);
    if (results.length !== ids.length) throw new ChainError('rpc.badAnswer');
    const answers = new Map(
      ids.map((id, i): [string, CallAnswer] => [
        id,
        { ok: results[i]?.success === true, data: results[i]?.returnData ?? '0x' },
      ]),
    );
    const answerTo = (call: Call): CallAnswer => answers.get(idOf(call)) ?? { ok: false, data: '0x' };
    const [number, time, chain] = head.map(answerTo);
    return {
      block: multicall3.decodeGetBlockNumber(number?.data ?? '0x'),
      blockTime: multicall3.decodeGetCurrentBlockTimestamp(time?.data ?? '0x'),
      chainId: chain?.ok && chain.data !== '0x' ? Number(multicall3.decodeGetChainId(chain.data)) : undefined,
      rawOf: (read) => read.calls.map((call) => Object.values(answerTo(call)).join()).join(),
      outcomeOf: (read) => decoded(read, read.calls.map(answerTo)),
    };
  } catch (thrown) {
    throw asBadAnswer(thrown);
  }
}

function decoded<T>(read: Read<T>, answers: readonly CallAnswer[]): Outcome<T> {
  try {
    return { ok: true, value: read.decode(answers) };
  } catch (thrown) {
    return { ok: false, error: asBadAnswer(thrown) };
  }
}

/** Bytes that no contract of ours would return are the node's fault; anything else thrown is a defect and stays one. */
function asBadAnswer(thrown: unknown): ChainError {
  if (isChainError(thrown)) return thrown;
  if (thrown instanceof CodecError || thrown instanceof TypeError) return new ChainError('rpc.badAnswer');
  throw thrown;
}
