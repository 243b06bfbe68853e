import type { Address, Hex } from '@amswap/values';
import type { LocalChain } from './localChain.ts';

/** Where the coin's own code stands while another one stands in its place. */
const asideAddress = '0x00000000000000000000000000000000c0ffee01';

/**
 * Code that reverts on `transfer` to one address and hands every other call to the code at `asideAddress`, as a coin with a
 * list of refused addresses behaves: compare selector and receiver, else copy the call, delegate it, and return what it returned.
 */
function refusingCode(refused: Address): Hex {
  const [receiver, own] = [refused, asideAddress].map((address) => address.slice(2).toLowerCase());
  const isTransfer = '60003560e01c63a9059cbb14';
  const isRefused = `60043573${receiver}14`;
  const delegated = `3660006000376000600036600073${own}5af4`;
  return `0x${isTransfer}${isRefused}16605f57${delegated}3d600060003e605a573d6000fd5b3d6000f35b60006000fd`;
}

/** A coin that refuses somebody for a while. */
export interface RefusingCoin {
  /** The coin is itself again. */
  forgive(): Promise<void>;
}

/** Lets a coin of the chain refuse every transfer to an address, from now on. Undone by `rewind` as well. */
export async function refuseTransfers(
  { ask }: LocalChain,
  coin: Address,
  refused: Address,
): Promise<RefusingCoin> {
  const own = await ask('eth_getCode', coin, 'latest');
  await ask('anvil_setCode', asideAddress, own);
  await ask('anvil_setCode', coin, refusingCode(refused));
  return { forgive: async () => void (await ask('anvil_setCode', coin, own)) };
}
