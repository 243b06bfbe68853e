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
  duplicate: msg`stands there twice`,
  interfaceDiffers: msg`belongs to other interfaces than this version knows`,
  noAnswer: msg`did not answer`,
  wrongChain: msg`answers for another chain`,
  noCode: msg`has no contract at it`,
  codeDiffers: msg`has another contract at it than expected`,
};
