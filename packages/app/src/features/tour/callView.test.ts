import { type ContractName, contractNames } from '@amswap/chain';
import type { Described } from '@amswap/chain/act';
import { checksumAddress, maxUint256 } from '@amswap/values';
import { describe, expect, it } from 'vitest';
import type { TourRequest } from '../../boot/Tour.ts';
import { argumentFigures, type CallVoice, shownRequest } from './callView.ts';

const addressOf = (at: number) => checksumAddress(`0x${(at + 1).toString(16).padStart(40, '0')}`);
const contracts = Object.fromEntries(contractNames.map((name, at) => [name, addressOf(at)])) as Record<
  ContractName,
  ReturnType<typeof addressOf>
>;
const voice: CallVoice = {
  say: ({ message }) => message ?? '',
  token: (id) => ({ symbol: id, decimals: id === 'USDT' ? 6 : 18 }),
  native: { symbol: 'BNB', decimals: 18 },
  deployment: { contracts },
  address: (address, name) => (name === undefined ? address : `${name} · ${address}`),
  moment: (seconds) => `at ${seconds}`,
};
const transaction = (over: Partial<Extract<TourRequest, { kind: 'transaction' }>> = {}) =>
  ({
    kind: 'transaction',
    to: contracts.x,
    data: '0x095ea7b3',
    value: 0n,
    fee: 21_000_000_000_000n,
    ...over,
  }) satisfies TourRequest;
const approve = (value: bigint, contract: ContractName = 'x'): Described => ({
  contract,
  name: 'approve',
  args: [
    { name: 'spender', kind: 'address', value: contracts.main },
    { name: 'value', kind: 'number', value },
  ],
});
const figure = (figures: ReturnType<typeof argumentFigures>, id: string) =>
  figures.find((each) => each.id === id);

describe('an authorisation', () => {
  it('says how much of what, exactly, to which contract', () => {
    const figures = argumentFigures(approve(123_456_789_000_000_001n), voice);
    expect(figure(figures, 'value')?.value).toBe('0.123456789000000001 X');
    expect(figure(figures, 'spender')?.value).toBe(`main contract · ${contracts.main}`);
  });

  it('counts in the decimals of the token itself', () => {
    expect(figure(argumentFigures(approve(1_500_000n, 'stableCoin'), voice), 'value')?.value).toBe(
      '1.5 USDT',
    );
  });

  it('marks one without a limit', () => {
    expect(figure(argumentFigures(approve(maxUint256), voice), 'value')).toMatchObject({
      value: '∞ X',
      tone: 'warning',
    });
  });
});

it('a synthesis says what it pays at most, in the token that pays', () => {
  const figures = argumentFigures(
    {
      contract: 'main',
      name: 'synthesise',
      args: [
        { name: 'payToken', kind: 'address', value: contracts.stableCoin },
        { name: 'power', kind: 'number', value: 40n },
        { name: 'maxPayment', kind: 'number', value: 40_000_000n },
        { name: 'deadline', kind: 'number', value: 99n },
      ],
    },
    voice,
  );
  expect(figures.map(({ value }) => value)).toEqual([
    `token USDT · ${contracts.stableCoin}`,
    '40',
    '40 USDT',
    'at 99',
  ]);
});

it.each([
  ['kind', 1n, 'dynamic revenue'],
  ['kinds', 0b10001n, 'machine revenue, preaching gold, third'],
  ['kind', 9n, '9'],
])('revenue by %s %s is %s', (name, value, words) => {
  const event = { contract: 'main', name: 'Claimed', args: [{ name, kind: 'number', value }] } as const;
  expect(argumentFigures(event, voice)[0]?.value).toBe(words);
});

describe('a transaction in the wallet', () => {
  it('is named with its contract and its fee', () => {
    expect(shownRequest(transaction(), approve(1n), voice)).toMatchObject({
      name: 'Authorise',
      to: { name: 'token X', address: contracts.x },
    });
  });

  it('that cannot be read says so, and names no contract that is not of the deployment', () => {
    const stranger = addressOf(500);
    const request = transaction({ to: stranger, data: '0xdeadbeef' });
    const shown = shownRequest(request, { contract: undefined, name: undefined, args: [] }, voice);
    expect(shown).toMatchObject({
      name: 'Unknown call',
      to: { name: 'unknown contract', address: stranger },
    });
    expect(shown.kind === 'transaction' && figure([...shown.figures], 'unreadable')?.tone).toBe('warning');
  });

  it('that sends coins says how many, and that its fee is not known where it would fail', () => {
    const shown = shownRequest(
      transaction({ data: '0x', value: 10n ** 18n, fee: undefined }),
      { contract: 'x', name: undefined, args: [] },
      voice,
    );
    if (shown.kind !== 'transaction') throw new Error('it is one');
    expect(shown.name).toBe('Sends coins');
    expect(figure([...shown.figures], 'sends')?.value).toBe('1 BNB');
    expect(figure([...shown.figures], 'fee')?.tone).toBe('negative');
  });
});
