import { Trans, useLingui } from '@lingui/react/macro';
import { Pill } from '../../controls/Pill/Pill.tsx';
import { Progress } from '../../controls/Progress/Progress.tsx';
import { Term } from '../../controls/Term/Term.tsx';
import { permille, useFormat, useTimeFormat } from '../../format/index.ts';
import { figures } from '../../theme/text.css.ts';
import { AmountText, type ShownAmount } from '../AmountText/AmountText.tsx';
import * as css from './RecordCard.css.ts';

/** A machine as its record shows it. */
export interface ShownRecord {
  /** Number of the machine in its contract. */
  readonly id: bigint;
  readonly power: bigint;
  readonly paid: ShownAmount;
  /** Unix seconds of the block it was made in. */
  readonly startedAt: bigint;
  readonly earned: ShownAmount;
  /** The most it can ever earn. A ceiling, not a promise. */
  readonly cap: ShownAmount;
  readonly state: 'running' | 'out';
  /** Which of the main contracts it is of, where that is not plain. */
  readonly contract?: string | undefined;
}

/** Props of `RecordCard`. */
export interface RecordCardProps {
  readonly record: ShownRecord;
  /** One line as on the synthesis page, or with what was paid, when and by which contract. */
  readonly detail?: 'line' | 'full';
}

/** One synthesis: its power, what it earned of its cap, running or out. A list item. */
export function RecordCard({ record, detail = 'line' }: RecordCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const time = useTimeFormat();
  const { id, power, paid, startedAt, earned, cap, state, contract } = record;
  const number = format.integer(id);
  const shownPower = format.power(power);
  const share = format.percent(earned.value, cap.value);
  const token = paid.symbol ?? '';
  return (
    <li className={css.record} data-state={state}>
      <div className={css.head}>
        <span className={figures}>
          <Trans>
            #{number} · {shownPower} power · {token}
          </Trans>
        </span>
        {state === 'running' ? (
          <Pill tone="positive">
            <Trans>running {share}</Trans>
          </Pill>
        ) : (
          <Pill>
            <Term id="out">{t`out`}</Term>
          </Pill>
        )}
      </div>
      {(state === 'running' || detail === 'full') && (
        <Progress
          label={t`Earned of the cap of machine ${number}`}
          permille={permille(earned.value, cap.value)}
          valueText={share}
        />
      )}
      {detail === 'full' && (
        <div className={css.detail}>
          <span>
            <Trans>
              earned <AmountText amount={earned} /> of the <Term id="cap">cap</Term>{' '}
              <AmountText amount={cap} />
            </Trans>
          </span>
          <span>
            <Trans>
              paid <AmountText amount={paid} />
            </Trans>
          </span>
          <span>{time.dateTime(startedAt)}</span>
          {contract && <span>{contract}</span>}
        </div>
      )}
    </li>
  );
}
