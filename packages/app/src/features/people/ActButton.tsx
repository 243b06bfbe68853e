import { Button, type ButtonProps, type ButtonState } from '@amswap/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { noticeTexts } from '../../text/noticeTexts.ts';
import { openWalletPickerAtom, switchChainAtom } from '../wallet/index.ts';
import { type ActGate, actGateAtom } from './actGate.ts';

/** Props of `ActButton`. */
export interface ActButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'type'> {
  /** What it does, or why it can't be done now. */
  readonly children: ReactNode;
  /** Whether it can be done, as far as the page itself knows. */
  readonly state?: Exclude<ButtonState, 'busy'>;
  readonly onAct?: () => void;
}

const stateOf: Readonly<Record<Exclude<ActGate, 'open'>, ButtonState>> = {
  framed: 'off',
  underWay: 'busy',
  noWallet: 'ready',
  connecting: 'busy',
  wrongNetwork: 'ready',
  unlinked: 'off',
};

/** What the button says while something else is in the way. */
function useGateWords(gate: Exclude<ActGate, 'open'>): string {
  const { t } = useLingui();
  switch (gate) {
    case 'framed':
      return t`Open this page in a window of its own`;
    case 'underWay':
      return t`On its way`;
    case 'noWallet':
      return t(noticeTexts.pleaseLogin);
    case 'connecting':
      return t`Waiting for the wallet`;
    case 'wrongNetwork':
      return t`Switch the network`;
    case 'unlinked':
      return t`Your wallet has lost its connection`;
  }
}

interface GateButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly gate: Exclude<ActGate, 'open'>;
}

function GateButton({ gate, variant, size }: GateButtonProps) {
  const label = useGateWords(gate);
  const connect = useSetAtom(openWalletPickerAtom);
  const switchChain = useSetAtom(switchChainAtom);
  const press = gate === 'noWallet' ? connect : gate === 'wrongNetwork' ? switchChain : undefined;
  return (
    <Button width="fill" variant={variant} size={size} state={stateOf[gate]} onClick={() => press?.()}>
      {label}
    </Button>
  );
}

/** The button of a write. What is in the way of any write takes its place, with the way past it. */
export function ActButton({ children, state, onAct, ...look }: ActButtonProps) {
  const gate = useAtomValue(actGateAtom);
  if (gate !== 'open') return <GateButton gate={gate} variant={look.variant} size={look.size} />;
  return (
    <Button {...look} width="fill" state={state ?? 'ready'} onClick={() => onAct?.()}>
      {children}
    </Button>
  );
}
