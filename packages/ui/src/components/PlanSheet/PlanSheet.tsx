import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, type ButtonState } from '../../controls/Button/Button.tsx';
import { Sheet } from '../../controls/Sheet/Sheet.tsx';
import { figures as tabular, unseen } from '../../theme/text.css.ts';
import type { ErrorWords } from '../ErrorPanel/ErrorPanel.tsx';
import { FigureList, type ListedFigure } from '../FigureList/FigureList.tsx';
import { type StepState, StepStateWords } from '../Stepper/Stepper.tsx';
import * as css from './PlanSheet.css.ts';

/** One step of a plan. */
export interface PlanStep {
  readonly id: string;
  /** "Authorise". */
  readonly name: string;
  /** What it permits or moves: "main contract may take exactly 96.412 X, once". */
  readonly detail: ReactNode;
  readonly state: StepState;
}

/** What the contract said to the plan before anything is asked of the wallet. */
export type PlanCheck =
  | { readonly kind: 'checking' }
  | { readonly kind: 'passes' }
  | { readonly kind: 'fails'; readonly error: ErrorWords };

/** A write before it is made: every step, what it changes, and whether it would go through. */
export interface ShownPlan {
  /** "Synthesise 240 power". */
  readonly title: string;
  readonly check: PlanCheck;
  readonly steps: readonly PlanStep[];
  /** What changes, before and after, and the fee. */
  readonly figures: readonly ListedFigure[];
  /** What is said of the thing itself: "A machine stops at 150% of its value; the cap is a ceiling, not a promise." */
  readonly caution?: ReactNode;
  /** What the button says next: "Authorise in wallet". */
  readonly act: { readonly label: string; readonly state: ButtonState };
}

/** Props of `PlanSheet`. */
export interface PlanSheetProps {
  readonly open: boolean;
  readonly plan: ShownPlan;
  /** Does the next step. */
  readonly onAct: () => void;
  /** Left without doing it, or put aside while a step goes on. */
  readonly onClose: () => void;
  /** Shows the risk notice again. */
  readonly onRisk: () => void;
  /** What leaves the plan; the catalogue's word unless given (a reader of a language that only the generic texts are in). */
  readonly cancelLabel?: string | undefined;
}

function CheckWords({ check }: { readonly check: PlanCheck }) {
  if (check.kind === 'checking') return <Trans>Asking the contract whether this would go through…</Trans>;
  if (check.kind === 'passes') return <Trans>Checked on the chain just now: this will go through.</Trans>;
  return (
    <>
      {check.error.what} {check.error.funds} {check.error.todo}
    </>
  );
}

function Steps({ steps }: { readonly steps: readonly PlanStep[] }) {
  return (
    <ol className={css.steps}>
      {steps.map(({ id, name, detail, state }, index) => {
        const current = state === 'now' || state === 'busy';
        return (
          <li key={id} className={css.step} data-state={state} aria-current={current ? 'step' : undefined}>
            <span aria-hidden="true" className={css.number}>
              {state === 'done' ? '✓' : state === 'failed' ? '!' : index + 1}
            </span>
            <div>
              <div className={css.name}>
                {name}{' '}
                <span className={unseen}>
                  <StepStateWords state={state} />
                </span>
              </div>
              <div className={`${css.note} ${tabular}`}>{detail}</div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/**
 * The plan of a write, from the bottom edge. Escape leaves it, except while a step goes on that closing would hide:
 * then only its own button puts it aside. On the headless library: loaded when first needed.
 */
export function PlanSheet({ open, plan, onAct, onClose, onRisk, cancelLabel }: PlanSheetProps) {
  const { title, check, steps, figures, caution, act } = plan;
  const running = steps.some(({ state }) => state === 'busy');
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      dismissal={running ? 'explicit' : 'free'}
      footer={
        <div className={css.answers}>
          <Button width="fill" state={check.kind === 'passes' ? act.state : 'off'} onClick={onAct}>
            {act.label}
          </Button>
          <Button width="fill" variant="quiet" onClick={onClose}>
            {running ? <Trans>Put aside, it goes on</Trans> : (cancelLabel ?? <Trans>Cancel</Trans>)}
          </Button>
        </div>
      }
    >
      <div className={css.plan}>
        <p role="status" className={check.kind === 'fails' ? css.refusal : css.note}>
          <CheckWords check={check} />
        </p>
        <Steps steps={steps} />
        <FigureList figures={figures} />
        <p className={css.note}>
          {caution}{' '}
          <button type="button" className={css.risk} onClick={onRisk}>
            <Trans>The risks</Trans>
          </button>
        </p>
      </div>
    </Sheet>
  );
}
