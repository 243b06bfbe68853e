import type { DeploymentErrorCode } from '@amswap/values';
import { msg } from '@lingui/core/macro';
import { type ErrorTexts, errorTextsOf } from './threeTexts.ts';

/** Words for every failure of the config. */
export const deploymentErrorTexts: Readonly<Record<DeploymentErrorCode, ErrorTexts>> = {
  'deployment.unreachable': errorTextsOf(
    msg({
      id: 'error.deployment.unreachable',
      message: 'The configuration of this site could not be loaded.',
    }),
    'untouched',
    'again',
  ),
  'deployment.invalid': errorTextsOf(
    msg({ id: 'error.deployment.invalid', message: 'The configuration of this site has an error.' }),
    'untouched',
    'operator',
  ),
  'deployment.codeDiffers': errorTextsOf(
    msg({
      id: 'error.deployment.codeDiffers',
      message: 'A configured address holds a different contract than expected.',
    }),
    'untouched',
    'operator',
  ),
  'deployment.interfaceDiffers': errorTextsOf(
    msg({
      id: 'error.deployment.interfaceDiffers',
      message: 'The contracts belong to another version of this product.',
    }),
    'untouched',
    'operator',
  ),
};
