import { Column, Columns, PageTitle, Segmented, useFormat } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { placeAtom } from '../../routes/navigationAtoms.ts';
import { RouteLink } from '../../routes/RouteLink.tsx';
import { useGo } from '../../routes/useGo.ts';
import { LeadCard } from '../exchange/index.ts';
import { MyOrders, OwnOrder } from './MyOrders.tsx';
import { ordersFactsAtom } from './ordersAtoms.ts';
import { Ranking } from './Ranking.tsx';
import * as css from './sale.css.ts';

type Tab = 'ranking' | 'mine';

/** The own order that sells next, beside the ranking. */
function NextOwnOrder() {
  const { orders } = useAtomValue(ordersFactsAtom);
  const next = orders.findLast(({ state }) => state === 'onSale');
  return next === undefined ? null : <OwnOrder sale={next} />;
}

function ListLead() {
  const { t } = useLingui();
  return (
    <LeadCard
      title={t`MV exchange`}
      link={
        <RouteLink to="exchangeMv" search={{ side: 'list' }} className={css.link}>
          <Trans>List MV for sale</Trans>
        </RouteLink>
      }
    >
      <Trans>What you list goes to the end of the queue and sells in turn.</Trans>
    </LeadCard>
  );
}

/** Orders of everybody and one's own; which, and where, stands in the address. */
export default function SaleListPage() {
  const { t } = useLingui();
  const format = useFormat();
  const go = useGo();
  const panelId = useId();
  const { search } = useAtomValue(placeAtom);
  const tab: Tab = search['tab'] === 'mine' ? 'mine' : 'ranking';
  const { total } = useAtomValue(ordersFactsAtom);
  const mine = total === undefined ? t`My orders` : t`My orders (${format.integer(total)})`;
  // The place in the ranking stays: one comes back to where one was.
  const { row } = search;
  const place = row === undefined ? {} : { row };
  const choose = (next: Tab): void =>
    go('saleList', next === 'mine' ? { ...place, tab: next } : place, 'replace');
  return (
    <div className={css.parts}>
      <PageTitle title={t`MV sale`} />
      <Segmented<Tab>
        label={t`Orders shown`}
        segments={[
          { id: 'ranking', label: t`Ranking` },
          { id: 'mine', label: mine },
        ]}
        value={tab}
        onChange={choose}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={tab === 'mine' ? mine : t`Ranking`}>
        <Columns>
          <Column>{tab === 'ranking' ? <Ranking /> : <MyOrders />}</Column>
          <Column>
            {tab === 'ranking' && <NextOwnOrder />}
            <ListLead />
          </Column>
        </Columns>
      </div>
    </div>
  );
}
