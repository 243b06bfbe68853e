import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Everything that can go well. */
export type SuccessCode =
  | 'authorisation'
  | 'purchase'
  | 'exchange'
  | 'binding'
  | 'registration'
  | 'change'
  | 'copied'
  | 'takeOut';

/** The specification's words for what went well: toasts. */
export const successTexts: Readonly<Record<SuccessCode, MessageDescriptor>> = {
  authorisation: msg({ id: 'success.authorisation', message: 'Authorization successful' }),
  purchase: msg({ id: 'success.purchase', message: 'Purchase successful' }),
  exchange: msg({ id: 'success.exchange', message: 'Exchange successful' }),
  binding: msg({ id: 'success.binding', message: 'Binding successful' }),
  registration: msg({ id: 'success.registration', message: 'Registration successful' }),
  change: msg({ id: 'success.change', message: 'Change successful' }),
  copied: msg({ id: 'success.copied', message: 'copied' }),
  takeOut: msg({ id: 'success.takeOut', message: 'MV take out' }),
};
