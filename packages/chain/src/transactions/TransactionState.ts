import type { Address, ErrorCode, Hex } from '@amswap/values';

/** Where a transaction stands. Device times are milliseconds since the epoch; block numbers are whole numbers. */
export type TransactionState =
  | { readonly kind: 'planned' }
  /** The wallet shows it to its user. */
  | { readonly kind: 'awaitingSignature'; readonly since: number }
  /** Sent, not seen in a block. `nonce` is known once a node has seen it. */
  | {
      readonly kind: 'submitted';
      readonly hash: Hex;
      readonly nonce: number | undefined;
      readonly since: number;
    }
  /** In a block that is not deep enough yet. */
  | {
      readonly kind: 'confirming';
      readonly hash: Hex;
      readonly nonce: number | undefined;
      readonly mined: MinedAt;
    }
  | { readonly kind: 'confirmed'; readonly hash: Hex; readonly mined: MinedAt }
  /** Confirmed under another hash: its user made it faster in the wallet. What it was to do is done. */
  | { readonly kind: 'replaced'; readonly hash: Hex; readonly by: Hex; readonly mined: MinedAt }
  /** Another transaction took its place: an empty one, or one that does something else. What it was to do is not done. */
  | { readonly kind: 'cancelled'; readonly hash: Hex; readonly by: Hex }
  /** No node knows it any more. May still come back: then it goes on. */
  | {
      readonly kind: 'dropped';
      readonly hash: Hex;
      readonly nonce: number | undefined;
      readonly since: number;
    }
  /** Mined and failed. Only its network fee is spent. */
  | { readonly kind: 'reverted'; readonly hash: Hex; readonly mined: MinedAt }
  /** In a block, but the wallet signed with another account: what it did, it did for that one (`by`). */
  | { readonly kind: 'misdirected'; readonly hash: Hex; readonly by: Address; readonly mined: MinedAt }
  /** Never sent: refused by the user (`wallet.refused`, to be told quietly) or failed before it was sent. */
  | { readonly kind: 'refused'; readonly error: ErrorCode }
  /** Handed to the wallet as a part of a batch (EIP-5792); hashes follow when it is mined. */
  | { readonly kind: 'batched'; readonly batchId: string; readonly since: number };

/** The block that holds a transaction. */
export interface MinedAt {
  readonly block: number;
  readonly blockHash: Hex;
  /** Network fee paid, base units of the native currency, as text; undefined where the receipt does not say. */
  readonly fee: string | undefined;
}

export type TransactionStateKind = TransactionState['kind'];

/** What can happen to a transaction. Events may come late, twice, and in any order. */
export type TransactionEvent =
  | { readonly kind: 'prompted'; readonly at: number }
  | { readonly kind: 'refused'; readonly error: ErrorCode }
  | { readonly kind: 'submitted'; readonly hash: Hex; readonly nonce?: number; readonly at: number }
  | { readonly kind: 'batched'; readonly batchId: string; readonly at: number }
  /** A node has it among those that wait. */
  | { readonly kind: 'seen'; readonly hash: Hex; readonly nonce: number; readonly at: number }
  /** In a block, `depth` blocks deep (1: in the newest). */
  | {
      readonly kind: 'mined';
      readonly hash: Hex;
      readonly mined: MinedAt;
      readonly success: boolean;
      readonly depth: number;
    }
  /** In a block, sent by another account than the one that was asked for. */
  | { readonly kind: 'misdirected'; readonly hash: Hex; readonly by: Address; readonly mined: MinedAt }
  /** Another transaction with its nonce is in a block. `same`: it does the same. */
  | {
      readonly kind: 'displaced';
      readonly by: Hex;
      readonly mined: MinedAt;
      readonly same: boolean;
      readonly success: boolean;
    }
  /** Its block is no longer part of the chain. */
  | { readonly kind: 'reorganised'; readonly blockHash: Hex; readonly at: number }
  /** No node has known it for so long that it is given up. */
  | { readonly kind: 'lost'; readonly at: number };

const finalKinds = {
  planned: false,
  awaitingSignature: false,
  submitted: false,
  confirming: false,
  confirmed: true,
  replaced: true,
  cancelled: true,
  dropped: false,
  reverted: true,
  misdirected: true,
  refused: true,
  batched: false,
} as const satisfies Record<TransactionStateKind, boolean>;

/**
 * Whether nothing can change this state any more. `dropped` is not final, but nobody waits for it. Errors: none.
 */
export function isFinal(state: TransactionState): boolean {
  return finalKinds[state.kind];
}

/**
 * Whether the chain may still bring something, so that it has to be followed and must not be sent again. Errors:
 * none.
 */
export function isUnderWay(state: TransactionState): boolean {
  return !isFinal(state) && state.kind !== 'planned' && state.kind !== 'dropped';
}
