import { type ExchangeId, exchangePairs } from '@amswap/chain';
import { Column, Columns, ExchangeForm, type ExchangeOffer, useFormat } from '@amswap/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import type { FormEvent, ReactNode } from 'react';
import { noticeTexts } from '../../text/noticeTexts.ts';
import { startPlanAtom } from '../plans/index.ts';
import { exchangeFactsAtoms, exchangeTextAtoms, refusedExchangeAtoms } from './exchangeAtoms.ts';
import { TradeAct } from './TradeAct.tsx';
import { useExchangeFigures } from './useExchangeFigures.tsx';
import { useTradeSubmit } from './useTradeSubmit.ts';
import { type ExchangeView, exchangeView } from './view.ts';

const nothingKnown: ExchangeView = {
  open: undefined,
  stage: { kind: 'loading' },
  amountIn: undefined,
  amountOut: undefined,
  fee: undefined,
  networkFee: undefined,
  getsChange: undefined,
  paysChange: undefined,
  rewardChange: undefined,
  authorisation: { kind: 'loading' },
  excess: 'none',
};

/** What the exchange is called, and what goes in. */
function useNames(exchange: ExchangeId) {
  const { t } = useLingui();
  switch (exchange) {
    case 'mvToX':
      return { label: t`MV to X`, field: t`MV to exchange` };
    case 'wxbToX':
      return { label: t`WXB to X`, field: t`WXB to exchange` };
    case 'mvToAcb':
      return { label: t`MV to ACB`, field: t`MV to exchange` };
    case 'rewardToAcb':
      return { label: t`Reward balance to ACB`, field: t`Reward balance to exchange` };
  }
}

/** The specification's message for what is typed, as long as it is typed. */
function useProblem(exchange: ExchangeId, { stage, excess }: ExchangeView, field: string) {
  const { t } = useLingui();
  const refused = useAtomValue(refusedExchangeAtoms[exchange]);
  const text = useAtomValue(exchangeTextAtoms[exchange]);
  const notice =
    exchangePairs[exchange].to === 'ACB' ? noticeTexts.acbAmountInvalid : noticeTexts.mvAmountInvalid;
  if (excess === 'aboveMost') return t(notice);
  if (refused !== text) return undefined;
  return stage.kind === 'empty'
    ? t`${field}: please fill it in.`
    : stage.kind === 'invalid'
      ? t(notice)
      : undefined;
}

/** What submitting does. */
function useExchangeSubmit(exchange: ExchangeId, view: ExchangeView) {
  const format = useFormat();
  const text = useAtomValue(exchangeTextAtoms[exchange]);
  const setText = useSetAtom(exchangeTextAtoms[exchange]);
  const setRefused = useSetAtom(refusedExchangeAtoms[exchange]);
  const start = useSetAtom(startPlanAtom);
  const { amountIn, amountOut, stage } = view;
  const begin = (): void => {
    if (amountIn === undefined || amountOut === undefined) return;
    const paid = format.amount(amountIn.value, amountIn.decimals);
    const symbol = amountIn.symbol ?? '';
    const got = format.amount(amountOut.value, amountOut.decimals);
    const gets = amountOut.symbol ?? '';
    void start({
      title:
        exchange === 'rewardToAcb'
          ? msg`Exchange ${paid} of the reward balance to ACB`
          : msg`Exchange ${paid} ${symbol} for ${gets}`,
      caution: msg`You get ${got} ${gets}, or nothing is taken.`,
      make: ({ planExchange }, context) =>
        planExchange(context, { exchange, amountIn: amountIn.value, minAmountOut: amountOut.value }),
      done: () => setText(''),
    });
  };
  return useTradeSubmit(stage, { begin, refuse: () => setRefused(text) });
}

/** Props of `ExchangePanel`. */
export interface ExchangePanelProps {
  readonly exchange: ExchangeId;
  /** Below the act: where else one may go. */
  readonly children?: ReactNode;
}

/** The form of one fixed-rate exchange and its act. */
export function ExchangePanel({ exchange, children }: ExchangePanelProps) {
  const { t } = useLingui();
  const facts = useAtomValue(exchangeFactsAtoms[exchange]);
  const view = facts ? exchangeView(facts) : nothingKnown;
  const [text, setText] = useAtom(exchangeTextAtoms[exchange]);
  const { label, field } = useNames(exchange);
  const figures = useExchangeFigures(view);
  const problem = useProblem(exchange, view, field);
  const submit = useExchangeSubmit(exchange, view);
  const { stage, open, amountOut } = view;
  const offer: ExchangeOffer =
    stage.kind === 'closed'
      ? { kind: 'closed', why: t`The contract does not offer this exchange now. Others may be open.` }
      : open === undefined
        ? { kind: 'loading' }
        : {
            kind: 'open',
            pays: { label: field, ...open.pays, most: open.most.value },
            gets: { label: t`You get`, symbol: open.gets.symbol, amount: amountOut },
          };
  const rewardShort = stage.kind === 'blocked' && stage.obstacle.of === 'rewardBalance';
  const submitted = (event: FormEvent): void => {
    event.preventDefault();
    submit('key');
  };
  return (
    <Columns>
      <Column>
        <form onSubmit={submitted} noValidate>
          <ExchangeForm
            label={label}
            offer={offer}
            text={text}
            onText={setText}
            figures={figures}
            problem={problem}
            hint={rewardShort ? t(noticeTexts.rewardBalanceHint) : undefined}
            state={stage.kind === 'framed' ? 'off' : 'ready'}
          />
        </form>
      </Column>
      <Column>
        <TradeAct
          stage={stage}
          need={view.amountIn}
          authorisation={view.authorisation}
          taking={
            exchange === 'rewardToAcb'
              ? undefined
              : { token: exchangePairs[exchange].from, spender: 'tokenSwap' }
          }
          name={t`Exchange`}
          label={t`Exchange`}
          onSubmit={() => submit('press')}
        />
        {children}
      </Column>
    </Columns>
  );
}
