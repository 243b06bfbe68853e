import {
  AmountText,
  ChangeText,
  Column,
  Columns,
  ExchangeForm,
  type ExchangeOffer,
  type ListedFigure,
  useFormat,
} from '@amswap/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import type { FormEvent, ReactNode } from 'react';
import { noticeTexts } from '../../text/noticeTexts.ts';
import { TradeAct, useFeeFigure, useTradeSubmit } from '../exchange/index.ts';
import { startPlanAtom } from '../plans/index.ts';
import { type ListMvView, listMvView } from './listMvView.ts';
import { listMvFactsAtom, listMvTextAtom, refusedListMvAtom } from './saleAtoms.ts';

const one = 1n;
const taking = { token: 'MV', spender: 'tokenSwap' } as const;

const nothingKnown: ListMvView = {
  tokens: undefined,
  terms: undefined,
  stage: { kind: 'loading' },
  balance: undefined,
  amount: undefined,
  brings: undefined,
  networkFee: undefined,
  mvChange: undefined,
  authorisation: { kind: 'loading' },
  excess: 'none',
};

function useFigures({ tokens, terms, mvChange, networkFee }: ListMvView): readonly ListedFigure[] {
  const { t } = useLingui();
  const format = useFormat();
  const feeFigure = useFeeFigure();
  if (tokens === undefined || terms === undefined) return [];
  return [
    {
      id: 'price',
      name: t`Price of one MV`,
      value: <AmountText amount={{ value: terms.price, ...tokens.usdt }} />,
    },
    {
      id: 'least',
      name: t`Least of one listing`,
      value: <AmountText amount={{ value: terms.minimumListing, ...tokens.mv }} />,
    },
    { id: 'place', name: t`Your place in the queue`, value: format.integer(terms.rows + one) },
    {
      id: 'ahead',
      name: t`Sells before yours`,
      value: <AmountText amount={{ value: terms.onSale, ...tokens.mv }} />,
    },
    ...(mvChange
      ? [{ id: 'mv', name: t`Balance of ${tokens.mv.symbol}`, value: <ChangeText {...mvChange} /> }]
      : []),
    feeFigure(networkFee),
  ];
}

function useProblem({ stage, excess }: ListMvView): string | undefined {
  const { t } = useLingui();
  const refused = useAtomValue(refusedListMvAtom);
  const text = useAtomValue(listMvTextAtom);
  if (excess === 'aboveMost') return t(noticeTexts.mvAmountInvalid);
  if (refused !== text) return undefined;
  if (stage.kind === 'empty') return t`MV to list: please fill it in.`;
  return stage.kind === 'invalid' ? t(noticeTexts.mvAmountInvalid) : undefined;
}

function useListSubmit({ stage, amount }: ListMvView) {
  const format = useFormat();
  const [text, setText] = useAtom(listMvTextAtom);
  const setRefused = useSetAtom(refusedListMvAtom);
  const start = useSetAtom(startPlanAtom);
  const begin = (): void => {
    if (amount === undefined) return;
    const listed = format.amount(amount.value, amount.decimals);
    void start({
      title: msg`List ${listed} MV for sale`,
      caution: msg`It sells in turn, and when is not certain. You can take out what is not sold.`,
      make: ({ planListForSale }, context) => planListForSale(context, amount.value),
      done: () => setText(''),
    });
  };
  return useTradeSubmit(stage, { begin, refuse: () => setRefused(text) });
}

/** Props of `ListMvPanel`. */
export interface ListMvPanelProps {
  /** Below the act. */
  readonly children?: ReactNode;
}

/** Put MV at the end of the queue. */
export function ListMvPanel({ children }: ListMvPanelProps) {
  const { t } = useLingui();
  const facts = useAtomValue(listMvFactsAtom);
  const view = facts ? listMvView(facts) : nothingKnown;
  const [text, setText] = useAtom(listMvTextAtom);
  const figures = useFigures(view);
  const problem = useProblem(view);
  const submit = useListSubmit(view);
  const { stage, tokens, balance, brings } = view;
  const offer: ExchangeOffer =
    tokens === undefined
      ? { kind: 'loading' }
      : {
          kind: 'open',
          pays: { label: t`MV to list`, ...tokens.mv, most: balance },
          gets: { label: t`You receive when all of it is sold`, symbol: tokens.usdt.symbol, amount: brings },
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
            label={t`List MV for sale`}
            offer={offer}
            text={text}
            onText={setText}
            figures={figures}
            problem={problem}
            state={stage.kind === 'framed' ? 'off' : 'ready'}
          />
        </form>
      </Column>
      <Column>
        <TradeAct
          stage={stage}
          need={view.amount}
          authorisation={view.authorisation}
          taking={taking}
          name={t`List for sale`}
          label={t`List for sale`}
          onSubmit={() => submit('press')}
        />
        {children}
      </Column>
    </Columns>
  );
}
