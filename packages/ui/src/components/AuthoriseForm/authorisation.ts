import type { ShownAmount } from '../AmountText/AmountText.tsx';
import type { StepState } from '../Stepper/Stepper.tsx';

/** What the allowance on the chain says about the amount that is needed now. */
export type Authorisation =
  | { readonly kind: 'loading' }
  /** The amount is not known yet: nothing is chosen. */
  | { readonly kind: 'nothingNeeded' }
  /** The spender may take nothing. */
  | { readonly kind: 'none' }
  /** The spender may take some, but less than is needed. */
  | { readonly kind: 'short'; readonly allowed: ShownAmount }
  /** Less than is needed, and the token first wants it set to zero. */
  | { readonly kind: 'resetFirst'; readonly allowed: ShownAmount }
  /** Asked for and on its way; `reset` while that is the step to zero. */
  | { readonly kind: 'authorising'; readonly step: 'reset' | 'authorise' }
  /** At least as much as is needed. */
  | { readonly kind: 'authorised'; readonly allowed: ShownAmount }
  /** So much that it is no limit. */
  | { readonly kind: 'unlimited' };

/** The steps that an authorisation still asks for, and where each stands. The act itself comes last. */
export interface AuthoriseSteps {
  /** Only where the token wants zero first. */
  readonly reset: StepState | undefined;
  readonly authorise: StepState;
  readonly act: StepState;
}

/** The steps of a state. Exhaustive: a new state without steps does not compile. */
export function authoriseSteps(authorisation: Authorisation): AuthoriseSteps {
  switch (authorisation.kind) {
    case 'loading':
    case 'nothingNeeded':
      return { reset: undefined, authorise: 'later', act: 'later' };
    case 'none':
    case 'short':
      return { reset: undefined, authorise: 'now', act: 'later' };
    case 'resetFirst':
      return { reset: 'now', authorise: 'later', act: 'later' };
    case 'authorising':
      return authorisation.step === 'reset'
        ? { reset: 'busy', authorise: 'later', act: 'later' }
        : { reset: undefined, authorise: 'busy', act: 'later' };
    case 'authorised':
    case 'unlimited':
      return { reset: undefined, authorise: 'done', act: 'now' };
  }
}
