import {
  AmountText,
  ChangeText,
  Column,
  Columns,
  ExchangeForm,
  type ExchangeOffer,
  type ListedFigure,
  Switch,
  useFormat,
} from '@amswap/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import type { FormEvent, ReactNode } from 'react';
import { noticeTexts } from '../../text/noticeTexts.ts';
import { type ShownToken, TradeAct, useFeeFigure, useTradeSubmit } from '../exchange/index.ts';
import { startPlanAtom } from '../plans/index.ts';
import { type BuyMvView, buyMvView, type Shortfall } from './buyMvView.ts';
import * as css from './sale.css.ts';
import { acceptLessAtom, buyMvFactsAtom, buyMvTextAtom, refusedBuyMvAtom } from './saleAtoms.ts';
import { type QueueShift, useQueueShift } from './useQueueShift.ts';

const none = '–';
const taking = { token: 'USDT', spender: 'tokenSwap' } as const;

const nothingKnown: BuyMvView = {
  tokens: undefined,
  terms: undefined,
  stage: { kind: 'loading' },
  most: undefined,
  wanted: undefined,
  filled: undefined,
  payment: undefined,
  orders: undefined,
  networkFee: undefined,
  shortfall: { kind: 'none' },
  least: undefined,
  usdtChange: undefined,
  mvChange: undefined,
  authorisation: { kind: 'loading' },
  excess: 'none',
};

function useFigures(view: BuyMvView): readonly ListedFigure[] {
  const { t } = useLingui();
  const format = useFormat();
  const feeFigure = useFeeFigure();
  const { tokens, terms, payment, orders, usdtChange, mvChange, networkFee } = view;
  if (tokens === undefined || terms === undefined) return [];
  const rows = format.integer(terms.rows);
  return [
    {
      id: 'price',
      name: t`Price of one MV`,
      value: <AmountText amount={{ value: terms.price, ...tokens.usdt }} />,
    },
    { id: 'pay', name: t`You pay at most`, value: payment ? <AmountText amount={payment} /> : none },
    { id: 'orders', name: t`Taken from orders`, value: orders === undefined ? none : format.integer(orders) },
    {
      id: 'onSale',
      name: t`On sale, in ${rows} orders`,
      value: <AmountText amount={{ value: terms.onSale, ...tokens.mv }} />,
    },
    ...(usdtChange
      ? [{ id: 'usdt', name: t`Balance of ${tokens.usdt.symbol}`, value: <ChangeText {...usdtChange} /> }]
      : []),
    ...(mvChange
      ? [{ id: 'mv', name: t`Balance of ${tokens.mv.symbol}`, value: <ChangeText {...mvChange} /> }]
      : []),
    feeFigure(networkFee),
  ];
}

/** A purchase that is filled in part says so before it is made. */
function ShortfallNotice({ shortfall }: { readonly shortfall: Shortfall }) {
  const format = useFormat();
  if (shortfall.kind === 'none') return null;
  const filled = <AmountText amount={shortfall.filled} />;
  if (shortfall.kind === 'queueEnds')
    return (
      <p className={css.notice}>
        <Trans>The queue has no more than {filled}: your purchase would be filled in part.</Trans>
      </p>
    );
  const rows = format.integer(shortfall.rows);
  return (
    <p className={css.notice}>
      <Trans>
        One purchase takes from at most {rows} orders, which gives {filled}. Buy again for more.
      </Trans>
    </p>
  );
}

function ShiftWords({ before, now, mv }: QueueShift & { readonly mv: ShownToken }) {
  const orders = Number(now.orders);
  if (before.filled === now.filled)
    return (
      <Plural
        value={orders}
        one="The queue moved while you looked: the same amount now comes from # order."
        other="The queue moved while you looked: the same amount now comes from # orders."
      />
    );
  const given = <AmountText amount={{ value: now.filled, ...mv }} />;
  const gave = <AmountText amount={{ value: before.filled, ...mv }} />;
  return (
    <Trans>
      The queue moved while you looked: it gives {given} now, and gave {gave} before.
    </Trans>
  );
}

/** Somebody else was quicker: what the queue gives for the same wish is another figure now, and the reader hears why. */
function ShiftNotice({ wanted, filled, orders, tokens }: BuyMvView) {
  const answer = filled && orders !== undefined ? { filled: filled.value, orders } : undefined;
  const shift = useQueueShift(wanted, answer);
  const { mv } = tokens ?? {};
  return (
    shift &&
    mv && (
      <p className={css.notice}>
        <ShiftWords {...shift} mv={mv} />
      </p>
    )
  );
}

function useProblem({ stage, excess }: BuyMvView): string | undefined {
  const { t } = useLingui();
  const refused = useAtomValue(refusedBuyMvAtom);
  const text = useAtomValue(buyMvTextAtom);
  if (excess === 'aboveMost') return t(noticeTexts.mvAmountInvalid);
  if (refused !== text) return undefined;
  if (stage.kind === 'empty') return t`MV to buy: please fill it in.`;
  return stage.kind === 'invalid' ? t(noticeTexts.mvAmountInvalid) : undefined;
}

function useBuySubmit({ stage, filled, payment, wanted, least }: BuyMvView) {
  const format = useFormat();
  const [text, setText] = useAtom(buyMvTextAtom);
  const setRefused = useSetAtom(refusedBuyMvAtom);
  const less = useAtomValue(acceptLessAtom);
  const start = useSetAtom(startPlanAtom);
  const begin = (): void => {
    if (filled === undefined || payment === undefined || wanted === undefined || least === undefined) return;
    const amount = format.amount(filled.value, filled.decimals);
    void start({
      title: msg`Buy ${amount} MV`,
      caution:
        less === 'accepted'
          ? msg`If others are quicker you get less, and pay for that alone.`
          : msg`You get ${amount} MV, or nothing is taken.`,
      make: ({ planBuyMv }, context) =>
        planBuyMv(context, { mvAmount: filled.value, minMvAmount: least, maxPayment: payment.value }),
      done: () => setText(''),
    });
  };
  return useTradeSubmit(stage, { begin, refuse: () => setRefused(text) });
}

function LessSwitch() {
  const { t } = useLingui();
  const [less, setLess] = useAtom(acceptLessAtom);
  return (
    <Switch
      label={t`Take less if others are quicker`}
      value={less === 'accepted' ? 'on' : 'off'}
      onChange={(value) => setLess(value === 'on' ? 'accepted' : 'refused')}
    />
  );
}

/** Props of `BuyMvPanel`. */
export interface BuyMvPanelProps {
  /** Below the act. */
  readonly children?: ReactNode;
}

/** Buy MV with USDT from the front of the queue. */
export function BuyMvPanel({ children }: BuyMvPanelProps) {
  const { t } = useLingui();
  const facts = useAtomValue(buyMvFactsAtom);
  const view = facts ? buyMvView(facts) : nothingKnown;
  const [text, setText] = useAtom(buyMvTextAtom);
  const figures = useFigures(view);
  const problem = useProblem(view);
  const submit = useBuySubmit(view);
  const { stage, tokens, filled, most } = view;
  const offer: ExchangeOffer =
    tokens === undefined
      ? { kind: 'loading' }
      : {
          kind: 'open',
          pays: { label: t`MV to buy`, ...tokens.mv, most, beyond: 'accepted' },
          gets: { label: t`You get`, symbol: tokens.mv.symbol, amount: filled },
        };
  const submitted = (event: FormEvent): void => {
    event.preventDefault();
    submit('key');
  };
  return (
    <Columns>
      <Column>
        <form onSubmit={submitted} noValidate>
          <ExchangeForm
            label={t`Buy MV with USDT`}
            offer={offer}
            text={text}
            onText={setText}
            figures={figures}
            problem={problem}
            notice={
              <div>
                <div role="status" className={css.notices}>
                  <ShiftNotice {...view} />
                  <ShortfallNotice shortfall={view.shortfall} />
                </div>
                <LessSwitch />
              </div>
            }
            state={stage.kind === 'framed' ? 'off' : 'ready'}
          />
        </form>
      </Column>
      <Column>
        <TradeAct
          stage={stage}
          need={view.payment}
          authorisation={view.authorisation}
          taking={taking}
          name={t`Buy MV`}
          label={t`Buy MV`}
          onSubmit={() => submit('press')}
        />
        {children}
      </Column>
    </Columns>
  );
}
