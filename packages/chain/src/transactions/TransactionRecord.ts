import { type Address, type Hex, isAddressShaped, type TokenId, tokenIds } from '@amswap/values';
import type { SpenderName } from '../deployment/Deployment.ts';
import type { PlanKind, StepKind } from '../writes/plan.ts';
import type { TransactionState } from './TransactionState.ts';

/** One transaction in the journal: what it was to do, and where it stands. */
export interface TransactionRecord {
  /** Unique in the journal. */
  readonly id: string;
  readonly account: Address;
  readonly chainId: number;
  readonly planKind: PlanKind;
  /** The step's id in its plan: the same for the same act. */
  readonly stepId: string;
  readonly stepKind: StepKind;
  readonly to: Address;
  readonly data: Hex;
  /** What it authorises or takes at most: token and base units as text; undefined where it is about no token. */
  readonly token: TokenId | undefined;
  readonly amount: string | undefined;
  readonly spenderName: SpenderName | undefined;
  /** Device time at which it was recorded, milliseconds. */
  readonly createdAt: number;
  /** Device time of the last change, milliseconds. */
  readonly changedAt: number;
  /** Number of the account's next transaction when the wallet was asked, and the block then: by them a lost one is found again. */
  readonly nonceBefore: number | undefined;
  readonly blockBefore: number | undefined;
  readonly state: TransactionState;
}

const hash = /^0x[0-9a-f]{64}$/i;
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isMaybe = (is: (value: unknown) => boolean, value: unknown) => value === undefined || is(value);
const isHash = (value: unknown) => isText(value) && hash.test(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMined = (value: unknown) =>
  isObject(value) && isNumber(value['block']) && isHash(value['blockHash']) && isMaybe(isText, value['fee']);

const stateChecks: Readonly<Record<TransactionState['kind'], (state: Record<string, unknown>) => boolean>> = {
  planned: () => true,
  awaitingSignature: ({ since }) => isNumber(since),
  submitted: ({ hash, nonce, since }) => isHash(hash) && isMaybe(isNumber, nonce) && isNumber(since),
  confirming: ({ hash, nonce, mined }) => isHash(hash) && isMaybe(isNumber, nonce) && isMined(mined),
  confirmed: ({ hash, mined }) => isHash(hash) && isMined(mined),
  replaced: ({ hash, by, mined }) => isHash(hash) && isHash(by) && isMined(mined),
  cancelled: ({ hash, by }) => isHash(hash) && isHash(by),
  dropped: ({ hash, nonce, since }) => isHash(hash) && isMaybe(isNumber, nonce) && isNumber(since),
  reverted: ({ hash, mined }) => isHash(hash) && isMined(mined),
  misdirected: ({ hash, by, mined }) => isHash(hash) && isText(by) && isAddressShaped(by) && isMined(mined),
  refused: ({ error }) => isText(error),
  batched: ({ batchId, since }) => isText(batchId) && isNumber(since),
};

function isState(value: unknown): value is TransactionState {
  if (!isObject(value) || !isText(value['kind']) || !Object.hasOwn(stateChecks, value['kind'])) return false;
  return stateChecks[value['kind'] as TransactionState['kind']](value);
}

/** Whether something read from storage is a record. Anybody can write there: an extension, an older version, a person. */
export function isTransactionRecord(value: unknown): value is TransactionRecord {
  if (!isObject(value)) return false;
  const { id, account, chainId, planKind, stepId, stepKind, to, data } = value;
  return (
    [id, planKind, stepId, stepKind].every(isText) &&
    [account, to].every((address) => isText(address) && isAddressShaped(address)) &&
    isNumber(chainId) &&
    isText(data) &&
    /^0x(?:[0-9a-f]{2})*$/i.test(data) &&
    isMaybe((token) => (tokenIds as readonly unknown[]).includes(token), value['token']) &&
    isMaybe((amount) => isText(amount) && /^\d{1,78}$/.test(amount), value['amount']) &&
    isMaybe(isText, value['spenderName']) &&
    isNumber(value['createdAt']) &&
    isNumber(value['changedAt']) &&
    isMaybe(isNumber, value['nonceBefore']) &&
    isMaybe(isNumber, value['blockBefore']) &&
    isState(value['state'])
  );
}
