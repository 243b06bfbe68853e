import { ChainError } from '@amswap/chain';
import type { Expectation, Step } from '@amswap/chain/act';
import type { ErrorWords, ListedFigure, StepState } from '@amswap/ui';
import type { PlanCheck, PlanStep, ShownPlan } from '@amswap/ui/plan-sheet';
import { formatAmount, type TokenId } from '@amswap/values';
import type { MessageDescriptor } from '@lingui/core';
import { errorTexts } from '../../text/errorTexts.ts';
import { contractTexts } from '../../text/contractTexts.ts';
import type { MadePlan, PlanRun, StepStage } from './PlanRun.ts';
import {
  deedNames,
  revokeName,
  sheetWords,
  stageWords,
  stepDetails,
  stepNames,
  subjectNames,
} from './planTexts.ts';

/** How the view says things: in the reader's language and numbers. */
export interface PlanVoice {
  readonly say: (text: MessageDescriptor) => string;
  /** An amount of base units, shortened for the eye. */
  readonly amount: (value: bigint, decimals: number) => string;
  /** A network fee in wei, with its symbol: small as it is, it is never cut to nothing. */
  readonly fee: (wei: bigint) => string;
}

const unlinked = new ChainError('wallet.chainDisconnected');

/** A plan that is shown: every run but none. */
export type ShownRun = Exclude<PlanRun, { readonly kind: 'none' }>;

const stepStates: Readonly<Record<StepStage, StepState>> = {
  later: 'later',
  checking: 'busy',
  asking: 'busy',
  following: 'busy',
  done: 'done',
  failed: 'failed',
};

/** The three texts of an error. */
export function errorWordsOf({ code }: ChainError, say: PlanVoice['say']): ErrorWords {
  const { what, funds, todo } = errorTexts[code];
  return { what: say(what), funds: say(funds), todo: say(todo) };
}

/** The whole of what is permitted: exact, never shortened. */
function exactly({ tokens }: MadePlan, token: TokenId, value: bigint): string {
  const metadata = tokens[token];
  return metadata === undefined ? token : `${formatAmount(value, metadata.decimals)} ${metadata.symbol}`;
}

/** A reset that nothing follows is what was asked for: the authorisation is taken back. So is one of nothing. */
const revokes = (step: Step, { plan }: MadePlan): boolean =>
  step.kind === 'resetAllowance'
    ? plan.steps.at(-1)?.id === step.id
    : step.kind === 'authorise' && step.amount === 0n;

function detailOf(step: Step, made: MadePlan, say: PlanVoice['say']): string {
  if (step.kind === 'act') {
    if (step.takes === undefined) return say(stepDetails.takesNothing);
    return say(stepDetails.takes(exactly(made, step.takes.token, step.takes.atMost)));
  }
  const spender = say(contractTexts[step.spenderName]);
  if (revokes(step, made)) return say(stepDetails.revoke(spender, step.token));
  if (step.kind === 'resetAllowance') return say(stepDetails.reset(spender, step.token));
  return say(stepDetails.authorise(spender, exactly(made, step.token, step.amount)));
}

function figureOf(expectation: Expectation, made: MadePlan, { say, amount }: PlanVoice): ListedFigure {
  const { subject, before, after, bound } = expectation;
  const token = 'token' in subject ? subject.token : undefined;
  const decimals =
    token === undefined ? (subject.of === 'power' ? 0 : 18) : (made.tokens[token]?.decimals ?? 18);
  const symbol = token === undefined ? '' : ` ${made.tokens[token]?.symbol ?? token}`;
  const value = `${amount(before, decimals)} → ${bound ? '≈ ' : ''}${amount(after, decimals)}${symbol}`;
  const id = [subject.of, token].filter(Boolean).join(':');
  switch (subject.of) {
    case 'balance':
      return { id, name: say(subjectNames.balance(subject.token)), value };
    case 'allowance': {
      const spender = say(contractTexts[subject.spenderName]);
      return { id, name: say(subjectNames.allowance(subject.token, spender)), value };
    }
    default:
      return { id, name: say(subjectNames[subject.of]), value };
  }
}

function feeFigure({ fee, plan }: MadePlan, voice: PlanVoice): ListedFigure {
  const { say } = voice;
  const name = say(plan.steps.length > 1 && fee !== undefined ? sheetWords.firstFee : sheetWords.fee);
  const value = fee === undefined ? say(sheetWords.feeByWallet) : voice.fee(fee);
  return { id: 'fee', name, value };
}

function checkOf(run: ShownRun, say: PlanVoice['say']): PlanCheck {
  switch (run.kind) {
    case 'planning':
      return { kind: 'checking' };
    case 'unplanned':
    case 'stopped':
      return { kind: 'fails', error: errorWordsOf(run.error, say) };
    case 'ready':
      return run.refusal === undefined
        ? { kind: 'passes' }
        : { kind: 'fails', error: errorWordsOf(run.refusal, say) };
    case 'running':
      return { kind: 'passes' };
  }
}

/** Stage of a step; before anything runs the first one is next. */
function stageAt(run: ShownRun, step: Step): StepStage {
  return 'stages' in run ? (run.stages[step.id] ?? 'later') : 'later';
}

function nameOf(step: Step, made: MadePlan): MessageDescriptor {
  if (step.kind === 'act' && step.deed !== undefined) return deedNames[step.deed];
  return revokes(step, made) ? revokeName : stepNames[step.kind];
}

function stepsOf(run: ShownRun, say: PlanVoice['say']): readonly PlanStep[] {
  if (!('made' in run)) return [];
  return run.made.plan.steps.map((step, index): PlanStep => {
    const waits = run.kind === 'ready' && index === 0 && run.refusal === undefined;
    const state = waits ? 'now' : stepStates[stageAt(run, step)];
    return { id: step.id, name: say(nameOf(step, run.made)), detail: detailOf(step, run.made, say), state };
  });
}

function actOf(run: ShownRun, say: PlanVoice['say']): ShownPlan['act'] {
  switch (run.kind) {
    case 'planning':
      return { label: say(sheetWords.checking), state: 'off' };
    case 'unplanned':
      return { label: say(sheetWords.notPossible), state: 'off' };
    case 'stopped':
      return { label: say(sheetWords.stopped), state: 'off' };
    case 'ready': {
      if (run.refusal !== undefined) return { label: say(sheetWords.notPossible), state: 'off' };
      const [first] = run.made.plan.steps;
      const acts = first === undefined || first.kind === 'act' || revokes(first, run.made);
      return { label: say(acts ? sheetWords.actNow : sheetWords.authoriseNow), state: 'ready' };
    }
    case 'running': {
      const words = run.made.plan.steps.map((step) => stageWords[stageAt(run, step)]);
      return { label: say(words.find((text) => text !== undefined) ?? sheetWords.checking), state: 'busy' };
    }
  }
}

/**
 * A run as the sheet shows it: what each step permits and moves, what changes, the fee, and what the contract says.
 * @param mayWrite whether the wallet could be asked now; one that lost its chain meanwhile refuses the plan
 */
export function shownPlanOf(made: ShownRun, voice: PlanVoice, mayWrite: boolean): ShownPlan {
  const run = made.kind === 'ready' && !mayWrite ? { ...made, refusal: made.refusal ?? unlinked } : made;
  const { say } = voice;
  const { title, caution } = run.request;
  return {
    title: say(title),
    check: checkOf(run, say),
    steps: stepsOf(run, say),
    figures:
      'made' in run
        ? [
            ...run.made.plan.expects.map((each) => figureOf(each, run.made, voice)),
            feeFigure(run.made, voice),
          ]
        : [],
    caution: caution && say(caution),
    act: actOf(run, say),
  };
}
