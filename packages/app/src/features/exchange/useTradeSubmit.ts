import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { noticeTexts } from '../../text/noticeTexts.ts';
import { openWalletPickerAtom, switchChainAtom } from '../wallet/index.ts';
import type { TradeStage } from './TradeStage.ts';

/** How one submits: by the key Enter in the field, which means the trade itself, or by pressing the button that is shown. */
export type SubmitWay = 'key' | 'press';

/** What a trade does at the ends of its way. */
export interface TradeEnds {
  /** Shows the plan. */
  readonly begin: () => void;
  /** What is typed is no amount: says so until it changes. */
  readonly refuse: () => void;
}

/** What submitting does at a stage. */
export function useTradeSubmit(stage: TradeStage, { begin, refuse }: TradeEnds): (way: SubmitWay) => void {
  const { t } = useLingui();
  const { toasts } = useAtomValue(servicesAtom);
  const connect = useSetAtom(openWalletPickerAtom);
  const switchChain = useSetAtom(switchChainAtom);
  return (way) => {
    switch (stage.kind) {
      case 'noWallet':
        return connect();
      case 'wrongNetwork':
        return switchChain();
      case 'empty':
      case 'invalid':
        return refuse();
      case 'authorise':
        // Acting where too little is authorised: the way there is the button.
        return way === 'key' ? toasts.show(t(noticeTexts.authoriseFirst), 'negative') : begin();
      case 'act':
        return begin();
      default:
        return undefined;
    }
  };
}
