import type { AddressErrorCode, AmountErrorCode } from '@amswap/values';
import { msg } from '@lingui/core/macro';
import { type ErrorTexts, errorTextsOf } from './threeTexts.ts';

/** Words for everything that a field refuses. */
export const fieldErrorTexts: Readonly<Record<AmountErrorCode | AddressErrorCode, ErrorTexts>> = {
  'amount.empty': errorTextsOf(
    msg({ id: 'error.amount.empty', message: 'Enter an amount.' }),
    'untouched',
    'change',
  ),
  'amount.negative': errorTextsOf(
    msg({ id: 'error.amount.negative', message: 'An amount cannot be below zero.' }),
    'untouched',
    'change',
  ),
  'amount.exponent': errorTextsOf(
    msg({ id: 'error.amount.exponent', message: 'Write the number out in full, without an e.' }),
    'untouched',
    'change',
  ),
  'amount.invalidCharacter': errorTextsOf(
    msg({ id: 'error.amount.invalidCharacter', message: 'Only digits and one decimal point are read.' }),
    'untouched',
    'change',
  ),
  'amount.grouping': errorTextsOf(
    msg({
      id: 'error.amount.grouping',
      message: 'It is not clear where the decimal point is. Write it without thousands signs.',
    }),
    'untouched',
    'change',
  ),
  'amount.tooManyDecimals': errorTextsOf(
    msg({ id: 'error.amount.tooManyDecimals', message: 'This token has fewer decimals.' }),
    'untouched',
    'change',
  ),
  'amount.overflow': errorTextsOf(
    msg({ id: 'error.amount.overflow', message: 'No contract can hold so large a number.' }),
    'untouched',
    'change',
  ),
  'amount.zero': errorTextsOf(
    msg({ id: 'error.amount.zero', message: 'The amount must be above zero.' }),
    'untouched',
    'change',
  ),
  'amount.notMultiple': errorTextsOf(
    msg({ id: 'error.amount.notMultiple', message: 'This is not a multiple of the step.' }),
    'untouched',
    'change',
  ),
  'address.empty': errorTextsOf(
    msg({ id: 'error.address.empty', message: 'Enter an address.' }),
    'untouched',
    'change',
  ),
  'address.format': errorTextsOf(
    msg({ id: 'error.address.format', message: 'Incorrect format' }),
    'untouched',
    'change',
  ),
  'address.checksum': errorTextsOf(
    msg({ id: 'error.address.checksum', message: 'Incorrect format' }),
    'untouched',
    'change',
  ),
  'address.zero': errorTextsOf(
    msg({ id: 'error.address.zero', message: 'The zero address belongs to nobody.' }),
    'untouched',
    'change',
  ),
  'address.self': errorTextsOf(
    msg({ id: 'error.address.self', message: 'This is your own address.' }),
    'untouched',
    'change',
  ),
};
