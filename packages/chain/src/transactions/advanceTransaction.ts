import type { Hex } from '@amswap/values';
import { isFinal, type TransactionEvent, type TransactionState } from './TransactionState.ts';

/**
 * The state after an event. Pure; an event that does not fit the state changes nothing, so that late, doubled and
 * exchanged events do no harm. A final state never changes, and a state with a hash never returns to one without.
 *
 * @param needed depth in blocks at which a transaction counts as confirmed, at least 1.
 */
export function advanceTransaction(
  state: TransactionState,
  event: TransactionEvent,
  needed: number,
): TransactionState {
  if (isFinal(state)) return state;
  switch (event.kind) {
    case 'prompted':
      return state.kind === 'planned' ? { kind: 'awaitingSignature', since: event.at } : state;
    case 'refused':
      return state.kind === 'planned' || state.kind === 'awaitingSignature' || state.kind === 'batched'
        ? { kind: 'refused', error: event.error }
        : state;
    case 'submitted':
      return hashOf(state) === undefined
        ? { kind: 'submitted', hash: event.hash, nonce: event.nonce, since: event.at }
        : state;
    case 'batched':
      return state.kind === 'planned' || state.kind === 'awaitingSignature'
        ? { kind: 'batched', batchId: event.batchId, since: event.at }
        : state;
    case 'seen':
      return seen(state, event);
    case 'mined':
      return mined(state, event, needed);
    case 'misdirected':
      return hashOf(state) === event.hash ? event : state;
    case 'displaced':
      return displaced(state, event);
    case 'reorganised':
      return state.kind === 'confirming' && state.mined.blockHash === event.blockHash
        ? { kind: 'submitted', hash: state.hash, nonce: state.nonce, since: event.at }
        : state;
    case 'lost':
      return state.kind === 'submitted'
        ? { kind: 'dropped', hash: state.hash, nonce: state.nonce, since: event.at }
        : state;
  }
}

/** The hash under which a transaction was sent; undefined as long as it was not. */
export function hashOf(state: TransactionState): Hex | undefined {
  return 'hash' in state ? state.hash : undefined;
}

function seen(
  state: TransactionState,
  { hash, nonce, at }: Extract<TransactionEvent, { kind: 'seen' }>,
): TransactionState {
  if (hashOf(state) !== hash) return state;
  if (state.kind === 'submitted') return { ...state, nonce };
  return state.kind === 'dropped' ? { kind: 'submitted', hash, nonce, since: at } : state;
}

function mined(
  state: TransactionState,
  event: Extract<TransactionEvent, { kind: 'mined' }>,
  needed: number,
): TransactionState {
  const own = hashOf(state);
  // A batch learns its hash only now. Anything else is not about this transaction.
  if (own !== event.hash && !(own === undefined && state.kind === 'batched')) return state;
  if (!event.success) return { kind: 'reverted', hash: event.hash, mined: event.mined };
  if (event.depth >= needed) return { kind: 'confirmed', hash: event.hash, mined: event.mined };
  const nonce = 'nonce' in state ? state.nonce : undefined;
  return { kind: 'confirming', hash: event.hash, nonce, mined: event.mined };
}

function displaced(
  state: TransactionState,
  event: Extract<TransactionEvent, { kind: 'displaced' }>,
): TransactionState {
  const hash = hashOf(state);
  if (hash === undefined || hash === event.by) return state;
  if (!event.same) return { kind: 'cancelled', hash, by: event.by };
  return event.success
    ? { kind: 'replaced', hash, by: event.by, mined: event.mined }
    : { kind: 'reverted', hash: event.by, mined: event.mined };
}
