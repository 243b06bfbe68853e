export { AddressText, type AddressTextProps } from './AddressText/AddressText.tsx';
export { AmountText, type AmountTextProps, type ShownAmount } from './AmountText/AmountText.tsx';
export {
  type AuthorisationsOfToken,
  type AuthorisedSpender,
  type AuthorisedSum,
  type AuthorisedToken,
  AuthorisationsTable,
  type AuthorisationsTableProps,
} from './AuthorisationsTable/AuthorisationsTable.tsx';
export { BurnedCard, type BurnedCardProps } from './BurnedCard/BurnedCard.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { Countdown, type CountdownProps } from './Countdown/Countdown.tsx';
export type { CountdownState } from './Countdown/countdownState.ts';
export {
  type DiagnosticsRow,
  DiagnosticsRows,
  type DiagnosticsRowsProps,
  type DiagnosticsState,
} from './DiagnosticsRows/DiagnosticsRows.tsx';
export { EarningsChart, type EarningsChartProps, type EarningsKind } from './EarningsChart/EarningsChart.tsx';
export type { EarningsDay } from './EarningsChart/chartColumns.ts';
export { FigureList, type FigureListProps, type ListedFigure } from './FigureList/FigureList.tsx';
export { Identicon, type IdenticonProps } from './Identicon/Identicon.tsx';
export { MaxPowerCard, type MaxPowerCardProps } from './MaxPowerCard/MaxPowerCard.tsx';
export {
  type ClaimState,
  type OwnPower,
  OwnPowerCard,
  type OwnPowerCardProps,
} from './OwnPowerCard/OwnPowerCard.tsx';
export { PageTitle, type PageTitleProps } from './PageTitle/PageTitle.tsx';
export { PoolCard, type PoolCardProps, type PoolWin } from './PoolCard/PoolCard.tsx';
export { PriceImpact, type PriceImpactProps } from './PriceImpact/PriceImpact.tsx';
export { type ImpactLevel, impactLevel, impactLimits } from './PriceImpact/impactLevel.ts';
export { QrCode, type QrCodeProps } from './QrCode/QrCode.tsx';
export { type QrDrawing, qrDrawing } from './QrCode/qrPath.ts';
export { SettingsRow, type SettingsRowProps } from './SettingsRow/SettingsRow.tsx';
export {
  SeriesMark,
  type SeriesMarkProps,
  type Share,
  ShareBar,
  type ShareBarProps,
} from './ShareBar/ShareBar.tsx';
export { type Series, seriesOf } from './ShareBar/seriesOf.ts';
export { type RoundWin, WinnerCard, type WinnerCardProps } from './WinnerCard/WinnerCard.tsx';
export { Sparkline, type SparklineProps } from './Sparkline/Sparkline.tsx';
export { TokenBalanceList, type TokenBalanceListProps } from './TokenBalanceList/TokenBalanceList.tsx';
export {
  type Balance,
  type BalanceNote,
  TokenBalanceRow,
  type TokenBalanceRowProps,
} from './TokenBalanceRow/TokenBalanceRow.tsx';
export { type CoinKind, TokenCoin, type TokenCoinProps } from './TokenCoin/TokenCoin.tsx';
export { AccountChip, type AccountChipProps, type ChipAccount } from './AccountChip/AccountChip.tsx';
export { AppFrame, type AppFrameProps } from './AppFrame/AppFrame.tsx';
export { Column, Columns, NarrowColumn, type PageLayoutProps, SideBySide } from './AppFrame/Columns.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorPanel, type ErrorPanelProps, type ErrorWords } from './ErrorPanel/ErrorPanel.tsx';
export {
  ExchangeForm,
  type ExchangeFormProps,
  type ExchangeOffer,
} from './ExchangeForm/ExchangeForm.tsx';
export { HoldsOwes, type HoldsOwesProps } from './HoldsOwes/HoldsOwes.tsx';
export {
  NetworkBanner,
  type NetworkBannerProps,
  type NetworkTrouble,
} from './NetworkBanner/NetworkBanner.tsx';
export {
  OrderCard,
  type OrderCardProps,
  type OrderState,
  type OrderToken,
  type ShownOrder,
} from './OrderCard/OrderCard.tsx';
export { PageNotFound, type PageNotFoundProps } from './PageNotFound/PageNotFound.tsx';
export { RiskNotice, type RiskNoticeProps } from './RiskNotice/RiskNotice.tsx';
export { Sidebar, type SidebarGroup, type SidebarLink, type SidebarProps } from './Sidebar/Sidebar.tsx';
export { TimedOutNotice, type TimedOutNoticeProps } from './TimedOutNotice/TimedOutNotice.tsx';
export { TourMark, type TourMarkProps } from './TourMark/TourMark.tsx';
export { type TourStep, TourSteps, type TourStepsProps } from './TourSteps/TourSteps.tsx';
export {
  AuthoriseForm,
  type AuthoriseFormProps,
  type AuthorisedAct,
  type Spender,
} from './AuthoriseForm/AuthoriseForm.tsx';
export { type Authorisation, type AuthoriseSteps, authoriseSteps } from './AuthoriseForm/authorisation.ts';
export { ChangeText, type ChangeTextProps } from './ChangeText/ChangeText.tsx';
export { RecordCard, type RecordCardProps, type ShownRecord } from './RecordCard/RecordCard.tsx';
export {
  type RankedSale,
  SaleListTable,
  type SaleListTableProps,
} from './SaleListTable/SaleListTable.tsx';
export { type ShownStep, Stepper, type StepperProps, type StepState } from './Stepper/Stepper.tsx';
export {
  type SynthesisFigures,
  SynthesisForm,
  type SynthesisFormProps,
  type SynthesisOffer,
} from './SynthesisForm/SynthesisForm.tsx';
export {
  type ShownTransaction,
  TransactionCard,
  type TransactionCardProps,
  type TransactionPhase,
} from './TransactionCard/TransactionCard.tsx';
export { TransactionTray, type TransactionTrayProps } from './TransactionTray/TransactionTray.tsx';
// PlanSheet, WalletPicker and SignatureSheet stand on the headless library: subpaths of their own.
export type { PlanCheck, PlanSheetProps, PlanStep, ShownPlan } from './PlanSheet/PlanSheet.tsx';
export type { SignatureRequest, SignatureSheetProps } from './SignatureSheet/SignatureSheet.tsx';
export type { PickerState, ShownWallet, WalletPickerProps } from './WalletPicker/WalletPicker.tsx';
export type { WayToWallet } from './WalletPicker/WalletlessHelp.tsx';
export { ClaimPanel, type ClaimPanelProps, type WaitingRevenue } from './ClaimPanel/ClaimPanel.tsx';
export { GrowingAmount, type GrowingAmountProps, type Growth } from './GrowingAmount/GrowingAmount.tsx';
export {
  MemberCard,
  type MemberCardProps,
  type ShownLevel,
  type ShownMember,
} from './MemberCard/MemberCard.tsx';
export { ReferralCard, type ReferralCardProps } from './ReferralCard/ReferralCard.tsx';
export type { Poster } from './ReferralPoster/drawPoster.ts';
export { ReferralPoster, type ReferralPosterProps } from './ReferralPoster/ReferralPoster.tsx';
export { RelationLine, type RelationLineProps } from './RelationLine/RelationLine.tsx';
export { type RevenueRow, RevenueTable, type RevenueTableProps } from './RevenueTable/RevenueTable.tsx';
export { type TeamMember, TeamList, type TeamListProps } from './TeamList/TeamList.tsx';
