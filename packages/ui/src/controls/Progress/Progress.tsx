import { useFormat } from '../../format/index.ts';
import { bar, track } from './Progress.css.ts';

const whole = 1_000n;

/** Props of `Progress`. */
export interface ProgressProps {
  /** What advances: "Earned of the ceiling". */
  readonly label: string;
  /** How far, in parts of a thousand; held within 0 and 1000. */
  readonly permille: number;
  /** What a screen reader says in place of the percentage: "2,460 of 6,000 ACB". */
  readonly valueText?: string | undefined;
}

/** A bar that fills. */
export function Progress({ label, permille, valueText }: ProgressProps) {
  const format = useFormat();
  const part = Math.min(1000, Math.max(0, Math.trunc(permille)));
  return (
    // A <progress> looks different in every browser and takes no rounded fill.
    <div
      role="progressbar"
      className={track}
      data-state={part === 1000 ? 'complete' : 'running'}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={1000}
      aria-valuenow={part}
      aria-valuetext={valueText ?? format.percent(BigInt(part), whole, 1)}
    >
      <span className={bar} style={{ width: `${part / 10}%` }} />
    </div>
  );
}
