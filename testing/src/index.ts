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
export { createHttpFace, type HttpBehaviour, type HttpFace } from './node/httpFace.ts';
export { nodeHandlers } from './node/nodeHandlers.ts';
export {
  type NodeBlock,
  type NodeCall,
  type NodeContracts,
  type NodeTransaction,
  revert,
} from './node/NodeContracts.ts';
export { createTestNode, type NodeBehaviour, type TestNode, type TestNodeOptions } from './node/testNode.ts';
export { keySender } from './wallet/keySender.ts';
export {
  installPageWallet,
  type PageInjection,
  type PageLike,
  type PageWallet,
} from './wallet/pageWallet.ts';
export { type ChainMock, type ChainMockOptions, createChainMock } from './chainMock/chainMock.ts';
export type {
  ChainMockState,
  FiveSums,
  MainName,
  MockAccount,
  MockMachine,
  MockMain,
  MockMainAccount,
  MockMember,
  MockTerms,
} from './chainMock/ChainMockState.ts';
export type { MockExchange, MockSale, MockSwap } from './chainMock/MockSwap.ts';
export { longQueue } from './chainMock/saleQueueSamples.ts';
export { accountIn, emptyAccount, emptyState } from './chainMock/emptyState.ts';
export {
  createNamedWorld,
  founder,
  member,
  type NamedWorld,
  neighbour,
  type WorldName,
  worldNames,
} from './chainMock/namedWorlds.ts';
export { mainRefusal } from './chainMock/mainRefusal.ts';
export { madeUpAddress, testDeployment } from './chainMock/testDeployment.ts';
