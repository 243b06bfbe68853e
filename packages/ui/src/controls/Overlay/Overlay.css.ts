import { style, styleVariants } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { colour, motion } = vars;
const fade = `opacity ${motion.calm} ${motion.out}`;
const slide = `transform ${motion.calm} ${motion.out}, ${fade}`;

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: colour.scrim,
  transition: fade,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

const wide = '(min-width: 40rem)';
const bottomInset = 'env(safe-area-inset-bottom, 0px)';

export const popup = style({
  position: 'fixed',
  zIndex: vars.layer.overlay,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  background: colour.surface,
  color: colour.ink,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  transition: slide,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

export const placement = styleVariants({
  /** In the middle, over everything. */
  dialog: {
    insetInline: vars.space[4],
    top: '50%',
    maxWidth: '26rem',
    maxHeight: `calc(100% - ${vars.space[12]})`,
    marginInline: 'auto',
    borderRadius: vars.radius.lg,
    transform: 'translateY(-50%)',
    selectors: {
      '&[data-starting-style], &[data-ending-style]': { transform: 'translateY(-50%) scale(0.96)' },
    },
  },
  /** From the bottom edge on a phone; in the middle where there is room. */
  sheet: {
    insetInline: 0,
    bottom: 0,
    maxHeight: `calc(100% - ${vars.space[10]})`,
    borderStartStartRadius: vars.radius.sheet,
    borderStartEndRadius: vars.radius.sheet,
    paddingBottom: bottomInset,
    selectors: {
      '&[data-starting-style], &[data-ending-style]': { transform: 'translateY(100%)', opacity: 1 },
    },
    '@media': {
      [wide]: {
        insetInline: vars.space[4],
        bottom: 'auto',
        top: '50%',
        maxWidth: '30rem',
        marginInline: 'auto',
        borderRadius: vars.radius.sheet,
        transform: 'translateY(-50%)',
        selectors: {
          '&[data-starting-style], &[data-ending-style]': { transform: 'translateY(-46%)', opacity: 0 },
        },
      },
    },
  },
  /** From the leading edge: the sidebar of a phone. */
  drawer: {
    insetBlock: 0,
    insetInlineStart: 0,
    width: `min(19rem, calc(100% - ${vars.space[12]}))`,
    borderStartEndRadius: vars.radius.lg,
    borderEndEndRadius: vars.radius.lg,
    paddingBottom: bottomInset,
    selectors: {
      '&[data-starting-style], &[data-ending-style]': { transform: 'translateX(-100%)', opacity: 1 },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  padding: `${vars.space[4]} ${vars.space[4]} 0`,
});

export const grip = style({
  justifySelf: 'center',
  position: 'absolute',
  top: vars.space[3],
  width: '2.25rem',
  height: '0.25rem',
  borderRadius: '0.25rem',
  background: colour.line,
  '@media': { [wide]: { display: 'none' } },
});

export const belowGrip = style({
  paddingTop: vars.space[6],
  '@media': { [wide]: { paddingTop: vars.space[4] } },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: vars.space[1],
  paddingTop: '0.625rem',
});
export const title = style({ ...typeStyle('section') });
export const description = style({ ...typeStyle('note'), color: colour.ink2 });
export const closeIcon = style({ width: '1.25rem', height: '1.25rem' });

export const body = style({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  alignContent: 'start',
  gap: '0.875rem',
  padding: `0.875rem ${vars.space[4]} ${vars.space[5]}`,
  outlineOffset: '-2px',
});

export const foot = style({
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[5]}`,
  borderTop: `1px solid ${colour.line}`,
});
