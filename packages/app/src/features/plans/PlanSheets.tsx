import { RiskNotice, useFormat } from '@amswap/ui';
import { PlanSheet } from '@amswap/ui/plan-sheet';
import { Sheet } from '@amswap/ui/sheet';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { restTextsAtom } from '../../boot/restTextsAtom.ts';
import { chainStateAtom } from '../../boot/serviceAtoms.ts';
import { useGenericText } from '../../text/useGenericText.ts';
import { accountAtom, mayWriteAtom } from '../wallet/index.ts';
import {
  acceptRiskAtom,
  closePlanAtom,
  closeRiskAtom,
  confirmPlanAtom,
  openRiskAtom,
  riskPendingAtom,
} from './planCommands.ts';
import { planRunAtom, planSheetAtom } from './planAtoms.ts';
import { type ShownRun, shownPlanOf } from './view.ts';
import { useCloseWithPage } from '../../shell/useCloseWithPage.ts';

const noCurrency = { symbol: '', decimals: 18 };
const feeDigits = { significant: 2 };

/** The run that is shown; the last one while its sheet leaves the screen. Nothing of another account is ever shown. */
function useShownRun(): ShownRun | undefined {
  const run = useAtomValue(planRunAtom);
  const account = useAtomValue(accountAtom);
  const [last, setLast] = useState<ShownRun>();
  const others = 'made' in run && run.kind !== 'running' && run.made.plan.account !== account;
  if (run.kind !== 'none' && !others && run !== last) setLast(run);
  return others ? undefined : run.kind === 'none' ? last : run;
}

/** The plan of a write, and the risk notice before the first one. */
export default function PlanSheets() {
  const { t } = useLingui();
  useAtomValue(restTextsAtom);
  const format = useFormat();
  const chain = useAtomValue(chainStateAtom);
  const sheet = useAtomValue(planSheetAtom);
  const riskPending = useAtomValue(riskPendingAtom);
  const mayWrite = useAtomValue(mayWriteAtom);
  const confirm = useSetAtom(confirmPlanAtom);
  const close = useSetAtom(closePlanAtom);
  const openRisk = useSetAtom(openRiskAtom);
  const closeRisk = useSetAtom(closeRiskAtom);
  const acceptRisk = useSetAtom(acceptRiskAtom);
  const generic = useGenericText();
  const run = useShownRun();
  useCloseWithPage(sheet === 'plan' || sheet === 'risk', close);
  const native = chain.state === 'configured' ? chain.deployment.nativeCurrency : noCurrency;
  const voice = {
    say: (text: MessageDescriptor) => t(text),
    amount: (value: bigint, decimals: number) => format.amount(value, decimals),
    fee: (wei: bigint) => `${format.amount(wei, native.decimals, feeDigits)} ${native.symbol}`,
  };
  return (
    <>
      {run && (
        <PlanSheet
          open={sheet === 'plan'}
          plan={shownPlanOf(run, voice, mayWrite)}
          onAct={confirm}
          onClose={close}
          onRisk={openRisk}
          cancelLabel={generic('cancel')}
        />
      )}
      <Sheet open={sheet === 'risk'} onClose={closeRisk} title={t`The risks`}>
        <RiskNotice onAccept={riskPending ? acceptRisk : undefined} />
      </Sheet>
    </>
  );
}
