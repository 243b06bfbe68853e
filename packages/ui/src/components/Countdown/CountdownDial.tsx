'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import * as css from './Countdown.css.ts';

const tickCount = 60;
const ringLength = 100;

/** How many of the dial's ticks are lit. */
export const litTicks = (share: number): number => Math.ceil(share * tickCount);

/** Draws a share (0 to 1) and the running minute into a dial that React has put there. Changes only what differs. */
export function paintDial(dial: SVGSVGElement, share: number, left: number): void {
  const lit = litTicks(share);
  const [ticks, , hand] = dial.children;
  if (!ticks || !hand) return;
  for (let i = 0; i < tickCount; i += 1) ticks.children[i]?.toggleAttribute('data-lit', i < lit);
  hand.setAttribute('stroke-dashoffset', String(ringLength * (1 - (Math.ceil(left / 1000) % 60) / 60)));
}

const angles = Array.from({ length: tickCount }, (_, i) => i);

/** Sixty ticks, an inner ring and the hand on it. Empty until painted. */
export function CountdownDial({ dial }: { readonly dial: React.Ref<SVGSVGElement> }) {
  return (
    <svg ref={dial} className={css.face} viewBox="0 0 220 220" aria-hidden="true">
      <g className={css.ticks}>
        {angles.map((i) => (
          <line
            key={i}
            x1="110"
            y1="12"
            x2="110"
            y2={i % 5 ? 18 : 22}
            transform={`rotate(${i * 6} 110 110)`}
            style={{ transitionDelay: `${i * 6}ms` }}
          />
        ))}
      </g>
      <circle className={css.ring} cx="110" cy="110" r="78" />
      <circle
        className={css.hand}
        cx="110"
        cy="110"
        r="78"
        pathLength={ringLength}
        strokeDasharray={ringLength}
        strokeDashoffset={ringLength}
        transform="rotate(-90 110 110)"
      />
    </svg>
  );
}
