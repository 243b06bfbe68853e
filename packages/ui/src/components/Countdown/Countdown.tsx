'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import { countdownText } from '@amswap/values';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useTick } from '../../clock/index.ts';
import { figures, unseen } from '../../theme/text.css.ts';
import * as css from './Countdown.css.ts';
import { CountdownDial, paintDial } from './CountdownDial.tsx';
import { type CountdownState, countdownAt, milestonePassed } from './countdownState.ts';

/** Props of `Countdown`. */
export interface CountdownProps {
  /** What it counts. */
  readonly state: CountdownState;
  /** A dial of sixty ticks, a bar, or digits in a line of text. */
  readonly variant?: 'dial' | 'bar' | 'inline';
  /** What ends: `Round closes in`. Stands above the digits; with `inline` only screen readers get it. */
  readonly label: string;
}

/**
 * Counts down to a moment of the page's clock. React draws it once; the digits, ticks and its name write
 * themselves once a second. Screen readers hear milestones, and the minutes left when they ask.
 */
export function Countdown({ state, variant = 'inline', label }: CountdownProps) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const digits = useRef<HTMLDivElement>(null);
  const dial = useRef<SVGSVGElement>(null);
  const fill = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLSpanElement>(null);
  const lastLeft = useRef(0);

  const leftInWords = (left: number): string => {
    const minutes = Math.floor(left / 60_000);
    const hours = Math.floor(minutes / 60);
    if (hours) return t`${plural(hours, { one: '# hour left', other: '# hours left' })}`;
    if (minutes) return t`${plural(minutes, { one: '# minute left', other: '# minutes left' })}`;
    return t`less than a minute left`;
  };
  const phases = {
    loading: t`loading`,
    idle: t`begins with the next input`,
    closed: t`closed`,
    unsettled: t`not settled yet`,
  };

  useTick((now) => {
    if (!root.current || !digits.current || !live.current) return;
    const { phase, left, share } = countdownAt(state, now);
    const name = `${label}: ${phase === 'running' ? leftInWords(left) : phases[phase]}`;
    if (root.current.getAttribute('aria-label') !== name) root.current.setAttribute('aria-label', name);
    root.current.dataset['state'] = phase;
    const text = phase === 'loading' || phase === 'idle' ? '--:--' : countdownText(left);
    if (digits.current.textContent !== text) digits.current.textContent = text;
    if (milestonePassed(lastLeft.current, left) !== undefined) live.current.textContent = name;
    lastLeft.current = left;
    if (dial.current) paintDial(dial.current, share, left);
    if (fill.current) fill.current.style.transform = `scaleX(${share})`;
  });

  const minutes = state.kind === 'running' ? state.length / 60_000 : 0;
  const showing = <div ref={digits} aria-hidden="true" className={`${css.digits} ${figures}`} />;
  return (
    <div ref={root} role="timer" className={css.countdown} data-variant={variant} data-state={state.kind}>
      {variant === 'dial' && (
        <>
          <CountdownDial dial={dial} />
          <div aria-hidden="true" className={css.centre}>
            <div className={css.label}>{label}</div>
            {showing}
            <div className={css.label}>
              <span className={css.phaseWords} data-when="running">
                <Trans>of {minutes} min</Trans>
              </span>
              {Object.entries(phases).map(([phase, words]) => (
                <span key={phase} className={css.phaseWords} data-when={phase}>
                  {words}
                </span>
              ))}
            </div>
          </div>
        </>
      )}
      {variant === 'bar' && (
        <>
          <div aria-hidden="true" className={css.headline}>
            <span className={css.label}>{label}</span>
            {showing}
          </div>
          <div className={css.track}>
            <div ref={fill} className={css.fill} />
          </div>
        </>
      )}
      {variant === 'inline' && showing}
      <span ref={live} role="status" className={unseen} />
    </div>
  );
}
