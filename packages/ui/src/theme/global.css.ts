import { globalStyle } from '@vanilla-extract/css';
import { breakpoint } from './tokens.ts';
import { vars } from './vars.css.ts';

// Width scaling. At the base width 1 rem is the reader's own text size; up to the wide breakpoint it grows by a fifth,
// so that a tablet held in the hand is not a phone's layout with wide gaps. Below the base it shrinks a little.
globalStyle('html', {
  fontSize: `calc(87.5% + 100vw * 2 / ${breakpoint.base})`,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  background: vars.colour.bg,
  color: vars.colour.ink,
  '@media': { [`(min-width: ${breakpoint.wide + 1}px)`]: { fontSize: '100%' } },
});

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('body', {
  margin: 0,
  minHeight: '100vh',
  background: vars.colour.bg,
  color: vars.colour.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
  WebkitTapHighlightColor: 'transparent',
});

globalStyle(':lang(zh-Hant) body, body:lang(zh-Hant)', {
  fontFamily: vars.font.bodyTraditional,
  // Words among figures and addresses.
  vars: { [vars.font.mono]: vars.font.monoTraditional },
});

globalStyle('h1, h2, h3, h4, p, dl, dd, figure, ul, ol', { margin: 0 });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('a', { color: 'inherit' });
globalStyle('img, svg', { display: 'block' });
globalStyle('[hidden]', { display: 'none !important' });

// The keyboard's focus is always to be seen; a control may draw it elsewhere, never leave it out.
globalStyle(':focus-visible', { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' });
globalStyle(':focus:not(:focus-visible)', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});

// The same for the setting "motion: less", for a system that says nothing.
globalStyle(
  ':root[data-motion="less"] *, :root[data-motion="less"] *::before, :root[data-motion="less"] *::after',
  {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    transitionDuration: '0.01ms !important',
  },
);
