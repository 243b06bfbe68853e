import type { TransactionState } from '@amswap/chain/transactions';
import { describe, expect, it } from 'vitest';
import { by, hash, mined, recordIn as record } from './transactionRecord.fixture.ts';
import { type RecordVoice, shownTransaction, trayRecords } from './view.ts';

const voice: RecordVoice = {
  say: ({ id, message = id, values = {} }) =>
    message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  amount: (value, decimals) => String(Number(value) / 10 ** decimals),
  metadata: () => ({ symbol: 'X', decimals: 6 }),
  native: { symbol: 'BNB', decimals: 18 },
  explorerUrl: (of) => `https://explorer.test/tx/${of}`,
};

describe('trayRecords', () => {
  const states: readonly (readonly [string, TransactionState, boolean, boolean])[] = [
    ['waits for a signature', { kind: 'awaitingSignature', since: 1 }, true, true],
    ['is sent', { kind: 'submitted', hash, nonce: 1, since: 1 }, true, true],
    ['is confirmed', { kind: 'confirmed', hash, mined }, true, false],
    ['failed', { kind: 'reverted', hash, mined }, true, false],
    ['was dropped', { kind: 'dropped', hash, nonce: 1, since: 1 }, true, false],
    ['B06: was refused', { kind: 'refused', error: 'wallet.refused' }, false, false],
    ['is only planned', { kind: 'planned' }, false, false],
  ];
  it.each(states)('what %s: shown at once, and an hour later', (_, state, atOnce, later) => {
    const records = [record(state)];
    expect(trayRecords(records, 3_000)).toEqual(atOnce ? records : []);
    expect(trayRecords(records, 3_603_000)).toEqual(later ? records : []);
  });
});

describe('shownTransaction', () => {
  it('names what it pays at most', () => {
    expect(shownTransaction(record({ kind: 'planned' }), voice).title).toBe(
      'Synthesis · at most 96.412345 X',
    );
  });

  it('B20: names the spender of an authorisation', () => {
    const authorisation = record({ kind: 'planned' }, { stepKind: 'authorise', spenderName: 'main' });
    expect(shownTransaction(authorisation, voice).title).toBe(
      'Authorisation · 96.412345 X for the main contract',
    );
  });

  it('shows the token alone until its decimals are known: no figure is guessed', () => {
    const unknown = { ...voice, metadata: () => undefined };
    expect(shownTransaction(record({ kind: 'planned' }), unknown).title).toBe('Synthesis · at most X');
  });

  it('B34: leads to the transaction that took its place', () => {
    const replaced = shownTransaction(record({ kind: 'replaced', hash, by, mined }), voice);
    expect(replaced).toMatchObject({
      phase: 'replaced',
      hash: by,
      explorerUrl: `https://explorer.test/tx/${by}`,
    });
  });

  it('says the fee of what is done, and what a failure means', () => {
    expect(shownTransaction(record({ kind: 'confirmed', hash, mined }), voice).note).toBe(
      'Network fee 0.000021 BNB',
    );
    expect(shownTransaction(record({ kind: 'reverted', hash, mined }), voice).note).toContain(
      'Only the network fee was spent',
    );
    expect(
      shownTransaction(record({ kind: 'refused', error: 'wallet.refused' }), voice).note,
    ).toBeUndefined();
  });
});
