import { createManualClock } from '@amswap/testing';
import { checksumAddress, type Hex } from '@amswap/values';
import { describe, expect, it } from 'vitest';
import { createJournal, journalStorageKey } from './journal.ts';
import type { TransactionRecord } from './TransactionRecord.ts';

const A = checksumAddress('0x8ba1f109551bD432803012645Ac136ddd64DBA72');
const B = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const hash: Hex = `0x${'1'.repeat(64)}`;
const recordOf = (id: string, createdAt = 0): TransactionRecord => ({
  id,
  account: A,
  chainId: 56,
  planKind: 'synthesise',
  stepId: 's',
  stepKind: 'act',
  to: B,
  data: '0x12',
  token: 'X',
  amount: '100',
  spenderName: undefined,
  createdAt,
  changedAt: createdAt,
  nonceBefore: 1,
  blockBefore: 2,
  state: { kind: 'submitted', hash, nonce: undefined, since: 0 },
});

function setUp(text?: string) {
  const clock = createManualClock();
  const entries = new Map<string, string>();
  if (text !== undefined) entries.set(journalStorageKey(56, A), text);
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  const open = (account = A, chainId = 56) => createJournal({ storage, clock, account, chainId });
  return { clock, entries, storage, open };
}

describe('journal', () => {
  it('survives a reload, and has nothing of another account or chain', () => {
    const { open } = setUp();
    open().add(recordOf('one'));
    expect(open().records).toMatchObject([{ id: 'one', amount: '100' }]);
    expect([...open(B).records, ...open(A, 97).records]).toEqual([]);
  });

  it.each(['{bad', 'null', '42', '[]', '{}', '[null, 1, {"id": "x"}]', '[{"id":1}]'])(
    'B45 starts empty from %s',
    (text) => {
      const { open, entries } = setUp(text);
      const journal = open();
      expect(journal.records).toEqual([]);
      journal.add(recordOf('one'));
      expect(JSON.parse(entries.get(journalStorageKey(56, A)) ?? '')).toHaveLength(1);
    },
  );

  it('drops a record whose state was tampered with, and keeps the others', () => {
    const bad = { ...recordOf('bad'), state: { kind: 'confirmed', hash: 'javascript:alert(1)' } };
    const { open } = setUp(JSON.stringify([bad, recordOf('good')]));
    expect(open().records.map(({ id }) => id)).toEqual(['good']);
  });

  it('B46 goes on in memory when storage throws', () => {
    const { clock } = setUp();
    const fail = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const journal = createJournal({
      storage: { getItem: fail, setItem: fail, removeItem: fail },
      clock,
      account: A,
      chainId: 56,
    });
    journal.add(recordOf('one'));
    expect(journal.records).toHaveLength(1);
  });

  it('joins what two tabs wrote, and a final state wins', () => {
    const { open, clock } = setUp();
    const [one, two] = [open(), open()];
    one.add(recordOf('one', 1));
    two.add(recordOf('two', 2));
    clock.jumpTo(clock.now() + 5);
    one.advance('one', {
      kind: 'mined',
      hash,
      mined: { block: 1, blockHash: hash, fee: undefined },
      success: true,
      depth: 1,
    });
    two.advance('two', { kind: 'seen', hash, nonce: 4, at: 9 });
    expect(open().records.map(({ id, state }) => `${id} ${state.kind}`)).toEqual([
      'two submitted',
      'one confirmed',
    ]);
  });

  it('keeps what is under way when it has to forget', () => {
    const { open } = setUp();
    const journal = open();
    journal.add(recordOf('waiting', 0));
    for (let at = 1; at <= 310; at++)
      journal.add({ ...recordOf(`done ${at}`, at), state: { kind: 'refused', error: 'wallet.refused' } });
    expect(journal.records).toHaveLength(300);
    expect(journal.find('waiting')).toBeDefined();
    expect(journal.find('done 1')).toBeUndefined();
  });
});
