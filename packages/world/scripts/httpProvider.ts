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
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** A node at a URL as an EIP-1193 provider. Rejects with `NodeError` for the node's errors. */
export function httpProvider(url: string): Eip1193Provider {
  let id = 0;
  return {
    async request({ method, params }: RpcRequest): Promise<unknown> {
      id += 1;
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id, method, params: params ?? [] }),
      });
      const { result, error } = (await response.json()) as Answer;
      if (error) throw new NodeError(error.code, error.message, error.data);
      return result;
    },
  };
}
