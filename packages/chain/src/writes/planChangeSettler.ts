import { hashrateMain } from '@amswap/contracts/codec';
import type { Address } from '@amswap/values';
import { previewRead } from '../reads/preview.ts';
import { finishPlan } from './finishPlan.ts';
import type { Plan } from './plan.ts';
import type { PlanContext } from './planContext.ts';

/**
 * Plans to change the account's settler. The preview tells oneself, a settler who is no member, the same settler again, or
 * a circle. Rejects with `rpc.*` when no node answers.
 */
export async function planChangeSettler(context: PlanContext, settler: Address): Promise<Plan> {
  const { main } = context.deployment.contracts;
  const data = hashrateMain.encodePreviewChangeSettler(context.account, settler);
  const { values, block } = await context.reader.readOnce([
    previewRead(main, data, hashrateMain.decodePreviewChangeSettler),
  ]);
  return finishPlan(context, {
    kind: 'changeSettler',
    steps: [
      {
        id: `changeSettler:${settler}`,
        kind: 'act',
        to: main,
        data: hashrateMain.encodeChangeSettler(settler),
      },
    ],
    expects: [],
    preview: values[0],
    block,
  });
}
