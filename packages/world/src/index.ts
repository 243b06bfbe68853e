export {
  accountDeriver,
  testPhrase,
  type WorldAccount,
  type WorldAccounts,
  type WorldRole,
  worldAccounts,
} from './accounts.ts';
export { type Activity, type ActivityOptions, startActivity } from './activity/startActivity.ts';
export { multicallAddress } from './deploy/deployMulticall.ts';
export { type DeploymentRecord, deploymentRecord, type RecordOptions } from './deploymentRecord.ts';
export { deployWorld, type World, type WorldOptions } from './deployWorld.ts';
export { ChainDriver, MoveFailed } from './driver/ChainDriver.ts';
export { type Move, MoveSigner } from './driver/MoveSigner.ts';
export type { Receipt } from './driver/receipt.ts';
export { type ScaleOptions, scaleWorld } from './scale/scaleWorld.ts';
export { latestGenesis, type Timeline, timelineOf } from './timeline.ts';
export { baseUnits, payFigures, priceOf, tokenFigures } from './tokens.ts';
export type { BadTokens, WorldContracts } from './WorldContracts.ts';
export type { ShippedWorld } from './ShippedWorld.ts';
