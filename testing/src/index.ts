export { createManualClock, type ManualClock } from './clock/manualClock.ts';
export { nodeClock } from './clock/nodeClock.ts';
export { type AnnouncementTarget, announceWallet } from './wallet/announceWallet.ts';
export { type AnswerScript, createAnswerScript, type ScriptedAnswer } from './wallet/scriptedAnswer.ts';
export {
  type ChainIdForm,
  createTestWallet,
  type TestWallet,
  type TestWalletOptions,
  type TransactionSender,
  type WalletBehaviour,
} from './wallet/testWallet.ts';
