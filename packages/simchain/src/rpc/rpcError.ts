/** Codes of JSON-RPC and EIP-1193/1474 that this node answers with. */
export const rpcCode = {
  executionReverted: 3,
  unauthorized: 4100,
  disconnected: 4900,
  unknownChain: 4902,
  serverError: -32000,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
} as const;

/** An error as a node answers it: a code, a message and for reverts the returned data. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** The request's parameters are not what the method takes. */
export function invalidParams(message: string): RpcError {
  return new RpcError(rpcCode.invalidParams, message);
}

/** A transaction or query that this node refuses, in the words of a node. */
export function refused(message: string): RpcError {
  return new RpcError(rpcCode.serverError, message);
}
