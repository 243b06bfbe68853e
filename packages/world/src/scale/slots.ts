import registryLayout from '@amswap/contracts/layout/MemberRegistry.json' with { type: 'json' };
import tokenLayout from '@amswap/contracts/layout/ProtocolToken.json' with { type: 'json' };
import swapLayout from '@amswap/contracts/layout/TokenSwap.json' with { type: 'json' };

type Layout = readonly { readonly label: string; readonly slot: string }[];

function slotNamed(layout: Layout, label: string): bigint {
  const found = layout.find((entry) => entry.label === label);
  if (found === undefined) throw new Error(`The storage layout has no ${label}`);
  return BigInt(found.slot);
}

const queue = slotNamed(swapLayout, 'queue');

/** Slots of the token swap: the words of its queue in their order, and what each seller listed. */
export const swapSlots = {
  ends: queue,
  sold: queue + 1n,
  unsold: queue + 2n,
  rows: queue + 3n,
  sums: queue + 4n,
  saleIds: slotNamed(swapLayout, 'saleIds'),
} as const;

export const registrySlots = {
  nodes: slotNamed(registryLayout, 'nodes'),
  directs: slotNamed(registryLayout, 'directs'),
} as const;

export const tokenSlots = { balances: slotNamed(tokenLayout, '_balances') } as const;
