'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import { createContext, type ReactNode, Suspense, useContext } from 'react';
import { TermExplainer } from '../TermExplainer/TermExplainer.tsx';

/** Words of the product that explain themselves wherever they stand. */
export type TermId =
  | 'power'
  | 'lowestPower'
  | 'currentPower'
  | 'synthesise'
  | 'machine'
  | 'cap'
  | 'out'
  | 'authorise'
  | 'luckyPool'
  | 'maxPowerPool'
  | 'rewardBalance'
  | 'listForSale'
  | 'machineRevenue'
  | 'dynamicRevenue'
  | 'preachingGold'
  | 'superior'
  | 'settler'
  | 'performance'
  | 'sLevel'
  | 'vipLevel'
  | 'slippage'
  | 'holdsOwes';

/** Says what a term means, in two sentences at most. What it draws may come late: it is drawn with the first tap. */
export type TermMeaning = (id: TermId) => ReactNode;

const MeaningContext = createContext<TermMeaning | undefined>(undefined);

/** Props of `TermMeanings`. */
export interface TermMeaningsProps {
  readonly meaning: TermMeaning;
  readonly children: ReactNode;
}

/** Gives the terms below it their meanings. */
export function TermMeanings({ meaning, children }: TermMeaningsProps) {
  return <MeaningContext value={meaning}>{children}</MeaningContext>;
}

/** Props of `Term`. */
export interface TermProps {
  readonly id: TermId;
  /** The word as it stands in the sentence. */
  readonly children: string;
}

/** A word of the product in its place: it explains itself on a tap, where its meaning is known; else it is just the word. */
export function Term({ id, children }: TermProps) {
  const meaning = useContext(MeaningContext);
  if (meaning === undefined) return children;
  return (
    <TermExplainer term={children}>
      <Suspense>{meaning(id)}</Suspense>
    </TermExplainer>
  );
}
