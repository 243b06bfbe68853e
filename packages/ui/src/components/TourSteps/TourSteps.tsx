import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../controls/Button/Button.tsx';
import { unseen } from '../../theme/text.css.ts';
import { Card } from '../Card/Card.tsx';
import * as css from './TourSteps.css.ts';

/** One step of the way round. */
export interface TourStep {
  readonly id: string;
  readonly title: string;
  /** What to do and what is to be seen. */
  readonly note: string;
  readonly state: 'done' | 'now' | 'later';
}

/** Props of `TourSteps`. */
export interface TourStepsProps {
  readonly steps: readonly TourStep[];
  /** Goes to where the step can be done. */
  readonly onGo: (id: string) => void;
}

/** The steps that show the way round the product. */
export function TourSteps({ steps, onGo }: TourStepsProps) {
  const { t } = useLingui();
  return (
    <Card label={t`Steps of the tour`}>
      <ol className={css.list}>
        {steps.map(({ id, title, note, state }, index) => (
          <li
            key={id}
            className={css.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span aria-hidden="true" className={css.number}>
              {state === 'done' ? '✓' : index + 1}
            </span>
            <div className={css.words}>
              <div className={css.title}>
                {title}
                {state === 'done' && (
                  <span className={unseen}>
                    {' '}
                    <Trans>done</Trans>
                  </span>
                )}
              </div>
              {state === 'now' && <div className={css.note}>{note}</div>}
            </div>
            {state === 'now' && (
              <Button size="small" variant="quiet" onClick={() => onGo(id)}>
                <Trans>Show me</Trans>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
