import type { Address, Eip1193Provider, Hex } from '@amswap/values';

/** Calls a view function at the latest block. */
export async function view<T>(
  provider: Eip1193Provider,
  to: Address,
  data: Hex,
  decode: (answer: Hex) => T,
): Promise<T> {
  return decode((await provider.request({ method: 'eth_call', params: [{ to, data }, 'latest'] })) as Hex);
}
