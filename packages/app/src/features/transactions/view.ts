import { type SpenderName, spenderNames, type TokenMetadata } from '@amswap/chain';
import type { TransactionRecord } from '@amswap/chain/transactions';
import type { ShownTransaction } from '@amswap/ui';
import { type Hex, type TokenId } from '@amswap/values';
import type { MessageDescriptor } from '@lingui/core';
import { contractTexts } from '../../text/contractTexts.ts';
import { errorTexts } from '../../text/errorTexts.ts';
import { authoriseTitle, feeNote, paidTitle, recordTitles, resetTitle } from './recordTexts.ts';

/** How the view says things, and where it looks them up. */
export interface RecordVoice {
  readonly say: (text: MessageDescriptor) => string;
  /** An amount of base units, shortened for the eye. */
  readonly amount: (value: bigint, decimals: number) => string;
  /** Symbol and decimals of a token; undefined until the chain said them. */
  readonly metadata: (token: TokenId) => TokenMetadata | undefined;
  readonly native: { readonly symbol: string; readonly decimals: number };
  /** Explorer page of a transaction, where there is an explorer. */
  readonly explorerUrl: (hash: Hex) => string | undefined;
}

/** Finished transactions stay in the tray so long, milliseconds. */
const trayMs = 10 * 60_000;
const mostInTray = 5;

const isSpender = (name: string | undefined): name is SpenderName =>
  spenderNames.some((spender) => spender === name);

/** Transactions of the tray: on their way, or ended a moment ago. What was refused in the wallet was never sent. */
export function trayRecords(
  records: readonly TransactionRecord[],
  now: number,
): readonly TransactionRecord[] {
  const shown = records.filter(({ state, changedAt }) => {
    if (state.kind === 'planned' || state.kind === 'refused') return false;
    const ended = ['confirmed', 'replaced', 'cancelled', 'reverted', 'misdirected', 'dropped'].includes(
      state.kind,
    );
    return !ended || now - changedAt < trayMs;
  });
  return shown.slice(0, mostInTray);
}

function amountOf({ token, amount }: TransactionRecord, voice: RecordVoice): string | undefined {
  if (token === undefined || amount === undefined) return undefined;
  const metadata = voice.metadata(token);
  return metadata === undefined
    ? token
    : `${voice.amount(BigInt(amount), metadata.decimals)} ${metadata.symbol}`;
}

/** What a transaction does, in words. */
export function titleOf(record: TransactionRecord, voice: RecordVoice): string {
  const { say } = voice;
  const { planKind, stepKind, token, spenderName } = record;
  const amount = amountOf(record, voice);
  const what = say(recordTitles[planKind]);
  if (stepKind === 'act' || amount === undefined)
    return amount === undefined ? what : say(paidTitle(what, amount));
  if (stepKind === 'resetAllowance') return say(resetTitle(token ?? ''));
  return isSpender(spenderName) ? say(authoriseTitle(amount, say(contractTexts[spenderName]))) : what;
}

function noteOf({ state }: TransactionRecord, voice: RecordVoice): string | undefined {
  const { say, amount, native } = voice;
  const wordsOf = (code: keyof typeof errorTexts): string => {
    const { what, funds, todo } = errorTexts[code];
    return [what, funds, todo].map(say).join(' ');
  };
  switch (state.kind) {
    case 'reverted':
      return wordsOf('transaction.reverted');
    case 'cancelled':
      return wordsOf('transaction.cancelled');
    case 'misdirected':
      return wordsOf('transaction.otherSigner');
    case 'dropped':
      return wordsOf('transaction.dropped');
    case 'refused':
      return state.error === 'wallet.refused' ? undefined : wordsOf(state.error);
    case 'confirmed':
    case 'replaced':
      return state.mined.fee === undefined
        ? undefined
        : say(feeNote(`${amount(BigInt(state.mined.fee), native.decimals)} ${native.symbol}`));
    default:
      return undefined;
  }
}

/** Hash under which a transaction is to be looked up now: that of what took its place, where something did. */
export function lookedUpHash({ state }: TransactionRecord): Hex | undefined {
  if (state.kind === 'replaced' || state.kind === 'cancelled') return state.by;
  return 'hash' in state ? state.hash : undefined;
}

/** A record of the journal as a card shows it. */
export function shownTransaction(record: TransactionRecord, voice: RecordVoice): ShownTransaction {
  const hash = lookedUpHash(record);
  return {
    id: record.id,
    title: titleOf(record, voice),
    phase: record.state.kind,
    at: record.createdAt,
    hash,
    explorerUrl: hash && voice.explorerUrl(hash),
    note: noteOf(record, voice),
  };
}
