import type { Eip1193Provider, RpcRequest } from '@amswap/values';

/** What a node answered instead of a result. */
export class NodeError extends Error {
  override readonly name = 'NodeError';
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

interface Asked {
  readonly body: object;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * A node at a URL as an EIP-1193 provider. What is asked in one turn goes as one batch.
 * Rejects with `NodeError` for the node's errors.
 */
export function httpProvider(url: string): Eip1193Provider {
  let id = 0;
  let waiting = new Map<number, Asked>();
  const flush = (): void => {
    const batch = waiting;
    waiting = new Map();
    void sendBatch(url, batch);
  };
  return {
    request({ method, params }: RpcRequest): Promise<unknown> {
      id += 1;
      const body = { jsonrpc: '2.0', id, method, params: params ?? [] };
      return new Promise((resolve, reject) => {
        if (waiting.size === 0) queueMicrotask(flush);
        waiting.set(id, { body, resolve, reject });
      });
    },
  };
}

async function sendBatch(url: string, batch: ReadonlyMap<number, Asked>): Promise<void> {
  const bodies = [...batch.values()].map(({ body }) => body);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodies.length === 1 ? bodies[0] : bodies),
    });
    for (const { id, result, error } of [(await response.json()) as Answer | Answer[]].flat()) {
      const asked = batch.get(id);
      if (error) asked?.reject(new NodeError(error.code, error.message, error.data));
      else asked?.resolve(result);
    }
    // Settled already, but for what the node left out.
    for (const { reject } of batch.values()) reject(new Error('The node left a request unanswered'));
  } catch (error) {
    for (const { reject } of batch.values()) reject(error);
  }
}
