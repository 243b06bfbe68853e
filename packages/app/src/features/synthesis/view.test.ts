import { firstMachines } from '@amswap/chain';
import { madeUpAddress } from '@amswap/testing';
import { describe, expect, it } from 'vitest';
import type { Figure } from '../../boot/chainAtoms.ts';
import type { PayerFacts, SynthesisFacts } from './SynthesisFacts.ts';
import { submitProblem, synthesisView } from './view.ts';

const unit = 10n ** 18n;
const own = madeUpAddress(0xa0_00_02);
const founder = madeUpAddress(0xa0_00_01);
const words = { main: 'main contract', mainSecondary: 'second main contract' };
const known = <T>(value: T): Figure<T> => ({ kind: 'known', value });
const loading: Figure<never> = { kind: 'loading' };
const missing: Figure<never> = { kind: 'missing' };

const member = (isMember: boolean, account = own) => ({
  account,
  isMember,
  referrer: undefined,
  settler: undefined,
  joinedAt: 0n,
  activePower: 100n,
  activePowerOf: { main: 60n, mainSecondary: 40n },
  ownPerformance: 0n,
  teamPerformance: 0n,
  directCount: 0n,
  teamCount: 0n,
  sLevel: 0,
  vipLevel: 0,
});

const payer: PayerFacts = {
  balance: known(86n * unit),
  allowance: known(0n),
  native: known(unit / 10n),
  member: known(member(true)),
  machines: known({ rows: [], total: 0n, next: firstMachines }),
};

const terms = {
  enabled: true,
  powerStep: 20n,
  lowestPower: 40n,
  price: (unit * 4n) / 10n,
  largestPower: 1_000n,
};

const facts: SynthesisFacts = {
  token: 'X',
  text: '40',
  terms: known(terms),
  metadata: known({ symbol: 'X', decimals: 18 }),
  acb: known({ symbol: 'ACB', decimals: 18 }),
  wallet: 'ready',
  framed: false,
  underWay: 'nothing',
  payer,
  referrer: { candidates: [], refProblem: null, founder: known(founder) },
  gasPrice: 10n ** 9n,
  native: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  spender: own,
};

const paying = (change: Partial<PayerFacts>): Partial<SynthesisFacts> => ({ payer: { ...payer, ...change } });
const x = (value: bigint) => ({ value, decimals: 18, symbol: 'X' });

describe('the stage of a synthesis', () => {
  it.each<[string, Partial<SynthesisFacts>, unknown]>([
    ['a foreign frame comes before all', { framed: true, wallet: 'none' }, { kind: 'framed' }],
    ['a write on its way', { underWay: 'act' }, { kind: 'underWay' }],
    ['terms not read yet', { terms: loading }, { kind: 'loading' }],
    ['a chain that does not answer', { terms: missing }, { kind: 'unanswered' }],
    [
      'a token that is not enabled',
      { terms: known({ ...terms, enabled: false }) },
      { kind: 'closed', symbol: 'X' },
    ],
    ['no wallet', { wallet: 'none', payer: undefined }, { kind: 'noWallet' }],
    ['a wallet that is asked', { wallet: 'busy', payer: undefined }, { kind: 'connecting' }],
    ['another network', { wallet: 'wrongChain' }, { kind: 'wrongNetwork' }],
    ['a wallet without a connection', { wallet: 'unlinked' }, { kind: 'unlinked' }],
    ['own figures not read yet', paying({ balance: loading }), { kind: 'loading' }],
    ['own figures that cannot be had', paying({ allowance: missing }), { kind: 'unanswered' }],
    ['no member', paying({ member: known(member(false)) }), { kind: 'register' }],
    [
      'a reserve that covers nothing',
      { terms: known({ ...terms, largestPower: 0n }) },
      { kind: 'reserveTooLow' },
    ],
    ['nothing typed', { text: '' }, { kind: 'empty' }],
    ['no multiple', { text: '50' }, { kind: 'invalid', problem: 'not-multiple' }],
    ['below the lowest', { text: '20' }, { kind: 'invalid', problem: 'below-lowest' }],
    ['above what the reserve covers', { text: '1020' }, { kind: 'invalid', problem: 'above-highest' }],
    ['too little of the token', { text: '240' }, { kind: 'notEnough', symbol: 'X' }],
    ['too little for the fee', paying({ native: known(1n) }), { kind: 'noFee', symbol: 'BNB' }],
    ['nothing authorised', {}, { kind: 'authorise', power: 40n, allowed: x(0n) }],
    [
      'too little authorised',
      paying({ allowance: known(unit) }),
      { kind: 'authorise', power: 40n, allowed: x(unit) },
    ],
    ['just enough authorised', paying({ allowance: known(16n * unit) }), { kind: 'synthesise', power: 40n }],
  ])('%s', (_, change, stage) => {
    expect(synthesisView({ ...facts, ...change }, words).stage).toEqual(stage);
  });
});

describe('the authorisation', () => {
  it.each([
    ['', 'empty'],
    ['0', 'invalid'],
    ['40', 'notEnough'],
  ])('B21: with nothing to pay by and enough authorised, %j asks for no authorisation', (text, kind) => {
    const poor = paying({ balance: known(0n), allowance: known(100n * unit) });
    const { stage, authorisation } = synthesisView({ ...facts, ...poor, text }, words);
    expect(stage.kind).toBe(kind);
    expect(['none', 'short']).not.toContain(authorisation.kind);
  });

  it.each<[string, Partial<SynthesisFacts>, string]>([
    ['none', {}, 'none'],
    ['short', paying({ allowance: known(unit) }), 'short'],
    ['enough', paying({ allowance: known(17n * unit) }), 'authorised'],
    ['without limit', paying({ allowance: known(2n ** 256n - 1n) }), 'unlimited'],
    ['on its way', { underWay: 'authorise' }, 'authorising'],
    ['set to zero first, on its way', { underWay: 'reset' }, 'authorising'],
    ['not needed while nothing is chosen', { text: '' }, 'nothingNeeded'],
  ])('%s', (_, change, kind) => {
    expect(synthesisView({ ...facts, ...change }, words).authorisation.kind).toBe(kind);
  });
});

describe('the figures', () => {
  it('say what is paid, what is left and what the power becomes, over both contracts', () => {
    const { figures, need, affordable } = synthesisView(facts, words);
    expect(figures).toMatchObject({
      payment: x(16n * unit),
      balanceAfter: x(70n * unit),
      cover: 'enough',
      powerNow: 100n,
      powerAfter: 140n,
      authorised: { amount: x(0n), spender: 'main contract' },
      fee: { value: 370_000n * 10n ** 9n, symbol: 'BNB' },
    });
    expect(need).toEqual(x(16n * unit));
    expect(affordable).toBe(200n);
  });

  it('bound the largest power by the reserve', () => {
    const bounded = { ...facts, terms: known({ ...terms, largestPower: 130n }) };
    expect(synthesisView(bounded, words).affordable).toBe(120n);
  });

  it('leave the authorisation out of the fee where it is done', () => {
    const { figures } = synthesisView({ ...facts, ...paying({ allowance: known(16n * unit) }) }, words);
    expect(figures.fee?.value).toBe(315_000n * 10n ** 9n);
  });

  it('take decimals from the chain', () => {
    const six = { ...facts, metadata: known({ symbol: 'X', decimals: 6 }) };
    expect(synthesisView(six, words).need?.decimals).toBe(6);
  });
});

describe('submitting', () => {
  it('tells the step of what is no multiple', () => {
    const { stage, offer } = synthesisView({ ...facts, text: '50' }, words);
    expect(submitProblem(stage, offer)).toEqual({ kind: 'notMultiple', step: 20n });
  });

  it('names the field that is empty', () => {
    const { stage, offer } = synthesisView({ ...facts, text: '' }, words);
    expect(submitProblem(stage, offer)).toEqual({ kind: 'empty' });
  });

  it('leaves other problems to the field', () => {
    const { stage, offer } = synthesisView({ ...facts, text: '20' }, words);
    expect(submitProblem(stage, offer)).toBeUndefined();
  });
});
