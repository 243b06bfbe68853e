import type { ChainError, TokenMetadata } from '@amswap/chain';
import type { Plan } from '@amswap/chain/act';
import type { TokenId } from '@amswap/values';
import type { PlanRequest } from './PlanRequest.ts';

/** Where one step of a plan stands while it runs. */
export type StepStage = 'later' | 'checking' | 'asking' | 'following' | 'done' | 'failed';

/** A plan and what is needed to say what it does. */
export interface MadePlan {
  readonly plan: Plan;
  /** Symbols and decimals of the tokens that it names, as the chain gives them. */
  readonly tokens: Readonly<Partial<Record<TokenId, TokenMetadata>>>;
  /** Network fee of the steps that a node could estimate, wei; undefined where none could. */
  readonly fee: bigint | undefined;
}

/** The write that is planned or made now; one at a time. */
export type PlanRun =
  | { readonly kind: 'none' }
  /** Asking the chain what it would do. */
  | { readonly kind: 'planning'; readonly request: PlanRequest }
  /** No plan came out: a node did not answer, or the terms refuse it. */
  | { readonly kind: 'unplanned'; readonly request: PlanRequest; readonly error: ChainError }
  /** Waits for its reader. `refusal` is what the contract says to it: then it cannot be made. */
  | {
      readonly kind: 'ready';
      readonly request: PlanRequest;
      readonly made: MadePlan;
      readonly refusal: ChainError | undefined;
    }
  | {
      readonly kind: 'running';
      readonly request: PlanRequest;
      readonly made: MadePlan;
      readonly stages: Readonly<Record<string, StepStage>>;
    }
  /** Ended before its end. What was done stays done. */
  | {
      readonly kind: 'stopped';
      readonly request: PlanRequest;
      readonly made: MadePlan;
      readonly stages: Readonly<Record<string, StepStage>>;
      readonly error: ChainError;
    };

/** Which sheet of the plan is open. Once opened, its code stays. */
export type PlanSheetState = 'neverOpened' | 'plan' | 'risk' | 'closed';

/** Version of the risk notice: a new text counts it up and is read again. */
export const riskNoticeVersion = '1';
