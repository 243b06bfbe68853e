import { hashrateMainAbi } from '@amswap/contracts/abi';
import type { Hex } from '@amswap/values';
import { Interface } from 'ethers';

/** A custom error of a main contract as its preview gives it back: `mainRefusal('SettlerCircle', [account, settler])`. */
export const mainRefusal = (name: string, figures: readonly unknown[]): Hex =>
  new Interface(hashrateMainAbi).encodeErrorResult(name, figures) as Hex;
