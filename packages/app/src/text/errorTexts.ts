import type { ErrorCode } from '@amswap/values';
import { msg } from '@lingui/core/macro';
import { contractErrorTexts } from './contractErrorTexts.ts';
import { deploymentErrorTexts } from './deploymentErrorTexts.ts';
import { type ErrorTexts, errorTextsOf } from './threeTexts.ts';
import { fieldErrorTexts } from './fieldErrorTexts.ts';
import { rpcErrorTexts } from './rpcErrorTexts.ts';
import { transactionErrorTexts } from './transactionErrorTexts.ts';
import { walletErrorTexts } from './walletErrorTexts.ts';

/** Words for every code there is: a code without its three texts does not compile. */
export const errorTexts: Readonly<Record<ErrorCode, ErrorTexts>> = {
  ...walletErrorTexts,
  ...rpcErrorTexts,
  ...transactionErrorTexts,
  ...contractErrorTexts,
  ...fieldErrorTexts,
  ...deploymentErrorTexts,
  'unknown.unclassified': errorTextsOf(
    msg({
      id: 'error.unknown.unclassified',
      message: 'Something went wrong that this version has no words for.',
    }),
    'unclear',
    'report',
  ),
};
