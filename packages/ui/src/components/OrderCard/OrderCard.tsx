import { Trans, useLingui } from '@lingui/react/macro';
import { Button, type ButtonState } from '../../controls/Button/Button.tsx';
import { Pill, type PillProps } from '../../controls/Pill/Pill.tsx';
import { useFormat, useTimeFormat } from '../../format/index.ts';
import { AmountText } from '../AmountText/AmountText.tsx';
import { Card } from '../Card/Card.tsx';
import { FigureList, type ListedFigure } from '../FigureList/FigureList.tsx';
import * as css from './OrderCard.css.ts';

/** Where an order of the sale stands. */
export type OrderState = 'onSale' | 'soldOut' | 'takenOut';

/** A token as amounts of it are written. */
export interface OrderToken {
  readonly symbol: string;
  readonly decimals: number;
}

/** An order of the reader's own. Amounts are base units. */
export interface ShownOrder {
  readonly id: bigint;
  readonly state: OrderState;
  /** Its place in the queue, first 1; 0 when it is not on sale. */
  readonly index: bigint;
  /** MV that sells before it. */
  readonly ahead: bigint;
  readonly deposit: bigint;
  /** MV neither sold nor taken out; what comes back on taking out. */
  readonly remaining: bigint;
  /** MV sold so far, and what it brought. */
  readonly sold: bigint;
  readonly proceeds: bigint;
  /** Unix seconds. */
  readonly listedAt: bigint;
}

/** Props of `OrderCard`. */
export interface OrderCardProps {
  readonly order: ShownOrder;
  readonly mv: OrderToken;
  readonly stable: OrderToken;
  /** Whether it can be taken out now. */
  readonly takeOut: ButtonState;
  readonly onTakeOut: () => void;
  /** Shows it in the ranking. */
  readonly onShow?: (() => void) | undefined;
}

const toneOf: Readonly<Record<OrderState, PillProps['tone']>> = {
  onSale: 'warning',
  soldOut: 'positive',
  takenOut: 'mute',
};

function useStateWords(): Readonly<Record<OrderState, string>> {
  const { t } = useLingui();
  return { onSale: t`on sale`, soldOut: t`sold out`, takenOut: t`taken out` };
}

function useFigures({ order, mv, stable }: OrderCardProps): readonly ListedFigure[] {
  const { t } = useLingui();
  const format = useFormat();
  const time = useTimeFormat();
  const { state, index, ahead, deposit, remaining, sold, proceeds, listedAt } = order;
  const queued: readonly ListedFigure[] = [
    { id: 'index', name: t`Place in the queue`, value: format.integer(index) },
    { id: 'ahead', name: t`Ahead of you`, value: <AmountText amount={{ value: ahead, ...mv }} /> },
    { id: 'left', name: t`Left to sell`, value: <AmountText amount={{ value: remaining, ...mv }} /> },
  ];
  return [
    ...(state === 'onSale' ? queued : []),
    { id: 'deposit', name: t`Deposit`, value: <AmountText amount={{ value: deposit, ...mv }} /> },
    {
      id: 'sold',
      name: t`Sold so far`,
      value: (
        <Trans>
          <AmountText amount={{ value: sold, ...mv }} /> for{' '}
          <AmountText amount={{ value: proceeds, ...stable }} />
        </Trans>
      ),
    },
    { id: 'listed', name: t`Listed`, value: time.dateTime(listedAt) },
  ];
}

/** One's own order: where it stands, what it brought, and the way to take back what is left. */
export function OrderCard(props: OrderCardProps) {
  const { order, mv, takeOut, onTakeOut, onShow } = props;
  const { t } = useLingui();
  const format = useFormat();
  const figures = useFigures(props);
  const states = useStateWords();
  const { state } = order;
  const place = format.integer(order.index);
  const number = format.integer(order.id);
  const title = state === 'onSale' ? t`Your order #${place}` : t`Your order no. ${number}`;
  const back = `${format.amount(order.remaining, mv.decimals)} ${mv.symbol}`;
  return (
    <Card label={title} className={css.order} state={state}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <Pill tone={toneOf[state]}>{states[state]}</Pill>
      </div>
      <FigureList figures={figures} />
      {state === 'onSale' && (
        <div className={css.acts}>
          <Button width="fill" variant="quiet" state={takeOut} onClick={onTakeOut}>
            <Trans>Take out {back}</Trans>
          </Button>
          {onShow && (
            <Button width="fill" variant="plain" size="small" onClick={onShow}>
              <Trans>Show in the ranking</Trans>
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
