import { type Hex, keccak256, type RpcRequest } from '@amswap/values';

/** Methods that do the same when done twice: everything that reads, and what is known by its hash. */
export function isRepeatable(method: string): boolean {
  if (method === 'eth_sendRawTransaction') return true;
  return !/^(eth_send|eth_subscribe|evm_|anvil_|hardhat_|simchain_)/.test(method);
}

/**
 * Repeats a request whose answer was lost. A raw transaction may have arrived the first time: when it is
 * refused now, its hash tells.
 */
export async function repeat(
  request: RpcRequest,
  send: (request: RpcRequest) => Promise<unknown>,
): Promise<unknown> {
  try {
    return await send(request);
  } catch (error) {
    const hash = hashOfRaw(request);
    if (hash === undefined) throw error;
    const known = await send({ method: 'eth_getTransactionByHash', params: [hash] });
    if (known === null) throw error;
    return hash;
  }
}

function hashOfRaw({ method, params }: RpcRequest): Hex | undefined {
  if (method !== 'eth_sendRawTransaction' || !Array.isArray(params)) return undefined;
  const raw: unknown = params[0];
  if (typeof raw !== 'string' || !/^0x([0-9a-fA-F]{2})+$/.test(raw)) return undefined;
  const bytes = Uint8Array.from(raw.slice(2).match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  return bytesToHex(keccak256(bytes));
}

function bytesToHex(bytes: Uint8Array): Hex {
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
