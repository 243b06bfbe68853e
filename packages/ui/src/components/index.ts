export { AmountText, type AmountTextProps, type ShownAmount } from './AmountText/AmountText.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { Countdown, type CountdownProps } from './Countdown/Countdown.tsx';
export type { CountdownState } from './Countdown/countdownState.ts';
export { FigureList, type FigureListProps, type ListedFigure } from './FigureList/FigureList.tsx';
export { Identicon, type IdenticonProps } from './Identicon/Identicon.tsx';
export { PageTitle, type PageTitleProps } from './PageTitle/PageTitle.tsx';
export { type CoinKind, TokenCoin, type TokenCoinProps } from './TokenCoin/TokenCoin.tsx';
