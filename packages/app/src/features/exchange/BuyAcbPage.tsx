import {
  AmountText,
  ChangeText,
  Column,
  Columns,
  ExchangeForm,
  type ExchangeOffer,
  type ListedFigure,
  PageTitle,
  PriceImpact,
  useFormat,
} from '@amswap/ui';
import { deadlineSeconds } from '@amswap/chain';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import type { FormEvent } from 'react';
import { RouteLink } from '../../routes/RouteLink.tsx';
import { noticeTexts } from '../../text/noticeTexts.ts';
import { startPlanAtom } from '../plans/index.ts';
import { buyAcbFactsAtom, buyAcbTextAtom, refusedBuyAcbAtom } from './buyAcbAtoms.ts';
import { type BuyAcbView, buyAcbView } from './buyAcbView.ts';
import * as css from './exchange.css.ts';
import { LeadCard } from './LeadCard.tsx';
import { SlippageSetting } from './SlippageSetting.tsx';
import { TradeAct } from './TradeAct.tsx';
import { useFeeFigure } from './useFeeFigure.tsx';
import { useTradeSubmit } from './useTradeSubmit.ts';

const basisPoints = 10_000n;
const none = '–';
const taking = { token: 'USDT', spender: 'swapRouter' } as const;
/** How long the router accepts the purchase, minutes of chain time from the plan on. */
const minutes = Number(deadlineSeconds / 60n);
const priceDigits = { most: 6 };

function useFigures(view: BuyAcbView): readonly ListedFigure[] {
  const { t } = useLingui();
  const format = useFormat();
  const feeFigure = useFeeFigure();
  const { tokens, price, least, slippage, usdtChange, acbChange, networkFee } = view;
  if (tokens === undefined) return [];
  const { usdt, acb } = tokens;
  const limit = format.percent(BigInt(slippage), basisPoints, 2);
  const priced = (value: bigint | undefined) =>
    value === undefined ? none : <AmountText amount={{ value, ...usdt }} digits={priceDigits} />;
  return [
    { id: 'before', name: t`Price of one ACB before`, value: priced(price?.before) },
    { id: 'after', name: t`Price of one ACB after`, value: priced(price?.after) },
    {
      id: 'least',
      name: t`You get at least (limit ${limit})`,
      value: least ? <AmountText amount={least} /> : none,
    },
    ...(price?.fee === undefined
      ? []
      : [
          {
            id: 'fee',
            name: t`Fee of the pair, in the price`,
            value: format.percent(price.fee, basisPoints, 2),
          },
        ]),
    {
      id: 'deadline',
      name: t`Accepted for`,
      value: t`${plural(minutes, { one: '# minute from the plan', other: '# minutes from the plan' })}`,
    },
    ...(usdtChange
      ? [{ id: 'usdt', name: t`Balance of ${usdt.symbol}`, value: <ChangeText {...usdtChange} /> }]
      : []),
    ...(acbChange
      ? [
          {
            id: 'acb',
            name: t`Balance of ${acb.symbol}`,
            value: <ChangeText {...acbChange} kind="bound" />,
          },
        ]
      : []),
    feeFigure(networkFee),
  ];
}

function useProblem({ stage, excess }: BuyAcbView): string | undefined {
  const { t } = useLingui();
  const refused = useAtomValue(refusedBuyAcbAtom);
  const text = useAtomValue(buyAcbTextAtom);
  if (excess === 'aboveMost') return t(noticeTexts.acbAmountInvalid);
  if (refused !== text) return undefined;
  if (stage.kind === 'empty') return t`USDT to pay: please fill it in.`;
  return stage.kind === 'invalid' ? t(noticeTexts.acbAmountInvalid) : undefined;
}

function useBuySubmit({ stage, amountIn, least, slippage }: BuyAcbView) {
  const format = useFormat();
  const [text, setText] = useAtom(buyAcbTextAtom);
  const setRefused = useSetAtom(refusedBuyAcbAtom);
  const start = useSetAtom(startPlanAtom);
  const begin = (): void => {
    if (amountIn === undefined || least === undefined) return;
    const paid = format.amount(amountIn.value, amountIn.decimals);
    const atLeast = format.amount(least.value, least.decimals);
    void start({
      title: msg`Buy ACB for ${paid} USDT`,
      caution: msg`You get at least ${atLeast} ACB, or nothing is taken.`,
      make: ({ planBuyAcb }, context) =>
        planBuyAcb(context, { amountIn: amountIn.value, leastOut: least.value, slippage }),
      done: () => setText(''),
    });
  };
  return useTradeSubmit(stage, { begin, refuse: () => setRefused(text) });
}

function useOffer({ tokens, balance, expected }: BuyAcbView): ExchangeOffer {
  const { t } = useLingui();
  if (tokens === undefined) return { kind: 'loading' };
  return {
    kind: 'open',
    pays: { label: t`USDT to pay`, ...tokens.usdt, most: balance },
    gets: { label: t`You get about`, symbol: tokens.acb.symbol, amount: expected, kind: 'about' },
  };
}

function Notice({ stage, price }: BuyAcbView) {
  if (stage.kind === 'blocked' && stage.obstacle.of === 'noPrice')
    return (
      <p className={css.warning} role="status">
        <Trans>
          The router names no price for this: its pair has too little, or does not exist. Nothing can be taken
          from you.
        </Trans>
      </p>
    );
  return price?.impact === undefined ? null : <PriceImpact basisPoints={price.impact} />;
}

const nothingKnown: BuyAcbView = {
  tokens: undefined,
  stage: { kind: 'loading' },
  price: undefined,
  amountIn: undefined,
  expected: undefined,
  least: undefined,
  slippage: 0,
  networkFee: undefined,
  balance: undefined,
  usdtChange: undefined,
  acbChange: undefined,
  authorisation: { kind: 'loading' },
  excess: 'none',
};

/** Buy ACB with USDT through the router. */
export default function BuyAcbPage() {
  const { t } = useLingui();
  const facts = useAtomValue(buyAcbFactsAtom);
  const view = facts ? buyAcbView(facts) : nothingKnown;
  const [text, setText] = useAtom(buyAcbTextAtom);
  const figures = useFigures(view);
  const problem = useProblem(view);
  const submit = useBuySubmit(view);
  const offer = useOffer(view);
  const { stage } = view;
  const submitted = (event: FormEvent): void => {
    event.preventDefault();
    submit('key');
  };
  return (
    <div className={css.parts}>
      <PageTitle title={t`Buy ACB with USDT`} />
      <Columns>
        <Column>
          <form onSubmit={submitted} noValidate>
            <ExchangeForm
              label={t`USDT to ACB`}
              offer={offer}
              text={text}
              onText={setText}
              figures={figures}
              problem={problem}
              notice={<Notice {...view} />}
              state={stage.kind === 'framed' ? 'off' : 'ready'}
            />
          </form>
        </Column>
        <Column>
          <TradeAct
            stage={stage}
            need={view.excess === 'none' ? view.amountIn : undefined}
            authorisation={view.authorisation}
            taking={taking}
            name={t`Buy ACB`}
            label={t`Buy ACB`}
            onSubmit={() => submit('press')}
          />
          <SlippageSetting />
          <LeadCard
            title={t`Exchange to ACB`}
            link={
              <RouteLink to="exchangeAcb" className={css.link}>
                <Trans>Exchange</Trans>
              </RouteLink>
            }
          >
            <Trans>Your reward balance, or MV, at a fixed rate.</Trans>
          </LeadCard>
        </Column>
      </Columns>
    </div>
  );
}
