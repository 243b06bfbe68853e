import type { ReactNode } from 'react';
import { figures } from '../../theme/text.css.ts';
import { pill, tone as tones } from './Pill.css.ts';

/** Props of `Pill`. */
export interface PillProps {
  /** One or two words, a figure or a countdown. */
  readonly children: ReactNode;
  /** What the words mean; never said by colour alone. */
  readonly tone?: keyof typeof tones | undefined;
}

/** A small word about a thing: running, out, on sale, failed. */
export function Pill({ children, tone = 'mute' }: PillProps) {
  return (
    <span className={`${pill} ${tones[tone]} ${figures}`} data-state={tone}>
      {children}
    </span>
  );
}
