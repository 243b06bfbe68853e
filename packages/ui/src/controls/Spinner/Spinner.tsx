import { unseen } from '../../theme/text.css.ts';
import { holder, ring, track } from './Spinner.css.ts';

/** Props of `Spinner`. */
export interface SpinnerProps {
  /** What is waited for: "Waiting for the wallet". */
  readonly label: string;
  /** Whether the label is to be seen, or only heard. */
  readonly labelled?: 'seen' | 'heard' | undefined;
}

/** Something goes on and nobody knows how long. Says what. */
export function Spinner({ label, labelled = 'heard' }: SpinnerProps) {
  return (
    <output className={holder} data-state={labelled}>
      <svg
        className={ring}
        viewBox="0 0 20 20"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle className={track} cx="10" cy="10" r="8" />
        <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" />
      </svg>
      <span className={labelled === 'heard' ? unseen : undefined}>{label}</span>
    </output>
  );
}
