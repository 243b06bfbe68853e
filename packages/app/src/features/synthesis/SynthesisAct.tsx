import { AuthoriseForm, type ButtonState, useFormat } from '@amswap/ui';
import type { PayTokenId } from '@amswap/values';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { openChainAtom } from '../../boot/chainAtoms.ts';
import { noticeTexts } from '../../text/noticeTexts.ts';
import { startPlanAtom } from '../plans/index.ts';
import type { SynthesisStage, SynthesisView } from './view.ts';

/** Props of `SynthesisAct`. */
export interface SynthesisActProps {
  readonly token: PayTokenId;
  readonly view: SynthesisView;
  readonly onSubmit: () => void;
}

/** What can be pressed at each stage; every other one says in its words why not. */
const stateOf: Readonly<Record<SynthesisStage['kind'], ButtonState>> = {
  framed: 'off',
  underWay: 'busy',
  loading: 'off',
  unanswered: 'off',
  noWallet: 'ready',
  connecting: 'busy',
  wrongNetwork: 'ready',
  unlinked: 'off',
  closed: 'off',
  register: 'off',
  reserveTooLow: 'off',
  empty: 'ready',
  invalid: 'ready',
  notEnough: 'off',
  noFee: 'off',
  authorise: 'ready',
  synthesise: 'ready',
};

/** What the button says at each stage: what it does, or why it can't be pressed. */
function useStageWords(stage: SynthesisStage): string {
  const { t } = useLingui();
  const format = useFormat();
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
    case 'closed': {
      const { symbol } = stage;
      return t`Not offered in ${symbol} now`;
    }
    case 'register':
      return t`Register first`;
    case 'reserveTooLow':
      return t`The reserve is too low for a synthesis now`;
    case 'notEnough': {
      const { symbol } = stage;
      return t`${symbol} not enough`;
    }
    case 'noFee': {
      const { symbol } = stage;
      return t`${symbol} not enough for the network fee`;
    }
    case 'empty':
    case 'invalid':
      return t`Synthesise`;
    case 'authorise':
    case 'synthesise': {
      const power = format.power(stage.power);
      return t`Synthesise ${power} power`;
    }
  }
}

/** Authorise exactly, then synthesise: one button at a time, with the spender named. */
export function SynthesisAct({ token, view, onSubmit }: SynthesisActProps) {
  const { t } = useLingui();
  const { stage, need, authorisation } = view;
  const label = useStageWords(stage);
  const chain = useAtomValue(openChainAtom);
  const start = useSetAtom(startPlanAtom);
  const revoke = (): void =>
    void start({
      title: msg`Revoke what is authorised of ${token}`,
      make: ({ planLowerAllowance }, context) => planLowerAllowance(context, token, 'main'),
    });
  if (chain === undefined) return null;
  return (
    <AuthoriseForm
      need={need}
      authorisation={authorisation}
      spender={{ name: t`main contract`, address: chain.deployment.contracts.main }}
      act={{ name: t`Synthesise`, label, state: stateOf[stage.kind] }}
      onAuthorise={onSubmit}
      onAct={onSubmit}
      onRevoke={revoke}
    />
  );
}
