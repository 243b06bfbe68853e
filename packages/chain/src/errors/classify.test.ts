import { describe, expect, it } from 'vitest';
import { ChainError } from './ChainError.ts';
import { classify } from './classify.ts';

const codeOf = (thrown: unknown) => classify(thrown).code;
const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('what the table does not name', () => {
  it.each<[string, unknown, string]>([
    ['undefined', undefined, 'unknown.unclassified'],
    ['a number', 4001, 'unknown.unclassified'],
    ['a 4001 as JSON inside a string', '{"code":4001,"message":"no"}', 'wallet.refused'],
    [
      'a 4001 three levels down beats a telling outer code',
      { code: -32002, data: { cause: { code: 4001 } } },
      'wallet.refused',
    ],
    ['a code beats a text', { code: 4902, message: 'User rejected the request.' }, 'wallet.unknownChain'],
    ['a limit beats the word revert', { code: -32005, message: 'execution reverted' }, 'rpc.rateLimited'],
    [
      'a revert whose reason quotes a 4001',
      { code: 3, message: 'execution reverted: {"code":4001}' },
      'contract.reason',
    ],
    [
      'a reason that claims a refusal',
      { code: -32000, message: 'execution reverted: User denied transaction' },
      'contract.reason',
    ],
    ['an aborted fetch is no refusal', named('AbortError', 'The user aborted a request.'), 'rpc.timedOut'],
    [
      'a node that refuses for lack of funds',
      { code: -32003, message: 'Insufficient funds for gas * price + value' },
      'transaction.insufficientFunds',
    ],
    ['a node is not the user', { code: -32003, message: 'User rejected' }, 'transaction.refusedByNode'],
    ['already known', { code: -32000, message: 'already known' }, 'transaction.alreadyKnown'],
    [
      'an unknown transaction is not a known one',
      { code: -32000, message: 'unknown transaction' },
      'unknown.unclassified',
    ],
    [
      'a block gas limit is no rate limit',
      { code: -32000, message: 'gas limit exceeded' },
      'unknown.unclassified',
    ],
    ['a range of blocks', { code: -32000, message: 'exceed maximum block range: 5000' }, 'rpc.rangeTooLarge'],
    ['Chinese words', new Error('用户取消了请求'), 'wallet.refused'],
    [
      'Parity revert data',
      { code: -32015, message: 'VM execution error.', data: 'Reverted 0x' },
      'contract.silent',
    ],
    [
      'a defect of ours',
      new TypeError("Cannot read properties of undefined (reading 'x')"),
      'unknown.unclassified',
    ],
  ])('%s', (_, thrown, expected) => expect(codeOf(thrown)).toBe(expected));

  it('is never thrown off by getters that throw, circles or endless nesting', () => {
    const circle: Record<string, unknown> = { message: 'odd' };
    circle['error'] = circle;
    const trap = Object.defineProperty({}, 'code', {
      get() {
        throw new Error('no');
      },
    });
    let deep: unknown = { code: 4001 };
    for (let level = 0; level < 10_000; level++) deep = { error: deep };
    expect([circle, trap, deep].map(codeOf)).toEqual(Array(3).fill('unknown.unclassified'));
    expect(
      codeOf(
        new Proxy(
          {},
          {
            get: () => {
              throw new Error('no');
            },
          },
        ),
      ),
    ).toBe('unknown.unclassified');
  });

  it('does not take the calldata that an error echoes for revert data', () => {
    const calldata = `0x095ea7b3${'0'.repeat(128)}`;
    const thrown = {
      code: -32000,
      message: 'insufficient funds for gas * price + value',
      transaction: { data: calldata },
    };
    expect(codeOf(thrown)).toBe('transaction.insufficientFunds');
  });
});

describe('what an error carries', () => {
  it('a wait in milliseconds', () => {
    const thrown = { code: -32005, message: 'slow down', data: { rate: { backoff_seconds: 1.5 } } };
    expect(classify(thrown).data.retryAfterMs).toBe(1500);
  });

  it('the number of a panic', () => {
    const data = `0x4e487b71${'11'.padStart(64, '0')}`;
    expect(classify({ code: 3, data }).data.panic).toBe(0x11n);
  });

  it('foreign text on one line, cut, without direction marks and keys', () => {
    const key = 'ab'.repeat(32);
    const { foreign } = classify(new Error(`evil\u202e\n<b>${key}</b> ${'x'.repeat(900)}`)).data;
    expect(foreign?.cut).toBe(true);
    expect(foreign?.text).toMatch(/^evil <b>0x…<\/b> x+…$/);
    expect(foreign?.text.length).toBeLessThan(210);
  });

  it('leaves a classified error as it is', () => {
    const error = new ChainError('rpc.lagging');
    expect(classify(error)).toBe(error);
  });
});
