import type { Clock, Hex } from '@amswap/values';
import { createBoundedQueue } from '../service/boundedQueue.ts';
import type { ContractCall } from '../service/ServiceParts.ts';

/** Bounds of one question about a signature: gas, milliseconds, bytes of the answer, and how many at once. */
const bounds = { gas: 3_000_000, ms: 3_000, bytes: 4_096, atOnce: 4, waiting: 32 } as const;

/** The text of an answer, as long as it is no larger than one of ours. */
async function boundedText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > bounds.bytes) {
      await reader.cancel();
      throw new Error('the node’s answer is too long');
    }
    text += decoder.decode(value, { stream: true });
  }
  return text;
}

/** A revert is an answer: the wallet does not take the signature. Anything else that is no result is none. */
function resultOf(text: string): Hex {
  const answer = JSON.parse(text) as { result?: unknown; error?: { code?: unknown } } | null;
  if (typeof answer?.result === 'string') return answer.result as Hex;
  if (answer?.error?.code === 3 || answer?.error?.code === -32_000) return '0x';
  throw new Error('the node did not answer');
}

/** Asks a node by `eth_call`, within bounds: a contract wallet is foreign code. Rejects where the node does not answer. */
export function contractCallOver(nodeUrl: string, clock: Clock): ContractCall {
  const queue = createBoundedQueue(bounds.atOnce, bounds.waiting);
  return ({ to, data }) =>
    queue.run(async () => {
      const stop = new AbortController();
      const cancel = clock.after(bounds.ms, () => stop.abort());
      const call = { to, data, gas: `0x${bounds.gas.toString(16)}` };
      try {
        const response = await fetch(nodeUrl, {
          method: 'POST',
          redirect: 'error',
          signal: stop.signal,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [call, 'latest'] }),
        });
        return resultOf(await boundedText(response));
      } finally {
        cancel();
      }
    });
}
