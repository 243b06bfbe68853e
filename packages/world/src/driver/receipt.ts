import type { Hex } from '@amswap/values';

/** What the world reads of a receipt, as a node answers it. */
export interface Receipt {
  readonly transactionHash: Hex;
  readonly status: Hex;
  readonly gasUsed: Hex;
  readonly contractAddress: Hex | null;
  readonly blockNumber: Hex;
  readonly logs: readonly {
    readonly address: Hex;
    readonly topics: readonly Hex[];
    readonly data: Hex;
    readonly logIndex: Hex;
  }[];
}
