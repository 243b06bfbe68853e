import type { Hex } from '@amswap/values';
import type { StateChanges } from '../state/worldState.ts';

/** One event as the contract emitted it. */
export interface StoredLog {
  readonly address: Hex;
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

/** What became of one transaction. Everything else of a receipt follows from its block. */
export interface StoredReceipt {
  /** 1: done; 0: reverted or out of gas. */
  readonly status: 0 | 1;
  readonly gasUsed: bigint;
  readonly contractAddress: Hex | null;
  readonly logs: readonly StoredLog[];
}

/** A transaction as it was sent: its signed bytes. `from` cannot be recovered when it was impersonated. */
export interface StoredTransaction {
  readonly hash: Hex;
  readonly from: Hex;
  readonly raw: Hex;
  readonly impersonated?: boolean;
}

/** A block: its header, its transactions and their receipts, in order. Times in unix seconds, fees in wei. */
export interface StoredBlock {
  readonly number: bigint;
  readonly hash: Hex;
  readonly parentHash: Hex;
  readonly timestamp: bigint;
  readonly gasLimit: bigint;
  readonly gasUsed: bigint;
  readonly baseFeePerGas: bigint;
  readonly mixHash: Hex;
  readonly stateRoot: Hex;
  readonly transactionsRoot: Hex;
  readonly receiptsRoot: Hex;
  readonly transactions: readonly StoredTransaction[];
  readonly receipts: readonly StoredReceipt[];
}

/** A block made, and what it did to the state. */
export interface MinedBlock {
  readonly block: StoredBlock;
  readonly changes: StateChanges;
}
