import type { MessageDescriptor } from '@lingui/core';
import type { Plan, PlanContext } from '@amswap/chain/act';

/** The code that plans, as a request is given it: loaded with the first plan. */
export type Planning = typeof import('@amswap/chain/act');

/** A write that a feature asks for. */
export interface PlanRequest {
  /** What it does, as the sheet's headline: "Synthesise 240 power". Its values stand in the descriptor. */
  readonly title: MessageDescriptor;
  /** What is said of the thing itself: "A machine stops at 150% of its value; the cap is a ceiling, not a promise." */
  readonly caution?: MessageDescriptor;
  /**
   * Makes the plan from what the chain says now. Called again whenever it is to be made afresh.
   * @example make: ({ planSynthesis }, context) => planSynthesis(context, { payToken: 'X', power: 40n })
   */
  readonly make: (planning: Planning, context: PlanContext) => Promise<Plan>;
  /** Called once after the whole plan is done. */
  readonly done?: () => void;
}
