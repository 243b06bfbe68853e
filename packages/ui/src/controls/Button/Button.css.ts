import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { hitArea } from '../hitArea.ts';

const { colour, motion } = vars;

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  margin: 0,
  border: '1px solid transparent',
  fontFamily: 'inherit',
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}, transform ${motion.quick} ${motion.out}`,
  selectors: {
    '&[data-state="ready"]:active': { transform: 'scale(0.985)' },
    '&[data-state="busy"]': { cursor: 'progress' },
    '&[data-state="off"]': { cursor: 'not-allowed' },
  },
});

export const variant = styleVariants({
  primary: {
    background: colour.accent,
    color: colour.accentInk,
    '@media': {
      '(hover: hover)': { selectors: { '&[data-state="ready"]:hover': { background: colour.accentHover } } },
      '(forced-colors: active)': { forcedColorAdjust: 'none' },
    },
    selectors: {
      '&[data-state="ready"]:active': { background: colour.accentPressed },
      '&[data-state="off"]': { background: colour.sunken, color: colour.ink3 },
    },
  },
  quiet: {
    background: 'transparent',
    color: colour.ink,
    borderColor: colour.line,
    '@media': {
      '(hover: hover)': {
        selectors: {
          '&[data-state="ready"]:hover': { background: colour.surfaceHover, borderColor: colour.lineStrong },
        },
      },
    },
    selectors: {
      '&[data-state="ready"]:active': { background: colour.surfacePressed },
      '&[data-state="off"]': { color: colour.ink3 },
    },
  },
  plain: {
    background: 'transparent',
    color: colour.accent,
    '@media': {
      '(hover: hover)': { selectors: { '&[data-state="ready"]:hover': { background: colour.accentSoft } } },
    },
    selectors: {
      '&[data-state="ready"]:active': { background: colour.accentSoftHover },
      '&[data-state="off"]': { color: colour.ink3 },
    },
  },
  danger: {
    background: colour.negative,
    color: colour.negativeInk,
    '@media': {
      '(hover: hover)': {
        selectors: { '&[data-state="ready"]:hover': { background: colour.negativeHover } },
      },
    },
    selectors: {
      '&[data-state="ready"]:active': { background: colour.negativePressed },
      '&[data-state="off"]': { background: colour.sunken, color: colour.ink3 },
    },
  },
  /** For coloured grounds, such as a banner: the text's own colour all round. */
  inherit: {
    background: 'transparent',
    color: 'inherit',
    borderColor: 'currentColor',
    '@media': { '(hover: hover)': { selectors: { '&[data-state="ready"]:hover': { opacity: 0.82 } } } },
  },
});

export const size = styleVariants({
  large: {
    ...typeStyle('control'),
    minHeight: vars.control.lg,
    padding: `${vars.space[2]} ${vars.space[5]}`,
    borderRadius: vars.radius.field,
  },
  medium: {
    ...typeStyle('control'),
    fontSize: '0.9375rem',
    lineHeight: '1.3334',
    minHeight: vars.control.md,
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderRadius: vars.radius.field,
  },
  small: {
    ...typeStyle('small'),
    fontWeight: vars.text.control.weight,
    minHeight: vars.control.sm,
    padding: `${vars.space[1]} 0.875rem`,
    borderRadius: vars.radius.chip,
    ...hitArea(vars.control.sm),
  },
});

export const fill = style({ width: '100%' });

/** A figure of 78 digits wraps rather than widening the page. */
export const words = style({ minWidth: 0 });

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** Ring that turns while the button waits. */
export const wait = style({
  flex: 'none',
  width: '1.125em',
  height: '1.125em',
  borderRadius: vars.radius.full,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
});
