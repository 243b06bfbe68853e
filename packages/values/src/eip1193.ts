/** One JSON-RPC request as EIP-1193 has it. */
export interface RpcRequest {
  readonly method: string;
  readonly params?: readonly unknown[] | Readonly<Record<string, unknown>> | undefined;
}

/** What every wallet, node client and simulated chain of this product looks like (EIP-1193). */
export interface Eip1193Provider {
  request(request: RpcRequest): Promise<unknown>;
  on?(event: string, listener: (...args: never[]) => void): unknown;
  removeListener?(event: string, listener: (...args: never[]) => void): unknown;
}
