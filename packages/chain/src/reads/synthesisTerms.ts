import { hashrateMain } from '@amswap/contracts/codec';
import type { PayTokenId } from '@amswap/values';
import { readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';
import { tokenAddress } from './tokenAddress.ts';

/** What a synthesis paid in a token has to keep to. Power is a whole number. */
export interface SynthesisTerms {
  readonly enabled: boolean;
  /** Power comes in multiples of this. */
  readonly powerStep: bigint;
  readonly lowestPower: bigint;
  /** Base units of the pay token for one power. */
  readonly price: bigint;
  /** The most power that the reserve covers now; 0 when it does not cover the lowest. */
  readonly largestPower: bigint;
}

/**
 * Terms of a synthesis paid in `payToken`, by the main contract. Errors when read: `rpc.*`, `deployment.codeDiffers`.
 */
export function synthesisTerms(deployment: Contracts, payToken: PayTokenId): Read<SynthesisTerms> {
  const data = hashrateMain.encodeSynthesisTerms(tokenAddress(deployment, payToken));
  return readOf(deployment.contracts.main, data, hashrateMain.decodeSynthesisTerms);
}
