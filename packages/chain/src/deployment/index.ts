export * from './Deployment.ts';
export { parseDeployment, spenderNameOf } from './parseDeployment.ts';
export {
  type BatchClient,
  batchOverRequests,
  codeHash,
  verifyDeployment,
  verifyInterface,
} from './verifyDeployment.ts';
/** Hash of the interfaces that this build was written against; a deployment names the one it was made for. */
export { abiHash } from '@amswap/contracts';
