import type { Described } from '@amswap/chain/act';
import { type Address, checksumAddress, type Hex } from '@amswap/values';
import { atom } from 'jotai';
import { unwrap } from 'jotai/utils';
import { openChainAtom } from '../../boot/chainAtoms.ts';
import { tourAtom, tourStateAtom } from './tourAtoms.ts';

/** A receipt as the chain gives it, with call and events decoded. */
export interface Receipt {
  readonly hash: Hex;
  readonly outcome: 'done' | 'reverted';
  readonly block: bigint;
  /** Unix seconds. */
  readonly time: bigint;
  readonly from: Address;
  readonly to: Address | undefined;
  /** What was paid for it, wei. */
  readonly fee: bigint;
  readonly call: Described;
  readonly events: readonly (Described & { readonly address: Address })[];
}

interface RawReceipt {
  readonly status: Hex;
  readonly blockNumber: Hex;
  readonly from: Address;
  readonly to: Address | null;
  readonly gasUsed: Hex;
  readonly effectiveGasPrice: Hex;
  readonly logs: readonly {
    readonly address: Address;
    readonly topics: readonly Hex[];
    readonly data: Hex;
  }[];
}

/** The receipt that is asked for; null where the chain has none, undefined where none is asked for. */
const receiptFactAtom = atom(async (get): Promise<Receipt | null | undefined> => {
  const hash = get(tourStateAtom)?.receipt;
  const tour = get(tourAtom);
  const chain = get(openChainAtom);
  if (hash === undefined || tour === undefined || chain === undefined) return undefined;
  const [{ describeCall, describeLog }, receipt, transaction] = await Promise.all([
    import('@amswap/chain/act'),
    tour.request({ method: 'eth_getTransactionReceipt', params: [hash] }) as Promise<RawReceipt | null>,
    tour.request({ method: 'eth_getTransactionByHash', params: [hash] }) as Promise<{ input: Hex } | null>,
  ]);
  if (receipt === null || transaction === null) return null;
  const block = (await tour.request({
    method: 'eth_getBlockByNumber',
    params: [receipt.blockNumber, false],
  })) as { readonly timestamp: Hex };
  const { deployment } = chain;
  return {
    hash,
    outcome: receipt.status === '0x1' ? 'done' : 'reverted',
    block: BigInt(receipt.blockNumber),
    time: BigInt(block.timestamp),
    from: checksumAddress(receipt.from),
    to: receipt.to === null ? undefined : checksumAddress(receipt.to),
    fee: BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice),
    call: describeCall(deployment, receipt.to ?? undefined, transaction.input),
    events: receipt.logs.map((log) => ({
      ...describeLog(deployment, log),
      address: checksumAddress(log.address),
    })),
  };
});

/** The receipt, or how it could not be had. */
export type ReceiptReading =
  | { readonly state: 'reading' }
  | { readonly state: 'known'; readonly receipt: Receipt }
  /** It is in no block. */
  | { readonly state: 'absent' }
  | { readonly state: 'failed' };

const reading: ReceiptReading = { state: 'reading' };

const receiptReadingAtom = atom(async (get): Promise<ReceiptReading> => {
  try {
    const receipt = await get(receiptFactAtom);
    if (receipt === undefined) return reading;
    return receipt === null ? { state: 'absent' } : { state: 'known', receipt };
  } catch {
    return { state: 'failed' };
  }
});

/** What is known of the receipt that is asked for. */
export const receiptAtom = unwrap(receiptReadingAtom, () => reading);
