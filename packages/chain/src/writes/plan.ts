import type { Address, Hex, TokenId } from '@amswap/values';
import type { SpenderName } from '../deployment/Deployment.ts';

/** What a plan does, as the journal names it. */
export type PlanKind =
  | 'synthesise'
  | 'register'
  | 'changeSettler'
  | 'claim'
  | 'moveToWallet'
  | 'settleLuckyPool'
  | 'settleMaxPowerPool'
  | 'exchange'
  | 'buyAcb'
  | 'listForSale'
  | 'buyMv'
  | 'takeOut'
  | 'withdrawProceeds'
  | 'lowerAllowance';

export type StepKind = 'resetAllowance' | 'authorise' | 'act';

interface StepBase {
  /** Unique within the plan and the same for the same act: `authorise:USDT:main`, `synthesise`. */
  readonly id: string;
  readonly to: Address;
  readonly data: Hex;
  /** Network fee units that the node estimated for this step alone; undefined where it needs an earlier step first. */
  readonly gasEstimate?: bigint;
}

/** A step that sets what a spender may take. */
export interface AllowanceStep extends StepBase {
  readonly kind: 'resetAllowance' | 'authorise';
  readonly token: TokenId;
  readonly spender: Address;
  readonly spenderName: SpenderName;
  /** What is authorised after the step, base units; 0 for a reset. */
  readonly amount: bigint;
}

/** What an act does, where a plan has several of them: the sheet names each. */
export type StepDeed = 'claimMain' | 'claimSecondary' | 'exchangeReward';

/** The step that does what the plan is for, or one of several that do it together. */
export interface ActStep extends StepBase {
  readonly kind: 'act';
  readonly deed?: StepDeed;
  /** What it takes from the account, where it takes something: token and base units at most. */
  readonly takes?: { readonly token: TokenId; readonly atMost: bigint };
}

export type Step = AllowanceStep | ActStep;

/** Figures that a plan changes. `power` is a whole number, tokens are base units, allowances are per token and spender. */
export type ExpectedSubject =
  | { readonly of: 'balance'; readonly token: TokenId }
  | { readonly of: 'allowance'; readonly token: TokenId; readonly spenderName: SpenderName }
  | { readonly of: 'power' }
  | { readonly of: 'rewardBalance' }
  | { readonly of: 'waitingRevenue' };

/** One figure before and after, as the plan shows it. The chain has the last word: it is read again afterwards. */
export interface Expectation {
  readonly subject: ExpectedSubject;
  readonly before: bigint;
  readonly after: bigint;
  /** Whether the figure after is a bound rather than exact (a payment "at most"). */
  readonly bound: boolean;
}

/** What the contract itself said about the act before the first prompt; `refusal` is its encoded custom error. */
export type Preview =
  | { readonly ok: true }
  | { readonly ok: false; readonly contract: Address; readonly refusal: Hex };

/**
 * Everything a write will do, known before the wallet is asked for anything: which steps, what each permits and moves,
 * and what the contract says to it. Plans are plain data; `executePlan` runs them.
 */
export interface Plan {
  readonly kind: PlanKind;
  readonly account: Address;
  readonly chainId: number;
  readonly steps: readonly Step[];
  readonly expects: readonly Expectation[];
  readonly preview: Preview;
  /** Block that the figures are of. */
  readonly block: bigint;
  /** Last second at which the act is accepted, chain time; undefined where it has no deadline. */
  readonly deadline?: bigint;
}
