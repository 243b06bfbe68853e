import { checksumAddress, type Hex } from '@amswap/values';
import { ChainError } from '../errors/ChainError.ts';
import { revertFailure } from '../rpc/nodeFailure.ts';
import type { Call, CallAnswer, Read } from './Read.ts';

/**
 * The bytes that a call returned. Throws `contract.*` when it reverted, and `deployment.codeDiffers` when it returned
 * nothing at all, which is what an address without code does.
 */
export function returned(call: Call, answer: CallAnswer | undefined): Hex {
  if (answer === undefined) throw new ChainError('rpc.badAnswer');
  if (!answer.ok) throw revertFailure(answer.data);
  if (answer.data === '0x')
    throw new ChainError('deployment.codeDiffers', { address: checksumAddress(call.to) });
  return answer.data;
}

/**
 * A read of one call. Errors: none here; when read, `contract.*` where the call reverts, `deployment.codeDiffers`
 * where nothing stands at the address, else `rpc.*`.
 */
export function readOf<T>(to: Hex, data: Hex, decode: (data: Hex) => T): Read<T> {
  const call: Call = { to, data };
  return {
    key: `${to}:${data}`,
    calls: [call],
    decode: ([answer]) => decode(returned(call, answer)),
  };
}

type ValuesOf<R extends readonly Read<unknown>[]> = {
  readonly [K in keyof R]: R[K] extends Read<infer T> ? T : never;
};

/**
 * Joins reads into one, so that what belongs together changes together. Errors: none here; when read, those of its
 * parts (`rpc.*`, `contract.*`, `deployment.codeDiffers`).
 * @param name tells joins of the same reads apart
 * @example joinReads('power', [memberOf(main), memberOf(second)], ([a, b]) => a.activePower + b.activePower)
 */
export function joinReads<const R extends readonly Read<unknown>[], T>(
  name: string,
  reads: R,
  join: (values: ValuesOf<R>) => T,
): Read<T> {
  return {
    key: `${name}(${reads.map((read) => read.key).join()})`,
    calls: reads.flatMap((read) => read.calls),
    decode(answers) {
      let at = 0;
      const values = reads.map((read) => {
        const own = answers.slice(at, at + read.calls.length);
        at += read.calls.length;
        return read.decode(own);
      });
      return join(values as ValuesOf<R>);
    },
  };
}
