import type { Sale } from '@amswap/chain';
import {
  AmountText,
  Button,
  Card,
  EmptyState,
  ErrorPanel,
  OrderCard,
  type OrderToken,
  Skeleton,
  useFormat,
} from '@amswap/ui';
import { unitOf } from '@amswap/values';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { openChainAtom, valueOf } from '../../boot/chainAtoms.ts';
import { useGo } from '../../routes/useGo.ts';
import { errorTexts } from '../../text/errorTexts.ts';
import { noticeTexts } from '../../text/noticeTexts.ts';
import { planRunAtom, startPlanAtom } from '../plans/index.ts';
import { mayWriteAtom, openWalletPickerAtom } from '../wallet/index.ts';
import { newsOf, type OrderNews, seenWith, type SeenOrders } from './orderNews.ts';
import { moreOrdersAtom, ordersFactsAtom } from './ordersAtoms.ts';
import * as css from './sale.css.ts';
import { keptProceedsAtom, saleFactsAtom } from './saleAtoms.ts';
import { shownOrder } from './saleView.ts';

const nothing = 0n;

function NoAccount() {
  const { t } = useLingui();
  const connect = useSetAtom(openWalletPickerAtom);
  return (
    <EmptyState
      title={t`No account`}
      action={<Button onClick={connect}>{t(noticeTexts.pleaseLogin)}</Button>}
    >
      <Trans>Orders are those of an account: connect a wallet to see yours.</Trans>
    </EmptyState>
  );
}

function NoOrders() {
  const { t } = useLingui();
  const go = useGo();
  return (
    <EmptyState
      title={t`No orders yet`}
      action={
        <Button onClick={() => go('exchangeMv', { side: 'list' })}>
          <Trans>List MV for sale</Trans>
        </Button>
      }
    >
      <Trans>What you list for sale stands here, with its place in the queue and what it brought.</Trans>
    </EmptyState>
  );
}

function Unread() {
  const { t } = useLingui();
  const chain = useAtomValue(openChainAtom);
  const { what, funds, todo } = errorTexts['rpc.unreachable'];
  return (
    <ErrorPanel
      error={{ what: t(what), funds: t(funds), todo: t(todo) }}
      onRetry={() => chain?.reader.refresh()}
    />
  );
}

/** Proceeds whose payment failed wait for their owner. */
function KeptProceeds({ usdt }: { readonly usdt: OrderToken }) {
  const { t } = useLingui();
  const figure = useAtomValue(keptProceedsAtom);
  const start = useSetAtom(startPlanAtom);
  const mayWrite = useAtomValue(mayWriteAtom);
  const kept = figure && valueOf(figure);
  if (kept === undefined || kept === nothing) return null;
  const amount = <AmountText amount={{ value: kept, ...usdt }} />;
  const pickUp = (): void =>
    void start({
      title: msg`Pick up proceeds`,
      make: ({ planWithdrawProceeds }, context) => planWithdrawProceeds(context),
    });
  return (
    <Card label={t`Proceeds kept for you`} fit="form">
      <h2 className={css.orderTitle}>
        <Trans>Proceeds kept for you</Trans>
      </h2>
      <p className={css.note}>
        <Trans>
          Paying you {amount} failed when your MV was sold. The contract keeps it until you pick it up.
        </Trans>
      </p>
      <Button width="fill" state={mayWrite ? 'ready' : 'off'} onClick={pickUp}>
        <Trans>Pick up {amount}</Trans>
      </Button>
    </Card>
  );
}

interface NewsLineProps {
  readonly news: OrderNews;
  readonly mv: OrderToken;
  readonly usdt: OrderToken;
}

function NewsLine({ news, mv, usdt }: NewsLineProps) {
  const format = useFormat();
  const order = format.integer(news.saleId);
  if (news.kind === 'takenOut') return <Trans>Order no. {order} was taken out.</Trans>;
  const brought = <AmountText amount={{ value: news.proceeds, ...usdt }} />;
  if (news.kind === 'soldOut')
    return (
      <Trans>
        Order no. {order} was sold out, for {brought}.
      </Trans>
    );
  const amount = <AmountText amount={{ value: news.mv, ...mv }} />;
  return (
    <Trans>
      Of order no. {order} {amount} was sold, for {brought}.
    </Trans>
  );
}

/** What happened to the orders since they were first shown, here or in another tab. */
function News({ orders, mv, usdt }: { readonly orders: readonly Sale[] } & Omit<NewsLineProps, 'news'>) {
  const [seen, setSeen] = useState<SeenOrders>(new Map());
  const next = seenWith(seen, orders);
  if (next !== seen) setSeen(next);
  const news = newsOf(seen, orders);
  return (
    <div role="status" className={css.newsBox} data-state={news.length > 0 ? 'some' : 'none'}>
      {news.length > 0 && (
        <ul className={css.news}>
          {news.map((each) => (
            <li key={`${each.saleId} ${each.kind}`}>
              <NewsLine news={each} mv={mv} usdt={usdt} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Props of `OwnOrder`. */
export interface OwnOrderProps {
  readonly sale: Sale;
  /** Shows it in the ranking. */
  readonly onShow?: (() => void) | undefined;
}

/** One own order with the way to take it out. */
export function OwnOrder({ sale, onShow }: OwnOrderProps) {
  const facts = useAtomValue(saleFactsAtom);
  const start = useSetAtom(startPlanAtom);
  const mayWrite = useAtomValue(mayWriteAtom);
  const run = useAtomValue(planRunAtom);
  const mv = facts && valueOf(facts.mv);
  const usdt = facts && valueOf(facts.usdt);
  const terms = facts && valueOf(facts.terms);
  if (mv === undefined || usdt === undefined || terms === undefined) return null;
  const order = shownOrder(sale, { price: terms.price, unit: unitOf(mv.decimals) });
  const takeOut = (): void =>
    void start({
      title: msg`Take out order no. ${sale.saleId.toString()}`,
      caution: msg`What was sold stays sold; the order ends, and its place in the queue with it.`,
      make: ({ planTakeOut }, context) => planTakeOut(context, sale.saleId),
    });
  return (
    <OrderCard
      order={order}
      mv={mv}
      stable={usdt}
      takeOut={run.kind === 'running' ? 'busy' : mayWrite ? 'ready' : 'off'}
      onTakeOut={takeOut}
      onShow={onShow}
    />
  );
}

/** The account's own orders, newest first. */
export function MyOrders() {
  const { t } = useLingui();
  const go = useGo();
  const { account, connecting, orders, total, next } = useAtomValue(ordersFactsAtom);
  const more = useSetAtom(moreOrdersAtom);
  const facts = useAtomValue(saleFactsAtom);
  const mv = facts && valueOf(facts.mv);
  const usdt = facts && valueOf(facts.usdt);
  if (account === undefined && !connecting) return <NoAccount />;
  if (total === undefined && next === 'failed') return <Unread />;
  if (total === undefined || mv === undefined || usdt === undefined)
    return (
      <Card label={t`Reading your orders`} busy fit="form">
        <Skeleton tenths={6} />
        <Skeleton shape="block" />
      </Card>
    );
  return (
    <div className={css.parts}>
      <KeptProceeds usdt={usdt} />
      <News key={account} orders={orders} mv={mv} usdt={usdt} />
      {orders.length === 0 && <NoOrders />}
      {orders.map((sale) => (
        <OwnOrder
          key={sale.saleId.toString()}
          sale={sale}
          onShow={() => go('saleList', { row: sale.index.toString() })}
        />
      ))}
      {next !== 'end' && (
        <Button variant="quiet" state={next === 'reading' ? 'busy' : 'ready'} onClick={more}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}
