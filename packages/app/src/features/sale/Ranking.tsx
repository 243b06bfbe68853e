import {
  AmountText,
  Button,
  Card,
  EmptyState,
  ErrorPanel,
  SaleListTable,
  Skeleton,
  useFormat,
} from '@amswap/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { openChainAtom, valueOf } from '../../boot/chainAtoms.ts';
import { useGo } from '../../routes/useGo.ts';
import { errorTexts } from '../../text/errorTexts.ts';
import { accountAtom } from '../wallet/index.ts';
import { JumpToPlace } from './JumpToPlace.tsx';
import { ordersFactsAtom } from './ordersAtoms.ts';
import { rankingFactsAtom, seePlacesAtom } from './rankingAtoms.ts';
import * as css from './sale.css.ts';
import { saleFactsAtom } from './saleAtoms.ts';
import { rankedSale } from './saleView.ts';
import { useQueueMoves } from './useQueueMoves.ts';
import { useRowAddress } from './useRowAddress.ts';

/** From so many orders on a place is worth typing. */
const longQueue = 30;
const nothing = 0n;

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

function NothingOnSale() {
  const { t } = useLingui();
  const go = useGo();
  return (
    <EmptyState
      title={t`Nothing is on sale`}
      action={
        <Button onClick={() => go('exchangeMv', { side: 'list' })}>
          <Trans>List MV for sale</Trans>
        </Button>
      }
    >
      <Trans>Orders stand here in the order in which they sell, the oldest first.</Trans>
    </EmptyState>
  );
}

/** How much is on sale, and what changed while one looked. */
function QueueLine({ count, left }: { readonly count: number; readonly left: bigint }) {
  const format = useFormat();
  const facts = useAtomValue(saleFactsAtom);
  const terms = facts && valueOf(facts.terms);
  const mv = facts && valueOf(facts.mv);
  const orders = format.integer(count);
  const gone = Number(left);
  return (
    <div>
      <p className={css.note}>
        {terms && mv && (
          <Trans>
            <AmountText amount={{ value: terms.onSale, ...mv }} /> on sale in {orders} orders
          </Trans>
        )}
      </p>
      <p className={css.note} role="status">
        {left > nothing && (
          <Plural
            value={gone}
            one="# order was sold or taken out while you looked; those behind it moved up."
            other="# orders were sold or taken out while you looked; those behind them moved up."
          />
        )}
      </p>
    </div>
  );
}

/** The list itself, read where it is looked at. */
function RankingTable({ count }: { readonly count: number }) {
  const { t } = useLingui();
  const { sales, state } = useAtomValue(rankingFactsAtom);
  const facts = useAtomValue(saleFactsAtom);
  const account = useAtomValue(accountAtom);
  const chain = useAtomValue(openChainAtom);
  const see = useSetAtom(seePlacesAtom);
  const { jump, jumpTo, moved } = useRowAddress();
  const left = useQueueMoves(sales);
  const own = useAtomValue(ordersFactsAtom).orders.findLast((order) => order.state === 'onSale');
  const decimals = facts && valueOf(facts.mv)?.decimals;
  if (decimals === undefined) return <Waiting />;
  const range = (first: number, last: number): void => {
    see({ first, last });
    moved(first);
  };
  return (
    <Card label={t`Ranking`} fit="form">
      <div className={css.head}>
        <QueueLine count={count} left={left} />
        {own && (
          <Button size="small" variant="quiet" onClick={() => jumpTo(Number(own.index) - 1)}>
            <Trans>Jump to my order</Trans>
          </Button>
        )}
      </div>
      {count > longQueue && <JumpToPlace count={count} onJump={jumpTo} />}
      <SaleListTable
        label={t`MV sale ranking`}
        count={count}
        decimals={decimals}
        saleAt={(place) => {
          const sale = sales.get(place);
          return sale && rankedSale(sale, account);
        }}
        onRange={range}
        jump={jump}
      />
      {state === 'failed' && (
        <Button variant="quiet" size="small" onClick={() => chain?.reader.refresh()}>
          <Trans>Some rows could not be read. Try again</Trans>
        </Button>
      )}
    </Card>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <Card label={t`Ranking`} busy fit="form">
      <Skeleton tenths={6} />
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Card>
  );
}

/** Orders of everybody, in the order in which they sell. */
export function Ranking() {
  const { count } = useAtomValue(rankingFactsAtom);
  if (count.kind === 'missing') return <Unread />;
  if (count.kind === 'loading') return <Waiting />;
  return count.value === 0 ? <NothingOnSale /> : <RankingTable count={count.value} />;
}
