import { style } from '@vanilla-extract/css';
import { breakpoint } from '../../theme/tokens.ts';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const wide = `(min-width: ${breakpoint.wide + 1}px)`;

export const frame = style({
  minHeight: '100vh',
  '@media': { [wide]: { display: 'grid', gridTemplateColumns: '14.75rem minmax(0, 1fr)' } },
});

export const skip = style({
  position: 'absolute',
  left: vars.space[4],
  top: vars.space[2],
  zIndex: vars.layer.header,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.full,
  background: vars.colour.accent,
  color: vars.colour.accentInk,
  selectors: { '&:not(:focus)': { transform: 'translateY(-300%)' } },
});

export const side = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      position: 'sticky',
      top: 0,
      height: '100vh',
      overflowY: 'auto',
      borderInlineEnd: `1px solid ${vars.colour.line}`,
      padding: '1.375rem 0.875rem',
    },
  },
});

export const sideBrand = style({
  ...typeStyle('section'),
  padding: `0 0.625rem ${vars.space[4]}`,
});

export const header = style({
  display: 'flex',
  // With large text the account goes below the name.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[2]}`,
  minHeight: '3.75rem',
  '@media': {
    [wide]: { justifyContent: 'flex-end', padding: '1.375rem 1.75rem 0', marginBottom: vars.space[4] },
  },
});

export const phoneOnly = style({ '@media': { [wide]: { display: 'none !important' } } });

export const wideOnly = style({ display: 'none', '@media': { [wide]: { display: 'block' } } });

export const brand = style({ ...typeStyle('brand'), flex: '1 0 auto' });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[3],
  maxWidth: '56.25rem',
  margin: '0 auto',
  padding: `${vars.space[2]} ${vars.space[4]} calc(${vars.space[8]} + env(safe-area-inset-bottom, 0px))`,
  outline: 'none',
  '@media': { [wide]: { gap: vars.space[4], padding: `0 1.75rem ${vars.space[12]}` } },
});

export const banners = style({
  display: 'grid',
  gap: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
});

/** Two columns beyond the wide breakpoint, one below it: the layout of home. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space[4] } },
});

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

/** Two cards side by side at every width; below one another only when the reader's text is so large that neither would hold. */
export const sideBySide = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))',
  gap: vars.space[3],
});

/** One column as wide as a phone's, for forms and lists. */
export const narrow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  width: '100%',
  maxWidth: '32rem',
  margin: '0 auto',
});
