import {
  type Address,
  checksumAddress,
  type Clock,
  type Eip1193Provider,
  isAddressShaped,
  sameAddress,
} from '@amswap/values';
import { isChainError } from '../errors/ChainError.ts';
import type { Visibility } from '../rpc/reader.ts';
import type { Transport } from '../rpc/Transport.ts';
import { followBatch } from './followBatch.ts';
import { doesTheSame, findByNonce } from './findByNonce.ts';
import type { Journal } from './journal.ts';
import { isContractAccount, readHead, readNonce, readReceipt, readTransaction } from './receipts.ts';
import type { TabLock } from './tabLock.ts';
import type { TransactionRecord } from './TransactionRecord.ts';
import { isUnderWay, type TransactionState } from './TransactionState.ts';

export interface FollowerOptions {
  readonly journal: Journal;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly lock: TabLock;
  /** Whether the page is seen: a hidden one asks nothing, and leaves it to another tab. Always seen unless said. */
  readonly visibility?: Visibility;
  /** The connected wallet, which alone knows the fate of a batch; undefined while none is connected. */
  readonly wallet?: () => Eip1193Provider | undefined;
  /** Called after a transaction was mined: figures on the screen are old now. */
  readonly mined?: (record: TransactionRecord) => void;
}

/**
 * Follows everything in a journal that is under way to its end; one tab at a time does it, the others read the
 * journal. Errors: none, save where said.
 */
export interface Follower {
  /** Looks now, instead of at the next turn. */
  wake(): void;
  /** Looks once more for a transaction that was given up as dropped. Resolves when it looked. Rejects with `rpc.*`. */
  checkAgain(id: string): Promise<void>;
  stop(): void;
}

const turnMs = 1_500;
/** Between turns while nodes fail. */
const slowTurnMs = 6_000;
/** Whatever a limit says: a transaction is looked for again after this time. */
const longestRestMs = 60_000;
/** After this long without a trace a transaction is given up as dropped. */
const lostAfterMs = 120_000;
/** After this long without an answer in the wallet, and with no trace on the chain, a prompt of an earlier page counts as gone. */
const promptLostAfterMs = 15_000;

/**
 * Starts to follow. It stops asking nodes as soon as nothing is under way, and starts again by itself when something is.
 * Failures of nodes are no errors here: they are asked again, at the latest after the time that a limit names. Never
 * throws.
 */
export function createFollower(options: FollowerOptions): Follower {
  const { journal, clock, lock, visibility } = options;
  const seen = () => visibility?.visible() ?? true;
  let stopped = false;
  let running = false;
  let wakeUp = () => {};

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const cancel = clock.after(ms, resolve);
      wakeUp = () => {
        cancel();
        resolve();
      };
    });

  const turns = async () => {
    while (!stopped && seen()) {
      const waiting = journal.records.filter(({ state }) => isUnderWay(state));
      if (waiting.length === 0) return;
      const restMs = await followAll(waiting, options);
      if (!stopped) await pause(restMs);
    }
  };

  const start = async () => {
    if (running || stopped || !seen() || !journal.records.some(({ state }) => isUnderWay(state))) return;
    running = true;
    try {
      const turn = await lock.tryHold(`follow:${journal.chainId}:${journal.account.toLowerCase()}`, turns);
      // Another tab follows; should it be closed, this one takes over.
      if (!turn.held && !stopped) await pause(slowTurnMs);
    } finally {
      running = false;
    }
    void start();
  };

  const wake = () => {
    wakeUp();
    void start();
  };
  const stopListening = journal.subscribe(() => void start());
  // What happened while the page was hidden is looked up at once.
  const stopSeeing = visibility?.onChange(wake);
  void start();

  return {
    wake,
    async checkAgain(id) {
      const record = journal.find(id);
      if (record !== undefined) await follow(record, options);
    },
    stop() {
      stopped = true;
      stopListening();
      stopSeeing?.();
      wakeUp();
    },
  };
}

/** Returns after how many milliseconds the next turn is due: later where a node failed, and when a limit says so. */
async function followAll(records: readonly TransactionRecord[], options: FollowerOptions): Promise<number> {
  let restMs: number = turnMs;
  for (const record of records) {
    await follow(record, options).catch((thrown: unknown) => {
      const asked = isChainError(thrown) ? (thrown.data.retryAfterMs ?? 0) : 0;
      restMs = Math.max(restMs, slowTurnMs, Math.min(asked, longestRestMs));
    });
  }
  return restMs;
}

async function follow(record: TransactionRecord, options: FollowerOptions): Promise<void> {
  const { state } = record;
  switch (state.kind) {
    case 'awaitingSignature':
      return followPrompt(record, state, options);
    case 'batched':
      return followBatch(record, state, options);
    case 'submitted':
    case 'confirming':
    case 'dropped':
      return followSent(record, state, options);
    default:
      return undefined;
  }
}

type SentState = Extract<TransactionState, { kind: 'submitted' | 'confirming' | 'dropped' }>;

async function followSent(
  record: TransactionRecord,
  state: SentState,
  options: FollowerOptions,
): Promise<void> {
  const { journal, transport, clock } = options;
  const receipt = await readReceipt(transport, state.hash);
  if (receipt !== undefined) {
    const head = await readHead(transport);
    const depth = Math.max(head - receipt.mined.block + 1, 1);
    if (state.kind === 'confirming' && state.mined.blockHash !== receipt.mined.blockHash) {
      journal.advance(record.id, { kind: 'reorganised', blockHash: state.mined.blockHash, at: clock.now() });
    }
    const { hash, mined, success } = receipt;
    const by = success ? await otherSigner(record, receipt.from, transport) : undefined;
    if (by !== undefined)
      return report(journal.advance(record.id, { kind: 'misdirected', hash, by, mined }), options);
    return report(journal.advance(record.id, { kind: 'mined', hash, mined, success, depth }), options);
  }
  if (state.kind === 'confirming') {
    journal.advance(record.id, { kind: 'reorganised', blockHash: state.mined.blockHash, at: clock.now() });
    return undefined;
  }
  const seen = await readTransaction(transport, state.hash);
  if (seen !== undefined) {
    journal.advance(record.id, { kind: 'seen', hash: state.hash, nonce: seen.nonce, at: clock.now() });
    return undefined;
  }
  return followMissing(record, state, options);
}

/** Who signed a transaction in place of its account; undefined where that did, or is a contract, for which others sign. */
async function otherSigner(
  { account }: TransactionRecord,
  from: string | undefined,
  transport: Transport,
): Promise<Address | undefined> {
  if (from === undefined || !isAddressShaped(from) || sameAddress(from, account)) return undefined;
  return (await isContractAccount(transport, account)) ? undefined : checksumAddress(from);
}

/** The node knows no such transaction: another one may have taken its nonce, or it was dropped. */
async function followMissing(
  record: TransactionRecord,
  state: SentState,
  options: FollowerOptions,
): Promise<void> {
  const { journal, transport, clock } = options;
  const nonce = state.nonce ?? record.nonceBefore;
  if (nonce !== undefined) {
    const other = await findByNonce(transport, record.account, nonce, record.blockBefore);
    const receipt = other && other.hash !== state.hash ? await readReceipt(transport, other.hash) : undefined;
    if (other !== undefined && receipt !== undefined) {
      const { mined, success } = receipt;
      const event = {
        kind: 'displaced',
        by: other.hash,
        mined,
        same: doesTheSame(other, record),
        success,
      } as const;
      return report(journal.advance(record.id, event), options);
    }
  }
  if (state.kind === 'submitted' && clock.now() - state.since > lostAfterMs) {
    journal.advance(record.id, { kind: 'lost', at: clock.now() });
  }
}

/** A prompt whose answer nobody waits for any more: the page was reloaded while the wallet asked. */
async function followPrompt(
  record: TransactionRecord,
  state: Extract<TransactionState, { kind: 'awaitingSignature' }>,
  { journal, transport, clock, lock }: FollowerOptions,
): Promise<void> {
  const nonce = record.nonceBefore;
  if (nonce === undefined || clock.now() - state.since < promptLostAfterMs) return;
  await lock.tryHold(actLockName(record), async () => {
    const { account, id, blockBefore } = record;
    // Somebody may have waited after all, until a moment ago.
    if (journal.find(id)?.state.kind !== 'awaitingSignature') return;
    const found = await findByNonce(transport, account, nonce, blockBefore);
    if (found !== undefined && doesTheSame(found, record)) {
      journal.advance(id, { kind: 'submitted', hash: found.hash, nonce, at: clock.now() });
    } else if (found !== undefined || (await readNonce(transport, account, 'pending')) <= nonce) {
      journal.advance(id, { kind: 'refused', error: 'wallet.noAnswer' });
    }
  });
}

/** The lock that whoever sends for an account holds while the wallet asks and until the transaction is sent. */
export function actLockName({
  chainId,
  account,
}: {
  readonly chainId: number;
  readonly account: string;
}): string {
  return `act:${chainId}:${account.toLowerCase()}`;
}

function report(record: TransactionRecord | undefined, { mined }: FollowerOptions): void {
  if (record !== undefined && 'mined' in record.state) mined?.(record);
}
