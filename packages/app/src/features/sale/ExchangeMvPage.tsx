import { AmountText, HoldsOwes, PageTitle, Segmented, useFormat } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { valueOf } from '../../boot/chainAtoms.ts';
import { placeAtom } from '../../routes/navigationAtoms.ts';
import { RouteLink } from '../../routes/RouteLink.tsx';
import { useGo } from '../../routes/useGo.ts';
import { LeadCard } from '../exchange/index.ts';
import { BuyMvPanel } from './BuyMvPanel.tsx';
import { ListMvPanel } from './ListMvPanel.tsx';
import * as css from './sale.css.ts';
import { saleFactsAtom } from './saleAtoms.ts';

type Side = 'buy' | 'list';

/** How much is on sale, what the contract holds against it, and the way to the ranking. */
function QueueCard() {
  const { t } = useLingui();
  const format = useFormat();
  const facts = useAtomValue(saleFactsAtom);
  const terms = facts && valueOf(facts.terms);
  const mv = facts && valueOf(facts.mv);
  const books = facts && valueOf(facts.books);
  const rows = terms && format.integer(terms.rows);
  return (
    <LeadCard
      title={t`MV sale ranking`}
      link={
        <RouteLink to="saleList" className={css.link}>
          <Trans>See the ranking and my orders</Trans>
        </RouteLink>
      }
    >
      {terms && mv && (
        <p className={css.line}>
          <Trans>
            <AmountText amount={{ value: terms.onSale, ...mv }} /> on sale in {rows} orders.
          </Trans>
        </p>
      )}
      {books && mv && (
        <HoldsOwes
          contract={t`The exchange contract`}
          holds={{ value: books.held, ...mv }}
          owes={{ value: books.deposits, ...mv }}
        />
      )}
    </LeadCard>
  );
}

/** Buy MV from the queue, or list one's own; which one stands in the address. */
export default function ExchangeMvPage() {
  const { t } = useLingui();
  const go = useGo();
  const panelId = useId();
  const side: Side = useAtomValue(placeAtom).search['side'] === 'list' ? 'list' : 'buy';
  const choose = (next: Side): void => go('exchangeMv', next === 'list' ? { side: next } : {}, 'replace');
  const label: Readonly<Record<Side, string>> = { buy: t`Buy MV`, list: t`List MV for sale` };
  return (
    <div className={css.parts}>
      <PageTitle title={t`MV exchange`} />
      <Segmented<Side>
        label={t`Buy or sell`}
        segments={[
          { id: 'buy', label: label.buy },
          { id: 'list', label: label.list },
        ]}
        value={side}
        onChange={choose}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={label[side]}>
        {side === 'buy' ? (
          <BuyMvPanel>
            <QueueCard />
          </BuyMvPanel>
        ) : (
          <ListMvPanel>
            <QueueCard />
          </ListMvPanel>
        )}
      </div>
    </div>
  );
}
