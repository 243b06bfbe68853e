import type { Hex } from '@amswap/values';
import type { Common } from '@ethereumjs/common';
import { createTxFromRLP, type TypedTransaction } from '@ethereumjs/tx';
import { type Address, bytesToHex, createAddressFromString, hexToBytes } from '@ethereumjs/util';
import type { StoredTransaction } from './block.ts';

/** A transaction with its sender, ready to be run. */
export interface PooledTransaction {
  readonly tx: TypedTransaction;
  readonly stored: StoredTransaction;
}

const parsed = new WeakMap<StoredTransaction, TypedTransaction>();

/** The transaction in its parsed form. Parsing is done once per stored transaction. */
export function parseStored(stored: StoredTransaction, rules: Common): TypedTransaction {
  const held = parsed.get(stored);
  if (held !== undefined) return held;
  const tx = createTxFromRLP(hexToBytes(stored.raw), { common: rules, freeze: false });
  if (stored.impersonated === true) withSender(tx, createAddressFromString(stored.from));
  parsed.set(stored, tx);
  return tx;
}

/** A signed transaction as it is kept. */
export function signedTransaction(tx: TypedTransaction): PooledTransaction {
  const from = tx.getSenderAddress().toString();
  const stored: StoredTransaction = { hash: bytesToHex(tx.hash()), from, raw: bytesToHex(tx.serialize()) };
  parsed.set(stored, tx);
  return { tx, stored };
}

/** A transaction whose signature is made up, sent in another's name. */
export function impersonatedTransaction(tx: TypedTransaction, from: Hex): PooledTransaction {
  withSender(tx, createAddressFromString(from));
  const stored: StoredTransaction = {
    hash: bytesToHex(tx.hash()),
    from,
    raw: bytesToHex(tx.serialize()),
    impersonated: true,
  };
  parsed.set(stored, tx);
  return { tx, stored };
}

/** Makes an unfrozen transaction answer with this sender instead of the one its signature gives. */
export function withSender(tx: TypedTransaction, sender: Address): TypedTransaction {
  tx.getSenderAddress = () => sender;
  return tx;
}

/** Most this transaction pays for a unit of gas, in wei. */
export function maxFeeOf(tx: TypedTransaction): bigint {
  return 'maxFeePerGas' in tx ? tx.maxFeePerGas : tx.gasPrice;
}

/** Most this transaction pays as a tip for a unit of gas, in wei. */
export function maxTipOf(tx: TypedTransaction): bigint {
  return 'maxPriorityFeePerGas' in tx ? tx.maxPriorityFeePerGas : tx.gasPrice;
}

/** What this transaction pays as a tip at a base fee, in wei. Below zero: it cannot be included. */
export function tipAt(tx: TypedTransaction, baseFee: bigint): bigint {
  const room = maxFeeOf(tx) - baseFee;
  return maxTipOf(tx) < room ? maxTipOf(tx) : room;
}

/** The price paid for a unit of gas at a base fee, in wei. */
export function effectiveGasPrice(tx: TypedTransaction, baseFee: bigint): bigint {
  return baseFee + tipAt(tx, baseFee);
}

/** The most that this transaction can take from its sender, in wei. */
export function maxCostOf(tx: TypedTransaction): bigint {
  return tx.value + tx.gasLimit * maxFeeOf(tx);
}
