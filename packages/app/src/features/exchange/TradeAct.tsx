import type { SpenderName } from '@amswap/chain';
import {
  type Authorisation,
  AuthoriseForm,
  Button,
  type ButtonState,
  Card,
  type ShownAmount,
  useFormat,
} from '@amswap/ui';
import type { TokenId } from '@amswap/values';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { openChainAtom } from '../../boot/chainAtoms.ts';
import { noticeTexts } from '../../text/noticeTexts.ts';
import { startPlanAtom } from '../plans/index.ts';
import type { Obstacle, TradeStage } from './TradeStage.ts';

/** What can be pressed at each stage; every other one says in its words why not. */
const stateOf: Readonly<Record<TradeStage['kind'], ButtonState>> = {
  framed: 'off',
  underWay: 'busy',
  loading: 'off',
  unanswered: 'off',
  noWallet: 'ready',
  connecting: 'busy',
  wrongNetwork: 'ready',
  unlinked: 'off',
  closed: 'off',
  empty: 'ready',
  invalid: 'ready',
  blocked: 'off',
  quoting: 'busy',
  authorise: 'ready',
  act: 'ready',
};

function useObstacleWords(): (obstacle: Obstacle) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (obstacle) => {
    switch (obstacle.of) {
      case 'balance': {
        const { token, symbol } = obstacle;
        if (token === 'MV') return t(noticeTexts.mvNotEnough);
        if (token === 'WXB') return t(noticeTexts.wxbNotEnough);
        return t`${symbol} not enough`;
      }
      case 'rewardBalance':
        return t(noticeTexts.rewardBalanceNotEnough);
      case 'stock': {
        const { symbol } = obstacle;
        return t`The contract has too little ${symbol}`;
      }
      case 'fee': {
        const { symbol } = obstacle;
        return t`${symbol} not enough for the network fee`;
      }
      case 'minimum': {
        const { value, decimals, symbol = '' } = obstacle.least;
        const least = `${format.amount(value, decimals)} ${symbol}`;
        return t`At least ${least} a listing`;
      }
      case 'nothingOut':
        return t`Too little to exchange`;
      case 'emptyQueue':
        return t`No MV is on sale now`;
      case 'noPrice':
        return t`The router names no price`;
      case 'impact':
        return t`The price impact is too large`;
    }
  };
}

/** What the button says at a stage: what it does, or why it can't be pressed. */
function useStageWords(): (stage: TradeStage, act: string) => string {
  const { t } = useLingui();
  const obstacle = useObstacleWords();
  return (stage, act) => {
    switch (stage.kind) {
      case 'framed':
        return t`Open this page in a window of its own`;
      case 'underWay':
        return t`On its way`;
      case 'loading':
        return t`Reading the chain`;
      case 'unanswered':
        return t`The chain does not answer`;
      case 'noWallet':
        return t(noticeTexts.pleaseLogin);
      case 'connecting':
        return t`Waiting for the wallet`;
      case 'wrongNetwork':
        return t`Switch the network`;
      case 'unlinked':
        return t`Your wallet has lost its connection`;
      case 'closed':
        return t`Not offered now`;
      case 'quoting':
        return t`Asking for the price`;
      case 'blocked':
        return obstacle(stage.obstacle);
      case 'empty':
      case 'invalid':
      case 'authorise':
      case 'act':
        return act;
    }
  };
}

/** Props of `TradeAct`. */
export interface TradeActProps {
  readonly stage: TradeStage;
  /** What is taken; undefined where nothing is chosen yet. */
  readonly need: ShownAmount | undefined;
  readonly authorisation: Authorisation;
  /** What the trade takes and who may take it; undefined where it takes nothing from the wallet. */
  readonly taking: { readonly token: TokenId; readonly spender: SpenderName } | undefined;
  /** Short name of the act for the steps: "Exchange"; and what its button says once an amount stands. */
  readonly name: string;
  readonly label: string;
  readonly onSubmit: () => void;
}

/** Authorise exactly, then trade: one button at a time, with the spender named. */
export function TradeAct({ stage, need, authorisation, taking, name, label, onSubmit }: TradeActProps) {
  const { t } = useLingui();
  const words = useStageWords();
  const chain = useAtomValue(openChainAtom);
  const start = useSetAtom(startPlanAtom);
  const told = words(stage, stage.kind === 'empty' || stage.kind === 'invalid' ? name : label);
  if (taking === undefined)
    return (
      <Card label={t`Confirm`} fit="form" state={stage.kind}>
        <Button width="fill" state={stateOf[stage.kind]} onClick={onSubmit}>
          {told}
        </Button>
      </Card>
    );
  const { token, spender } = taking;
  const revoke = (): void =>
    void start({
      title: msg`Revoke what is authorised of ${token}`,
      make: ({ planLowerAllowance }, context) => planLowerAllowance(context, token, spender),
    });
  if (chain === undefined) return null;
  const names: Readonly<Record<SpenderName, string>> = {
    main: t`main contract`,
    tokenSwap: t`exchange contract`,
    swapRouter: t`swap router`,
  };
  return (
    <AuthoriseForm
      need={need}
      authorisation={authorisation}
      spender={{ name: names[spender], address: chain.deployment.contracts[spender] }}
      act={{ name, label: told, state: stateOf[stage.kind] }}
      onAuthorise={onSubmit}
      onAct={onSubmit}
      onRevoke={revoke}
    />
  );
}
