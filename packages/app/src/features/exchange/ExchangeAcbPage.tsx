import { PageTitle, Segmented } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { placeAtom } from '../../routes/navigationAtoms.ts';
import { RouteLink } from '../../routes/RouteLink.tsx';
import { useGo } from '../../routes/useGo.ts';
import * as css from './exchange.css.ts';
import { ExchangePanel } from './ExchangePanel.tsx';
import { LeadCard } from './LeadCard.tsx';

type Source = 'reward' | 'mv';

/** Reward balance, or MV, to ACB; which one stands in the address. */
export default function ExchangeAcbPage() {
  const { t } = useLingui();
  const go = useGo();
  const panelId = useId();
  const source: Source = useAtomValue(placeAtom).search['from'] === 'mv' ? 'mv' : 'reward';
  const choose = (next: Source): void => go('exchangeAcb', next === 'mv' ? { from: next } : {}, 'replace');
  return (
    <div className={css.parts}>
      <PageTitle title={t`Exchange to ACB`} />
      <Segmented<Source>
        label={t`Exchange from`}
        segments={[
          { id: 'reward', label: t`Reward balance` },
          { id: 'mv', label: 'MV' },
        ]}
        value={source}
        onChange={choose}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={source === 'mv' ? 'MV' : t`Reward balance`}>
        <ExchangePanel key={source} exchange={source === 'mv' ? 'mvToAcb' : 'rewardToAcb'}>
          <p className={css.note}>
            {source === 'mv' ? (
              <Trans>MV goes to the treasury and releases ACB of your reward balance, without a fee.</Trans>
            ) : (
              <Trans>The fee is burned. The reward balance of the second main contract is spent first.</Trans>
            )}
          </p>
          <LeadCard
            title={t`Buy ACB with USDT`}
            link={
              <RouteLink to="buyAcb" className={css.link}>
                <Trans>Buy ACB</Trans>
              </RouteLink>
            }
          >
            <Trans>Through the swap router, at the price of its pair.</Trans>
          </LeadCard>
        </ExchangePanel>
      </div>
    </div>
  );
}
