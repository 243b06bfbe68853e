import type { Deployment } from '@amswap/chain';
import { deploymentRecord, shippedWorld } from '@amswap/world/shipped';

/** Stands where other deployments have the address of a node: the chain is in this page, and wallets of others cannot reach it. */
export const tourNodeUrl = 'tour:this-page';

/** The tour as a deployment, like one that an operator writes down. */
export const tourDeployment: Deployment = {
  ...deploymentRecord(shippedWorld, {
    environment: 'guest tour',
    chainName: 'AMSWAP guest tour',
    rpcUrls: [tourNodeUrl],
  }),
  baseUrl: undefined,
  publicKey: undefined,
  codeHashes: {},
};
