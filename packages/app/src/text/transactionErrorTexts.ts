import type { TransactionErrorCode } from '@amswap/values';
import { msg } from '@lingui/core/macro';
import { type ErrorTexts, errorTextsOf } from './threeTexts.ts';

/** Words for every failure of a transaction. */
export const transactionErrorTexts: Readonly<Record<TransactionErrorCode, ErrorTexts>> = {
  'transaction.insufficientFunds': errorTextsOf(
    msg({
      id: 'error.transaction.insufficientFunds',
      message: 'This account has too little for the network fee.',
    }),
    'untouched',
    'getNative',
  ),
  'transaction.nonceTooLow': errorTextsOf(
    msg({
      id: 'error.transaction.nonceTooLow',
      message: 'A transaction with this number has gone through already.',
    }),
    'unclear',
    'journal',
  ),
  'transaction.replacementUnderpriced': errorTextsOf(
    msg({
      id: 'error.transaction.replacementUnderpriced',
      message: 'A replacement has to pay a higher fee than the one that waits.',
    }),
    'pending',
    'raiseFee',
  ),
  'transaction.underpriced': errorTextsOf(
    msg({ id: 'error.transaction.underpriced', message: 'The fee is below what the network takes.' }),
    'untouched',
    'raiseFee',
  ),
  'transaction.alreadyKnown': errorTextsOf(
    msg({ id: 'error.transaction.alreadyKnown', message: 'The network has this transaction already.' }),
    'pending',
    'journal',
  ),
  'transaction.refusedByNode': errorTextsOf(
    msg({ id: 'error.transaction.refusedByNode', message: 'The node refused the transaction.' }),
    'untouched',
    'again',
  ),
  'transaction.reverted': errorTextsOf(
    msg({ id: 'error.transaction.reverted', message: 'The transaction went into a block and failed.' }),
    'feeSpent',
    'fresh',
  ),
  'transaction.dropped': errorTextsOf(
    msg({
      id: 'error.transaction.dropped',
      message: 'The transaction disappeared before it went into a block.',
    }),
    'notTaken',
    'checkAgain',
  ),
  'transaction.otherSigner': errorTextsOf(
    msg({
      id: 'error.transaction.otherSigner',
      message: 'Your wallet sent this from another account than the one shown here.',
    }),
    'otherSigner',
    'chooseAccount',
  ),
  'transaction.cancelled': errorTextsOf(
    msg({ id: 'error.transaction.cancelled', message: 'You cancelled the transaction in your wallet.' }),
    'feeSpent',
    'none',
  ),
  'transaction.alreadyUnderWay': errorTextsOf(
    msg({
      id: 'error.transaction.alreadyUnderWay',
      message: 'The same act is under way already, here or in another tab.',
    }),
    'untouched',
    'journal',
  ),
  'transaction.allowanceShort': errorTextsOf(
    msg({ id: 'error.transaction.allowanceShort', message: 'Please authorize first~' }),
    'untouched',
    'authorise',
  ),
  'transaction.batchFailed': errorTextsOf(
    msg({
      id: 'error.transaction.batchFailed',
      message: 'Your wallet did not carry out all steps of the bundle.',
    }),
    'unclear',
    'journal',
  ),
};
