import { multicall3Artifact } from '@amswap/contracts/bytecode';
import { type Address, checksumAddress } from '@amswap/values';
import type { ChainDriver } from '../driver/ChainDriver.ts';

/** Where Multicall3 stands on every public chain. */
export const multicallAddress: Address = checksumAddress('0xca11bde05977b3631167028862be2a173976ca11');

/** Puts our Multicall3 at its canonical address, where no deployment of ours could. */
export async function placeMulticall(driver: ChainDriver): Promise<Address> {
  await driver.request('anvil_setCode', [multicallAddress, multicall3Artifact.deployed]);
  return multicallAddress;
}
