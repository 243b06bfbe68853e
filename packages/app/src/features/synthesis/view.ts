import { isUnlimited, type SynthesisTerms } from '@amswap/chain';
import type { Authorisation, ShownAmount, ShownRecord, SynthesisFigures, SynthesisOffer } from '@amswap/ui';
import { largestAffordablePower, parsePower, type PowerProblem, type PowerTerms } from '@amswap/values';
import { type Figure, valueOf } from '../../boot/chainAtoms.ts';
import { feeEstimate, gasUnits, shownFee } from '../../boot/gasUnits.ts';
import { type MainWords, shownRecord } from '../../machines/shownRecord.ts';
import { type ReferrerChoice, referrerChoice } from '../people/index.ts';
import type { SynthesisFacts } from './SynthesisFacts.ts';

/** What stands between the reader and a synthesis: the first thing that is in the way, or that nothing is. */
export type SynthesisStage =
  | { readonly kind: 'framed' }
  /** A write is on its way from this page; its sheet says how far it is. */
  | { readonly kind: 'underWay' }
  | { readonly kind: 'loading' }
  /** The chain does not answer; the shell's banner says so as long as it lasts. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'noWallet' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'wrongNetwork' }
  | { readonly kind: 'unlinked' }
  | { readonly kind: 'closed'; readonly symbol: string }
  | { readonly kind: 'register' }
  | { readonly kind: 'reserveTooLow' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid'; readonly problem: PowerProblem }
  | { readonly kind: 'notEnough'; readonly symbol: string }
  | { readonly kind: 'noFee'; readonly symbol: string }
  | { readonly kind: 'authorise'; readonly power: bigint; readonly allowed: ShownAmount }
  | { readonly kind: 'synthesise'; readonly power: bigint };

/** The newest machines as the page shows them. */
export type LatestRecords =
  | { readonly kind: 'noAccount' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'known'; readonly records: readonly ShownRecord[] };

/** A page of synthesis as ui draws it. Words are the container's. */
export interface SynthesisView {
  readonly offer: SynthesisOffer;
  readonly affordable: bigint | undefined;
  readonly figures: SynthesisFigures;
  readonly stage: SynthesisStage;
  readonly need: ShownAmount | undefined;
  readonly authorisation: Authorisation;
  /** Undefined for a member, and while it is not known whether one is. */
  readonly referrer: ReferrerChoice | undefined;
  readonly latest: LatestRecords;
}

/** A base unit: what a synthesis costs at least. */
const leastPayment = 1n;

type AmountOf = (value: bigint) => ShownAmount;

const symbolOf = (facts: SynthesisFacts): string => valueOf(facts.metadata)?.symbol ?? facts.token;

const powerTermsOf = (terms: SynthesisTerms): PowerTerms => ({
  step: terms.powerStep,
  lowest: terms.lowestPower,
  highest: terms.largestPower,
});

function offerOf(terms: Figure<SynthesisTerms>, amount: AmountOf | undefined): SynthesisOffer {
  const known = valueOf(terms);
  if (known === undefined || amount === undefined) return { kind: 'loading' };
  if (!known.enabled) return { kind: 'closed' };
  return { kind: 'open', terms: powerTermsOf(known), price: amount(known.price) };
}

/** What is chosen, where it is possible at all. */
function chosenPower(facts: SynthesisFacts): bigint | undefined {
  const terms = valueOf(facts.terms);
  if (terms === undefined || !terms.enabled) return undefined;
  const parsed = parsePower(facts.text, powerTermsOf(terms));
  return 'value' in parsed ? parsed.value : undefined;
}

function paymentOf(facts: SynthesisFacts): bigint | undefined {
  const terms = valueOf(facts.terms);
  const power = chosenPower(facts);
  return terms && power !== undefined ? power * terms.price : undefined;
}

/** Before a power is chosen the fee is that of both steps. */
function feeOf({ gasPrice, payer }: SynthesisFacts, payment: bigint | undefined): bigint | undefined {
  const allowance = payment === undefined ? undefined : payer && valueOf(payer.allowance);
  return feeEstimate({ gasPrice, allowance }, gasUnits.synthesise, payment ?? leastPayment);
}

function figuresOf(facts: SynthesisFacts, amount: AmountOf | undefined, spender: string): SynthesisFigures {
  const { payer, native } = facts;
  const payment = paymentOf(facts);
  const power = chosenPower(facts);
  const balance = payer && valueOf(payer.balance);
  const allowance = payer && valueOf(payer.allowance);
  const powerNow = payer && valueOf(payer.member)?.activePower;
  const fee = feeOf(facts, payment);
  const left = balance !== undefined && payment !== undefined ? balance - payment : undefined;
  return {
    payment: payment === undefined ? undefined : amount?.(payment),
    balanceAfter: left === undefined || left < 0n ? undefined : amount?.(left),
    cover: left === undefined ? 'unknown' : left < 0n ? 'notEnough' : 'enough',
    powerNow,
    powerAfter: powerNow === undefined || power === undefined ? undefined : powerNow + power,
    fee: shownFee(fee, native),
    authorised:
      allowance === undefined || amount === undefined || isUnlimited(allowance)
        ? undefined
        : { amount: amount(allowance), spender },
  };
}

/** What is in the way before anything about power matters. */
function standing(facts: SynthesisFacts): SynthesisStage | undefined {
  const { framed, underWay, wallet, terms, metadata } = facts;
  if (framed) return { kind: 'framed' };
  if (underWay !== 'nothing') return { kind: 'underWay' };
  if (terms.kind === 'missing' || metadata.kind === 'missing') return { kind: 'unanswered' };
  if (terms.kind === 'loading' || metadata.kind === 'loading') return { kind: 'loading' };
  if (!terms.value.enabled) return { kind: 'closed', symbol: symbolOf(facts) };
  switch (wallet) {
    case 'none':
      return { kind: 'noWallet' };
    case 'busy':
      return { kind: 'connecting' };
    case 'wrongChain':
      return { kind: 'wrongNetwork' };
    case 'unlinked':
      return { kind: 'unlinked' };
    case 'ready':
      return undefined;
  }
}

function stageOf(facts: SynthesisFacts, amount: AmountOf | undefined): SynthesisStage {
  const before = standing(facts);
  if (before !== undefined) return before;
  const { payer, text } = facts;
  const terms = valueOf(facts.terms);
  if (!payer || !terms || !amount) return { kind: 'loading' };
  const own = [payer.member, payer.balance, payer.allowance, payer.native];
  if (own.some(({ kind }) => kind === 'missing')) return { kind: 'unanswered' };
  const member = valueOf(payer.member);
  const balance = valueOf(payer.balance);
  const allowance = valueOf(payer.allowance);
  const native = valueOf(payer.native);
  if (!member || balance === undefined || allowance === undefined || native === undefined)
    return { kind: 'loading' };
  if (!member.isMember) return { kind: 'register' };
  if (terms.largestPower === 0n) return { kind: 'reserveTooLow' };
  const parsed = parsePower(text, powerTermsOf(terms));
  if ('error' in parsed)
    return parsed.error === 'empty' ? { kind: 'empty' } : { kind: 'invalid', problem: parsed.error };
  const power = parsed.value;
  const payment = power * terms.price;
  if (balance < payment) return { kind: 'notEnough', symbol: symbolOf(facts) };
  if (native < (feeOf(facts, payment) ?? 1n)) return { kind: 'noFee', symbol: facts.native.symbol };
  return allowance < payment
    ? { kind: 'authorise', power, allowed: amount(allowance) }
    : { kind: 'synthesise', power };
}

function authorisationOf(
  stage: SynthesisStage,
  facts: SynthesisFacts,
  amount: AmountOf | undefined,
): Authorisation {
  const { underWay } = facts;
  if (underWay === 'reset' || underWay === 'authorise') return { kind: 'authorising', step: underWay };
  if (stage.kind === 'authorise')
    return stage.allowed.value === 0n ? { kind: 'none' } : { kind: 'short', allowed: stage.allowed };
  const allowance = facts.payer && valueOf(facts.payer.allowance);
  if (stage.kind !== 'synthesise' || allowance === undefined || !amount) return { kind: 'nothingNeeded' };
  return isUnlimited(allowance) ? { kind: 'unlimited' } : { kind: 'authorised', allowed: amount(allowance) };
}

function latestOf({ payer, acb }: SynthesisFacts, words: MainWords): LatestRecords {
  if (!payer) return { kind: 'noAccount' };
  const decimals = valueOf(acb)?.decimals;
  if (payer.machines.kind === 'missing' || acb.kind === 'missing') return { kind: 'unanswered' };
  const page = valueOf(payer.machines);
  if (page === undefined || decimals === undefined) return { kind: 'loading' };
  // One line a record, without what was paid: the decimals of the other tokens are not read here.
  const records = page.rows.map((row) => shownRecord(row, { acb: decimals, paid: undefined }, words));
  return { kind: 'known', records };
}

/** Facts in, the page's props out. */
export function synthesisView(facts: SynthesisFacts, words: MainWords): SynthesisView {
  const metadata = valueOf(facts.metadata);
  const terms = valueOf(facts.terms);
  const amount: AmountOf | undefined = metadata && ((value) => ({ value, ...metadata }));
  const stage = stageOf(facts, amount);
  const payment = paymentOf(facts);
  const balance = facts.payer && valueOf(facts.payer.balance);
  const member = facts.payer && valueOf(facts.payer.member);
  return {
    offer: offerOf(facts.terms, amount),
    affordable:
      balance === undefined || !terms?.enabled
        ? undefined
        : largestAffordablePower(balance, terms.price, powerTermsOf(terms)),
    figures: figuresOf(facts, amount, words.main),
    stage,
    need: payment === undefined ? undefined : amount?.(payment),
    authorisation: authorisationOf(stage, facts, amount),
    referrer: member && !member.isMember ? referrerChoice(facts.referrer, member.account) : undefined,
    latest: latestOf(facts, words),
  };
}

/** The problem that submitting a text has, other than what the field itself says while one types. */
export type SubmitProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'notMultiple'; readonly step: bigint };

/** What submitting says to a text that names no possible power; nothing where the field's own words are enough. */
export function submitProblem(stage: SynthesisStage, offer: SynthesisOffer): SubmitProblem | undefined {
  if (stage.kind === 'empty') return { kind: 'empty' };
  if (stage.kind !== 'invalid' || stage.problem !== 'not-multiple' || offer.kind !== 'open') return undefined;
  return { kind: 'notMultiple', step: offer.terms.step };
}
