import { type Address, checksumAddress } from '@amswap/values';
import { getCreateAddress } from 'ethers';
import type { WorldAccount } from '../accounts.ts';
import type { ChainDriver } from '../driver/ChainDriver.ts';
import type { WorldContracts } from '../WorldContracts.ts';

/** Far behind any nonce that the deployer reaches. */
const FIRST_HELD_NONCE = 1_000_000;
/** The instruction that fails: every call is refused. */
const REFUSES_ALL = '0xfe';

/**
 * A deployment names a token swap and a router. In a world of members and machines alone their addresses are held by
 * code that refuses every call, so that no figure can come from there.
 */
export async function holdSwapAddresses(
  driver: ChainDriver,
  deployer: WorldAccount,
): Promise<Pick<WorldContracts, 'tokenSwap' | 'swapRouter'>> {
  const hold = async (place: number): Promise<Address> => {
    const address = checksumAddress(
      getCreateAddress({ from: deployer.address, nonce: FIRST_HELD_NONCE + place }),
    );
    await driver.request('anvil_setCode', [address, REFUSES_ALL]);
    return address;
  };
  return { tokenSwap: await hold(0), swapRouter: await hold(1) };
}
