// The shipped world without what deploys one: no ethers.
export { shippedWorld } from '../generated/shippedWorld.ts';
export { type DeploymentRecord, deploymentRecord, type RecordOptions } from './deploymentRecord.ts';
export { openingOn } from './timeline.ts';
export type { ShippedWorld } from './ShippedWorld.ts';
export type { WorldContracts } from './WorldContracts.ts';
