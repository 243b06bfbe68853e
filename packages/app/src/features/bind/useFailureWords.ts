import { type ErrorWords, useTimeFormat } from '@amswap/ui';
import type { ErrorCode } from '@amswap/values';
import { useLingui } from '@lingui/react/macro';
import { accountsFailureTexts, walletBoundTexts } from '../../text/accountsFailureTexts.ts';
import { errorTexts } from '../../text/errorTexts.ts';
import type { ErrorTexts } from '../../text/threeTexts.ts';
import type { BindFailure } from './bindState.ts';

const isAccounts = (code: BindFailure['code']): code is keyof typeof accountsFailureTexts =>
  Object.hasOwn(accountsFailureTexts, code);

/** The three texts of a failure, whichever side it is of. */
function textsOf({ code, bound }: BindFailure): ErrorTexts {
  if (bound === 'wallet') return walletBoundTexts;
  return isAccounts(code) ? accountsFailureTexts[code] : errorTexts[code satisfies ErrorCode];
}

/** A failure in the reader's language; where the service said when to come again, that is what to do. */
export function useFailureWords(failure: BindFailure | undefined): ErrorWords | undefined {
  const { t } = useLingui();
  const time = useTimeFormat();
  if (failure === undefined) return undefined;
  const { what, funds, todo } = textsOf(failure);
  const wait = time.duration((failure.retryAfter ?? 0) * 1000);
  const known = failure.retryAfter !== undefined;
  return { what: t(what), funds: t(funds), todo: known ? t`Try again in ${wait}.` : t(todo) };
}
