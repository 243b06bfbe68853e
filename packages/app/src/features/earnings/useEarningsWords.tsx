import type { RevenueKind } from '@amswap/chain';
import { TermExplainer } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useKindNames } from '../people/index.ts';
import type { EarningsWords } from './view.ts';

/** What the page calls things; the kinds explain themselves on a tap. */
export function useEarningsWords(): EarningsWords {
  const { t } = useLingui();
  const kinds = useKindNames();
  const preaching = (
    <Trans>
      Your share when somebody in your settler line synthesises: the first, second or third step below you.
    </Trans>
  );
  const explainers: Readonly<Record<RevenueKind, ReactNode>> = {
    machine: <Trans>What your own machines earned, by the second, until each reaches its cap.</Trans>,
    dynamic: <Trans>Your share when somebody whom you referred synthesises.</Trans>,
    preachingFirst: preaching,
    preachingSecond: preaching,
    preachingThird: preaching,
  };
  const term = (kind: RevenueKind): ReactNode => (
    <TermExplainer term={kinds[kind]}>{explainers[kind]}</TermExplainer>
  );
  return {
    kinds,
    terms: {
      machine: term('machine'),
      dynamic: term('dynamic'),
      preachingFirst: term('preachingFirst'),
      preachingSecond: term('preachingSecond'),
      preachingThird: term('preachingThird'),
    },
    main: t`main contract`,
    mainSecondary: t`second main contract`,
  };
}
