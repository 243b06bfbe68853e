import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.space[8],
  height: vars.space[8],
  borderRadius: '50%',
  color: vars.colour.tokenInk,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: 0,
  forcedColorAdjust: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-size="small"]': { width: vars.space[5], height: vars.space[5], fontSize: '0.5625rem' },
  },
});

export const coin = styleVariants(
  {
    ACB: vars.colour.tokenACB,
    MV: vars.colour.tokenMV,
    X: vars.colour.tokenX,
    USDT: vars.colour.tokenUSDT,
    WXB: vars.colour.tokenWXB,
    LBT: vars.colour.tokenLBT,
    FTB: vars.colour.tokenFTB,
    native: vars.colour.tokenFTB,
    reward: vars.colour.tokenACB,
  },
  (background) => [disc, { background }],
);
