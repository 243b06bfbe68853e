import { expect, it } from 'vitest';
import { messageText } from './messageText.ts';

it.each([
  ['bytes that are text', '0x68656c6c6f', 'hello'],
  ['plain text', 'hello\nworld', 'hello\nworld'],
  ['bytes that are not text', '0xff00', '0xff00'],
  ['odd digits', '0xfff', '0xfff'],
  ['typed data', '{"domain":{"chainId":1337}}', '{\n  "domain": {\n    "chainId": 1337\n  }\n}'],
  ['typed data as an object', { a: 1 }, '{\n  "a": 1\n}'],
  ['text that turns itself around', 'pay \u202E01 now', 'pay \\u{202e}01 now'],
  ['text that hides in itself', 'a\u200Bb', 'a\\u{200b}b'],
  ['nothing', undefined, ''],
])('%s', (_, given, text) => {
  expect(messageText(given)).toBe(text);
});

it('is cut where it is too long to read', () => {
  expect(messageText('a'.repeat(5_000))).toHaveLength(4_001);
});
