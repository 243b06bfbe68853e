import { globalStyle, style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const countdown = style({
  selectors: {
    '&[data-variant="dial"]': { position: 'relative', display: 'inline-block', verticalAlign: 'top' },
    '&[data-variant="bar"]': { display: 'grid', gap: vars.space[2] },
    '&[data-variant="inline"]': { display: 'inline-flex', alignItems: 'baseline', gap: vars.space[1] },
  },
});

export const face = style({ width: '13.75rem', height: '13.75rem', maxWidth: '100%' });

export const ticks = style({ strokeLinecap: 'round' });

// Each tick follows its neighbour a little later, so that a new round sweeps round the dial.
globalStyle(`${ticks} line`, {
  stroke: vars.colour.dial,
  strokeWidth: 1.6,
  transition: `stroke ${vars.motion.slow} ${vars.motion.out}`,
});
globalStyle(`${ticks} line:nth-child(5n+1)`, { strokeWidth: 2.6 });
globalStyle(`${ticks} line[data-lit]`, { stroke: vars.colour.accent });

export const ring = style({ fill: 'none', stroke: vars.colour.line });

/** The hand: an arc on the inner ring that shows the minute that runs. */
export const hand = style({
  fill: 'none',
  stroke: vars.colour.accent,
  strokeWidth: 2,
  strokeLinecap: 'round',
  opacity: 0.55,
  transition: `stroke-dashoffset ${vars.motion.slow} ${vars.motion.out}`,
  selectors: { [`${countdown}:not([data-state="running"]) &`]: { opacity: 0 } },
});

export const centre = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
});

export const label = style({ ...typeStyle('label'), color: vars.colour.ink2 });

export const digits = style({
  selectors: {
    [`${countdown}[data-variant="dial"] &`]: { ...typeStyle('dial') },
    [`${countdown}[data-variant="bar"] &`]: { ...typeStyle('figure') },
    // Room for the longest reading, so that passing 10:00 moves nothing.
    [`${countdown}[data-variant="inline"] &`]: { display: 'inline-block' },
    [`${countdown}[data-state="unsettled"] &, ${countdown}[data-state="closed"] &`]: {
      color: vars.colour.ink2,
    },
    [`${countdown}[data-state="loading"] &, ${countdown}[data-state="idle"] &`]: { color: vars.colour.ink3 },
  },
});

/** Words that belong to one phase: shown while the countdown is in it. */
export const phaseWords = style({ display: 'none' });
for (const phase of ['loading', 'idle', 'running', 'closed', 'unsettled']) {
  globalStyle(`${countdown}[data-state="${phase}"] ${phaseWords}[data-when~="${phase}"]`, {
    display: 'block',
  });
}

export const headline = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' });

export const track = style({
  height: '0.375rem',
  borderRadius: vars.radius.xs,
  background: vars.colour.sunken,
  overflow: 'hidden',
});

export const fill = style({
  height: '100%',
  borderRadius: vars.radius.xs,
  background: vars.colour.accent,
  transformOrigin: 'left',
  transition: `transform ${vars.motion.slow} ${vars.motion.out}`,
});
