import { hashrateMain } from '@amswap/contracts/codec';
import type { Address } from '@amswap/values';
import { previewRead } from '../reads/preview.ts';
import { finishPlan } from './finishPlan.ts';
import type { Plan } from './plan.ts';
import type { PlanContext } from './planContext.ts';

/**
 * Plans to become a member under `referrer`, for good. The preview tells a referrer who is no member, oneself, or a
 * membership that exists already. Rejects with `rpc.*` when no node answers.
 */
export async function planRegister(context: PlanContext, referrer: Address): Promise<Plan> {
  const { main } = context.deployment.contracts;
  const data = hashrateMain.encodePreviewRegister(context.account, referrer);
  const { values, block } = await context.reader.readOnce([
    previewRead(main, data, hashrateMain.decodePreviewRegister),
  ]);
  return finishPlan(context, {
    kind: 'register',
    steps: [{ id: 'register', kind: 'act', to: main, data: hashrateMain.encodeRegister(referrer) }],
    expects: [],
    preview: values[0],
    block,
  });
}
