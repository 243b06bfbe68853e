import { PageTitle } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { placeAtom } from '../../routes/navigationAtoms.ts';
import { RouteLink } from '../../routes/RouteLink.tsx';
import * as css from './exchange.css.ts';
import { ExchangePanel } from './ExchangePanel.tsx';
import { LeadCard } from './LeadCard.tsx';

/** MV to X, or WXB to X: one page for the two routes. What differs is read from the chain. */
export default function FixedExchangePage() {
  const { t } = useLingui();
  const isWxb = useAtomValue(placeAtom).id === 'exchangeWxbToX';
  const other = isWxb ? 'exchangeMvToX' : 'exchangeWxbToX';
  return (
    <div className={css.parts}>
      <PageTitle title={isWxb ? t`Exchange WXB for X` : t`Exchange MV for X`} />
      <ExchangePanel key={other} exchange={isWxb ? 'wxbToX' : 'mvToX'}>
        <LeadCard
          title={isWxb ? t`MV for X` : t`WXB for X`}
          link={
            <RouteLink to={other} className={css.link}>
              {isWxb ? <Trans>Exchange MV</Trans> : <Trans>Exchange WXB</Trans>}
            </RouteLink>
          }
        >
          <Trans>X comes out of the same stock of the exchange contract.</Trans>
        </LeadCard>
      </ExchangePanel>
    </div>
  );
}
