import { describe, expect, it } from 'vitest';
import { looksLikeSecret, withoutSecrets } from './secrets.ts';

const key = '11'.repeat(32);

describe('looksLikeSecret', () => {
  it.each([key, `0x${key}`, ` 0X${key.toUpperCase()} `, 'test '.repeat(11) + 'junk'])('%j does', (text) => {
    expect(looksLikeSecret(text)).toBe(true);
  });

  it.each(['', '0x8ba1f109551bD432803012645Ac136ddd64DBA72', key.slice(1), 'my account name', '1234'])(
    '%j does not',
    (text) => {
      expect(looksLikeSecret(text)).toBe(false);
    },
  );
});

describe('withoutSecrets', () => {
  it('takes keys and phrases out of a log line', () => {
    const line = withoutSecrets(`signing with 0x${key} and ${'test '.repeat(11)}junk`);
    expect(line).not.toContain('1111');
    expect(line).not.toContain('junk');
  });

  it('leaves ordinary text alone', () => {
    expect(withoutSecrets('the node did not answer')).toBe('the node did not answer');
  });
});
