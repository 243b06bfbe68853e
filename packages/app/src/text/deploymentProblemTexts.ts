import type { DeploymentProblemCode } from '@amswap/chain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What is wrong with a field of the config, to stand behind its name. */
export const deploymentProblemTexts: Readonly<Record<DeploymentProblemCode, MessageDescriptor>> = {
  notJson: msg`is not JSON`,
  missing: msg`is missing`,
  unknownField: msg`is not a field of the configuration`,
  wrongType: msg`is of the wrong kind`,
  empty: msg`is empty`,
  outOfRange: msg`is out of range`,
  badUrl: msg`is not a web address`,
  insecureUrl: msg`must begin with https`,
  badAddress: msg`is not a contract address`,
  badHash: msg`is not a hash`,
  duplicate: msg`appears twice`,
  interfaceDiffers: msg`does not match the contract interfaces of this version`,
  noAnswer: msg`did not answer`,
  wrongChain: msg`answers for a different chain`,
  noCode: msg`holds no contract`,
  codeDiffers: msg`holds a different contract than expected`,
};
