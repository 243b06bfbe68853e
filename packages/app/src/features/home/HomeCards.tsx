import {
  BurnedCard,
  Column,
  Columns,
  HoldsOwes,
  MaxPowerCard,
  OwnPowerCard,
  PoolCard,
  SideBySide,
  type TermId,
  TermMeanings,
  TokenBalanceList,
} from '@amswap/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy } from 'react';
import { revenueKinds } from '@amswap/chain';
import { useGo } from '../../routes/useGo.ts';
import { contractTexts } from '../../text/contractTexts.ts';
import { startPlanAtom } from '../plans/index.ts';
import { openWalletPickerAtom } from '../wallet/index.ts';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { HomeWords } from './HomeWords.tsx';
import { homeFactsAtom } from './homeFacts.ts';
import { homeView } from './view.ts';

// Meanings that only few look up: their code and texts come with the first tap.
const OpenedMeaning = lazy(() => import('./OpenedMeaning.tsx'));
const openedMeaning = (id: TermId) => <OpenedMeaning id={id} />;

/** Home with its figures. */
export function HomeCards() {
  const { t } = useLingui();
  const go = useGo();
  const facts = useAtomValue(homeFactsAtom);
  const connect = useSetAtom(openWalletPickerAtom);
  const startPlan = useSetAtom(startPlanAtom);
  if (facts === undefined) return <HomeSkeleton />;
  const view = homeView(facts, {
    main: t(contractTexts.main),
    mainSecondary: t(contractTexts.mainSecondary),
    tokenSwap: t(contractTexts.tokenSwap),
    rewardBalance: t`Reward balance`,
  });
  const synthesise = (): void => go('synthesiseX');
  const claim = (): void =>
    void startPlan({
      title: msg`Claim all revenue`,
      make: ({ planClaim }, context) => planClaim(context, revenueKinds),
    });
  return (
    <TermMeanings meaning={openedMeaning}>
      <Columns>
        <Column>
          <PoolCard {...view.pool} />
          <OwnPowerCard own={view.own} onConnect={connect} onSynthesise={synthesise} onClaim={claim} />
        </Column>
        <Column>
          <SideBySide>
            <MaxPowerCard {...view.maxPower} />
            <BurnedCard {...view.burned} />
          </SideBySide>
          <TokenBalanceList rows={view.balances} />
          {view.holds.map((line) => (
            <HoldsOwes key={line.contract} {...line} />
          ))}
          <HomeWords />
        </Column>
      </Columns>
    </TermMeanings>
  );
}
