import { type Common, createCustomCommon, Mainnet } from '@ethereumjs/common';
import { hardfork } from '../hardfork.ts';

/** The block gas limit, and the most gas a call may use: anvil's default. */
export const blockGasLimit = 30_000_000n;
/** Base fee of the first block, in wei: anvil's default. */
export const firstBaseFee = 1_000_000_000n;
/** The tip this node suggests, in wei. */
export const suggestedTip = 1_000_000_000n;
/** How many blocks back the state can be asked for. */
export const historyBlocks = 128n;

const elasticity = 2n;
const baseFeeChangeDenominator = 8n;

/** The EVM's rules for a chain id, at the pinned hardfork. */
export function chainRules(chainId: number): Common {
  return createCustomCommon({ chainId, name: 'simchain' }, Mainnet, { hardfork });
}

/** What the next block's base fee follows from. */
interface FeeParent {
  readonly number: bigint;
  readonly baseFeePerGas: bigint;
  readonly gasUsed: bigint;
  readonly gasLimit: bigint;
}

/**
 * The base fee of the block after one with this fee and use of gas (EIP-1559), in wei.
 * The empty first block does not lower it: so it is on anvil.
 */
export function nextBaseFee(parent: FeeParent): bigint {
  const { baseFeePerGas, gasUsed } = parent;
  const target = parent.gasLimit / elasticity;
  if (gasUsed === target || parent.number === 0n) return baseFeePerGas;
  if (gasUsed < target) {
    return baseFeePerGas - (baseFeePerGas * (target - gasUsed)) / target / baseFeeChangeDenominator;
  }
  const more = (baseFeePerGas * (gasUsed - target)) / target / baseFeeChangeDenominator;
  return baseFeePerGas + (more > 0n ? more : 1n);
}
