import mainLayout from '@amswap/contracts/layout/HashrateMain.json' with { type: 'json' };
import { mappingSlot } from '@amswap/simchain';
import type { Address, Hex } from '@amswap/values';
import type { World } from '../src/index.ts';
import type { DayMapping } from './stateImage.ts';

/** Five amounts of 128 bits by day. */
const CLAIM_WORDS = 3;

/** Everything on the mains that is kept by day: what was burned, and what each account claimed. */
export function dayMappings({ accounts, contracts }: World): DayMapping[] {
  const { crowd, ...named } = accounts;
  const everybody = [...Object.values(named), ...crowd].map(({ address }) => address);
  return [contracts.main, contracts.mainSecondary].flatMap((address) => [
    { address, slot: slotNamed('burnedOn'), words: 1 },
    ...everybody.map((account) => claimsOf(address, account)),
  ]);
}

function claimsOf(address: Address, account: Address): DayMapping {
  return { address, slot: mappingSlot(BigInt(account), slotNamed('claimedOn')), words: CLAIM_WORDS };
}

function slotNamed(label: string): Hex {
  const found = mainLayout.find((entry) => entry.label === label);
  if (found === undefined) throw new Error(`The main contract has no ${label}`);
  return `0x${BigInt(found.slot).toString(16).padStart(64, '0')}`;
}
