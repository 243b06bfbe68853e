import type { ShownAmount } from '@amswap/ui';

/** A token as amounts of it are written. */
export type ShownToken = Omit<ShownAmount, 'value'> & { readonly symbol: string };

/** A figure before and after. */
export interface ShownChange {
  readonly before: ShownAmount | undefined;
  readonly after: ShownAmount | undefined;
}

/** A figure that changes by `difference` base units; undefined after where that is not known or not possible. */
export const changeOf = (
  before: bigint | undefined,
  difference: bigint | undefined,
  token: ShownToken,
): ShownChange => ({
  before: before === undefined ? undefined : { value: before, ...token },
  after:
    before === undefined || difference === undefined || before + difference < 0n
      ? undefined
      : { value: before + difference, ...token },
});
