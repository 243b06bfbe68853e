export * from './Deployment.ts';
export { parseDeployment, spenderNameOf } from './parseDeployment.ts';
export {
  type BatchClient,
  batchOverRequests,
  codeHash,
  verifyDeployment,
  verifyInterface,
} from './verifyDeployment.ts';
