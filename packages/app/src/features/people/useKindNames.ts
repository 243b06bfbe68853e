import type { RevenueKind } from '@amswap/chain';
import { useLingui } from '@lingui/react/macro';

/** What each kind of revenue is called, in the reader's language. */
export function useKindNames(): Readonly<Record<RevenueKind, string>> {
  const { t } = useLingui();
  return {
    machine: t`Machine revenue`,
    dynamic: t`Dynamic revenue`,
    preachingFirst: t`Preaching gold · first`,
    preachingSecond: t`Preaching gold · second`,
    preachingThird: t`Preaching gold · third`,
  };
}
