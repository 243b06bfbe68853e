import { typeStyle, vars } from '@amswap/ui/theme';
import { style } from '@vanilla-extract/css';

/** The parts of a page below one another, as far apart as its cards. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  alignContent: 'start',
});

export const line = style({ margin: `0 0 ${vars.space[2]}` });

export const note = style({ ...typeStyle('note'), color: vars.colour.ink2, margin: 0 });

export const notice = style({
  ...typeStyle('note'),
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  background: vars.colour.warningSoft,
  color: vars.colour.warning,
});

/** Notices come and go above what follows, which keeps its distance from them. */
export const notices = style({
  display: 'grid',
  gap: vars.space[2],
  selectors: { '&:not(:empty)': { marginBottom: vars.space[2] } },
});

export const link = style({
  ...typeStyle('strong'),
  color: vars.colour.accent,
  textDecoration: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.hit,
  justifySelf: 'start',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const jump = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'end',
});

export const orderTitle = style({ ...typeStyle('strong'), margin: 0 });

export const news = style({
  ...typeStyle('note'),
  margin: 0,
  paddingInlineStart: '1.1em',
  color: vars.colour.ink2,
});

/** It stands ready to be heard before there is anything to say, without taking room. */
export const newsBox = style({
  selectors: { '&[data-state="none"]': { marginBottom: `calc(-1 * ${vars.space[3]})` } },
});
