import type { Address, Hex } from '@amswap/values';

/** A call of a view function, or of a transaction that is only tried. */
export interface NodeCall {
  readonly from: Address | undefined;
  readonly to: Address;
  readonly data: Hex;
}

/** A transaction as the node keeps it. */
export interface NodeTransaction extends NodeCall {
  readonly hash: Hex;
  readonly from: Address;
  readonly nonce: number;
  readonly value: bigint;
}

/** The block that a call or a transaction belongs to. */
export interface NodeBlock {
  readonly number: number;
  /** Timestamp, unix seconds. */
  readonly time: number;
}

/** What happens behind the node. */
export interface NodeContracts {
  /** Answers a call as of a block; throws `revert(data)` where the contract reverts. */
  call(call: NodeCall, block: NodeBlock): Hex;
  /** Carries out a mined transaction; returns whether it succeeded. */
  apply(transaction: NodeTransaction, block: NodeBlock): boolean;
  /** Balance of the native currency, base units. */
  nativeBalance(account: string): bigint;
  /** Code at an address, `0x` for somebody's account. Without it every address has some. */
  codeAt?(address: string): Hex;
}

/** What a contract throws when it reverts, as geth writes it. */
export function revert(
  data: Hex = '0x',
  message = 'execution reverted',
): { code: number; message: string; data: Hex } {
  return { code: 3, message, data };
}
