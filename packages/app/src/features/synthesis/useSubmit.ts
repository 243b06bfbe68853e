import { useFormat } from '@amswap/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PayTokenId } from '@amswap/values';
import { useAtomValue, useSetAtom } from 'jotai';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { noticeTexts } from '../../text/noticeTexts.ts';
import { startPlanAtom } from '../plans/index.ts';
import { openWalletPickerAtom, switchChainAtom } from '../wallet/index.ts';
import { powerTextAtoms, refusedTextAtoms } from './synthesisAtoms.ts';
import type { SynthesisView } from './view.ts';

/** How one submits: by the key Enter in the field, which means the synthesis itself, or by pressing the button that is shown. */
export type SubmitWay = 'key' | 'press';

/** What submitting the form does at its present stage. */
export function useSubmit(token: PayTokenId, { stage }: SynthesisView): (way: SubmitWay) => void {
  const { t } = useLingui();
  const format = useFormat();
  const text = useAtomValue(powerTextAtoms[token]);
  const refuse = useSetAtom(refusedTextAtoms[token]);
  const { toasts } = useAtomValue(servicesAtom);
  const start = useSetAtom(startPlanAtom);
  const connect = useSetAtom(openWalletPickerAtom);
  const switchChain = useSetAtom(switchChainAtom);

  const synthesise = (power: bigint): void => {
    const shown = format.power(power);
    void start({
      title: msg`Synthesise ${shown} power`,
      caution: msg`A machine stops at its cap; the cap is a ceiling, not a promise.`,
      make: ({ planSynthesis }, context) => planSynthesis(context, { payToken: token, power }),
    });
  };

  return (way) => {
    switch (stage.kind) {
      case 'noWallet':
        return connect();
      case 'wrongNetwork':
        return switchChain();
      case 'empty':
      case 'invalid':
        return refuse(text);
      case 'authorise':
        // Acting where too little is authorised: the way there is the button.
        return way === 'key'
          ? toasts.show(t(noticeTexts.authoriseFirst), 'negative')
          : synthesise(stage.power);
      case 'synthesise':
        return synthesise(stage.power);
      default:
        return undefined;
    }
  };
}
