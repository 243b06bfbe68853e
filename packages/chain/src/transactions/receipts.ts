import { type Address, type Hex, sameAddress } from '@amswap/values';
import type { Transport } from '../rpc/Transport.ts';
import type { MinedAt } from './TransactionState.ts';

/** A receipt, as far as it is needed. */
export interface Receipt {
  readonly hash: Hex;
  readonly mined: MinedAt;
  readonly success: boolean;
  /** Who signed it; undefined where the node does not say. */
  readonly from: string | undefined;
}

/** A transaction as a node tells of it. */
export interface SeenTransaction {
  readonly hash: Hex;
  readonly from: Address;
  readonly nonce: number;
  readonly to: string | null;
  readonly data: string;
  readonly value: bigint;
  /** Gas limit in units. */
  readonly gas: bigint;
}

interface Answer {
  readonly [field: string]: unknown;
}

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null;

/** Reads a quantity; undefined for what is none. */
function quantity(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value) ? BigInt(value) : undefined;
}

/**
 * The receipt of a transaction; undefined as long as it is in no block (nodes answer null, and some a receipt without a block).
 * Rejects with `rpc.*`.
 */
export async function readReceipt(transport: Transport, hash: Hex): Promise<Receipt | undefined> {
  const answer = await transport({ method: 'eth_getTransactionReceipt', params: [hash] });
  if (!isAnswer(answer) || typeof answer['blockHash'] !== 'string') return undefined;
  const block = quantity(answer['blockNumber']);
  if (block === undefined) return undefined;
  const used = quantity(answer['gasUsed']);
  const price = quantity(answer['effectiveGasPrice']);
  const fee = used !== undefined && price !== undefined ? String(used * price) : undefined;
  return {
    hash,
    mined: { block: Number(block), blockHash: answer['blockHash'] as Hex, fee },
    success: await succeeded(transport, hash, answer, used),
    from: typeof answer['from'] === 'string' ? answer['from'] : undefined,
  };
}

/** Some nodes leave the status out. Then logs prove success, and an emptied gas limit failure; the rest is read from its effect. */
async function succeeded(
  transport: Transport,
  hash: Hex,
  receipt: Answer,
  used: bigint | undefined,
): Promise<boolean> {
  const status = quantity(receipt['status']);
  if (status !== undefined) return status === 1n;
  if (Array.isArray(receipt['logs']) && receipt['logs'].length > 0) return true;
  const transaction = await readTransaction(transport, hash);
  return transaction === undefined || used === undefined || used < transaction.gas;
}

/** A transaction in a block or among those that wait; undefined when the node does not know it. Rejects with `rpc.*`. */
export async function readTransaction(transport: Transport, hash: Hex): Promise<SeenTransaction | undefined> {
  return seenTransaction(await transport({ method: 'eth_getTransactionByHash', params: [hash] }));
}

/** Number of transactions of an account at a block. Rejects with `rpc.*`. */
export async function readNonce(
  transport: Transport,
  account: Address,
  block: number | 'latest' | 'pending',
): Promise<number> {
  const tag = typeof block === 'number' ? `0x${block.toString(16)}` : block;
  return Number(await transport({ method: 'eth_getTransactionCount', params: [account, tag] }));
}

/**
 * Whether an account is a contract, or lets one act for it: its transactions are signed and paid for by others. Rejects with
 * `rpc.*`.
 */
export async function isContractAccount(transport: Transport, account: Address): Promise<boolean> {
  const code = await transport({ method: 'eth_getCode', params: [account, 'latest'] });
  return typeof code === 'string' && !/^0x0*$/i.test(code);
}

/** Number of the newest block. Rejects with `rpc.*`. */
export async function readHead(transport: Transport): Promise<number> {
  return Number(await transport({ method: 'eth_blockNumber', params: [] }));
}

/** The transaction of an account with a nonce in one block; undefined when the block has none. Rejects with `rpc.*`. */
export async function findInBlock(
  transport: Transport,
  block: number,
  account: Address,
  nonce: number,
): Promise<SeenTransaction | undefined> {
  const answer = await transport({
    method: 'eth_getBlockByNumber',
    params: [`0x${block.toString(16)}`, true],
  });
  const transactions =
    isAnswer(answer) && Array.isArray(answer['transactions']) ? answer['transactions'] : [];
  return transactions
    .map(seenTransaction)
    .find((each) => each !== undefined && each.nonce === nonce && sameAddress(each.from, account));
}

function seenTransaction(answer: unknown): SeenTransaction | undefined {
  if (!isAnswer(answer) || typeof answer['hash'] !== 'string' || typeof answer['from'] !== 'string')
    return undefined;
  const nonce = quantity(answer['nonce']);
  if (nonce === undefined) return undefined;
  const { to, input, data } = answer;
  return {
    hash: answer['hash'] as Hex,
    from: answer['from'] as Address,
    nonce: Number(nonce),
    to: typeof to === 'string' ? to : null,
    data: typeof input === 'string' ? input : typeof data === 'string' ? data : '0x',
    value: quantity(answer['value']) ?? 0n,
    gas: quantity(answer['gas']) ?? 0n,
  };
}
