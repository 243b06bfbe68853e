import { hashrateMain } from '@amswap/contracts/codec';
import { previewRead } from '../reads/preview.ts';
import { finishPlan } from './finishPlan.ts';
import type { Plan } from './plan.ts';
import type { PlanContext } from './planContext.ts';

/** Plans to settle a round of the lucky pool that has ended. Anybody may. Rejects with `rpc.*` when no node answers. */
export function planSettleLuckyPool(context: PlanContext): Promise<Plan> {
  return planSettle(context, {
    kind: 'settleLuckyPool',
    data: hashrateMain.encodeSettleLuckyPool(),
    previewData: hashrateMain.encodePreviewSettleLuckyPool(context.account),
    decode: hashrateMain.decodePreviewSettleLuckyPool,
  });
}

/** Plans to settle a day of the maximum-power pool that has ended. Anybody may. Rejects with `rpc.*` when no node answers. */
export function planSettleMaxPowerPool(context: PlanContext): Promise<Plan> {
  return planSettle(context, {
    kind: 'settleMaxPowerPool',
    data: hashrateMain.encodeSettleMaxPowerPool(),
    previewData: hashrateMain.encodePreviewSettleMaxPowerPool(context.account),
    decode: hashrateMain.decodePreviewSettleMaxPowerPool,
  });
}

interface Settlement {
  readonly kind: 'settleLuckyPool' | 'settleMaxPowerPool';
  readonly data: `0x${string}`;
  readonly previewData: `0x${string}`;
  readonly decode: typeof hashrateMain.decodePreviewSettleLuckyPool;
}

async function planSettle(
  context: PlanContext,
  { kind, data, previewData, decode }: Settlement,
): Promise<Plan> {
  const { main } = context.deployment.contracts;
  const { values, block } = await context.reader.readOnce([previewRead(main, previewData, decode)]);
  return finishPlan(context, {
    kind,
    steps: [{ id: kind, kind: 'act', to: main, data }],
    expects: [],
    preview: values[0],
    block,
  });
}
