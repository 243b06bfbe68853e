import type { ShownAmount } from '@amswap/ui';

/** A token as amounts of it are written. */
export type ShownToken = Omit<ShownAmount, 'value'> & { readonly symbol: string };

/** A figure before and after. */
export interface ShownChange {
  readonly before: ShownAmount | undefined;
  readonly after: ShownAmount | undefined;
}

/** A figure that changes by `difference` base units, without its symbol: undefined after where that is not known or not possible. */
export function changeOf(
  before: bigint | undefined,
  difference: bigint | undefined,
  { decimals }: Pick<ShownToken, 'decimals'>,
): ShownChange {
  const after = before === undefined || difference === undefined ? undefined : before + difference;
  return {
    before: before === undefined ? undefined : { value: before, decimals },
    after: after === undefined || after < 0n ? undefined : { value: after, decimals },
  };
}
