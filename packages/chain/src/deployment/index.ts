export * from './Deployment.ts';
export { parseDeployment, spenderNameOf } from './parseDeployment.ts';
