import { type Address, checksumAddress, type Hex } from '@amswap/values';
import type { Preview } from '../writes/plan.ts';
import { readOf } from './answer.ts';
import type { Read } from './Read.ts';

/** What a contract's `previewX` says: all checks of the write but the allowance. */
export function previewRead(
  contract: Address,
  data: Hex,
  decode: (data: Hex) => { readonly ok: boolean; readonly refusal: Hex },
): Read<Preview> {
  return readOf(contract, data, (answer) => {
    const { ok, refusal } = decode(answer);
    return ok ? { ok } : { ok: false, contract: checksumAddress(contract), refusal };
  });
}
