import { ChainError } from '../errors/ChainError.ts';
import type { Read } from '../reads/Read.ts';
import type { PlanContext } from './planContext.ts';

const whole = 10_000n;

/**
 * Holds a quote behind a write against a second node, where there is one: a single node that lies about a price would make
 * its reader authorise and pay what the lie says. A second node that does not answer confirms nothing and stops nothing.
 *
 * Rejects with `rpc.disagreement`, carrying both figures in base units, when the two differ by more than is allowed.
 *
 * @param quote what the first node said, base units.
 * @param toleranceBps how far the two may be apart, basis points of `quote`: 0 for prices that the contract sets, the
 * slippage for those of a market, which moves between the blocks of two nodes.
 */
export async function confirmQuote(
  { reader, secondOpinion }: Pick<PlanContext, 'reader' | 'secondOpinion'>,
  read: Read<bigint>,
  quote: bigint,
  toleranceBps = 0n,
): Promise<void> {
  const second = secondOpinion?.();
  if (second === undefined) return;
  const answer = await reader.readOnce([read], second).catch(() => undefined);
  if (answer === undefined) return;
  const [other] = answer.values;
  const apart = other > quote ? other - quote : quote - other;
  if (apart * whole > quote * toleranceBps)
    throw new ChainError('rpc.disagreement', { have: other, need: quote });
}
