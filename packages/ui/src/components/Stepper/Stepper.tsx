import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { unseen } from '../../theme/text.css.ts';
import * as css from './Stepper.css.ts';

/** Where a step stands. `busy`: asked for and not yet through. */
export type StepState = 'later' | 'now' | 'busy' | 'done' | 'failed';

/** One step of a `Stepper`. */
export interface ShownStep {
  readonly id: string;
  readonly label: ReactNode;
  readonly state: StepState;
}

/** Props of `Stepper`. */
export interface StepperProps {
  /** Two or three steps, each a few words. */
  readonly steps: readonly ShownStep[];
}

const signs: Partial<Record<StepState, string>> = { done: '✓', failed: '!' };

/** What a step's state is called where colour alone would say it. */
export function StepStateWords({ state }: { readonly state: StepState }) {
  if (state === 'done') return <Trans>done</Trans>;
  if (state === 'failed') return <Trans>failed</Trans>;
  if (state === 'busy') return <Trans>in progress</Trans>;
  return null;
}

/** The steps of an act in one line, and which is next. */
export function Stepper({ steps }: StepperProps) {
  return (
    <ol className={css.stepper}>
      {steps.map(({ id, label, state }, index) => {
        const current = state === 'now' || state === 'busy';
        return (
          <li key={id} className={css.step} data-state={state} aria-current={current ? 'step' : undefined}>
            <span aria-hidden="true" className={css.number}>
              {signs[state] ?? index + 1}
            </span>
            <span>{label}</span>
            <span className={unseen}>
              <StepStateWords state={state} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
