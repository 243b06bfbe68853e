import {
  type ChainDump,
  type GrowingSlot,
  imageFormat,
  type KeyedSlot,
  mappingSlot,
  type StateImage,
  slotBehind,
} from '@amswap/simchain';
import { type Address, type Hex, secondsOfDay } from '@amswap/values';

/** A mapping of the world's contracts whose key is the number of a UTC day. */
export interface DayMapping {
  readonly address: Address;
  /** The mapping's own slot, 32 bytes. */
  readonly slot: Hex;
  /** Slots that one entry takes. */
  readonly words: number;
}

type Slots = ReadonlyMap<string, readonly [address: Hex, slot: Hex, value: Hex]>;

const WORD = 1n << 256n;
/** Days before the world's day of which an entry can be. */
const DAYS_OF_HISTORY = 170;

/**
 * The image of a world, made of the same world seeded for two days in a row: what differs between them is what grows
 * by the day. Entries of days are moved by their key.
 * Throws an Error if the two differ in anything that can't be moved so.
 */
export function imageOfDays(today: ChainDump, tomorrow: ChainDump, days: readonly DayMapping[]): StateImage {
  const head = headOf(today);
  const first = Number(head.timestamp / secondsOfDay) - DAYS_OF_HISTORY;
  const here = split(today, days, first);
  const there = split(tomorrow, days, first + 1);
  refuseOtherAccounts(today, tomorrow);
  if (JSON.stringify(here.keyed) !== JSON.stringify(there.keyed.map(dayBefore))) {
    throw new Error('The entries of days differ in more than their day');
  }
  return {
    format: imageFormat,
    chainId: today.chainId,
    hardfork: today.hardfork,
    time: Number(head.timestamp),
    period: Number(secondsOfDay),
    baseFee: head.baseFeePerGas.toString(),
    ...accountsOf(today),
    slots: storageOf(here.plain),
    growing: growth(here.plain, there.plain),
    keyed: here.keyed,
  };
}

function headOf(dump: ChainDump): ChainDump['blocks'][number] {
  const head = dump.blocks.at(-1);
  if (head === undefined) throw new Error('The chain has no blocks');
  return head;
}

function split(dump: ChainDump, days: readonly DayMapping[], first: number) {
  const plain = new Map<string, readonly [Hex, Hex, Hex]>();
  for (const [address, slot, value] of dump.state.slots) {
    if (value !== undefined) plain.set(`${address}${slot}`, [address, slot, value]);
  }
  const keyed: KeyedSlot[] = [];
  for (const { address, slot, words } of days) {
    const at = address.toLowerCase() as Hex;
    for (let key = first; key <= first + DAYS_OF_HISTORY + 1; key++) {
      const entry = mappingSlot(BigInt(key), slot);
      for (let offset = 0; offset < words; offset++) {
        const place = `${at}${slotBehind(entry, offset)}`;
        const found = plain.get(place);
        if (found === undefined) continue;
        plain.delete(place);
        keyed.push([at, slot, key, offset, found[2]]);
      }
    }
  }
  return { plain: plain as Slots, keyed };
}

const dayBefore = ([address, slot, key, offset, value]: KeyedSlot): KeyedSlot => [
  address,
  slot,
  key - 1,
  offset,
  value,
];

function growth(here: Slots, there: Slots): GrowingSlot[] {
  if (here.size !== there.size) throw new Error('A day later other slots are written');
  return [...here].flatMap(([place, [address, slot, value]]): GrowingSlot[] => {
    const later = there.get(place);
    if (later === undefined) throw new Error(`A day later nothing is at ${place}`);
    if (later[2] === value) return [];
    const by = (BigInt(later[2]) - BigInt(value) + WORD) % WORD;
    return [[address, shortHex(slot), `0x${by.toString(16)}`]];
  });
}

function refuseOtherAccounts(today: ChainDump, tomorrow: ChainDump): void {
  const words = ({ state }: ChainDump) =>
    state.accounts.map(([address, account]) =>
      [address, account?.nonce, account?.balance, account?.codeHash].join(),
    );
  const later = new Set(words(tomorrow));
  const other = words(today).filter((line) => !later.has(line));
  if (other.length > 0) throw new Error(`A day later other accounts are as they are: ${other.join('; ')}`);
}

function accountsOf({ state }: ChainDump): Pick<StateImage, 'accounts' | 'codes'> {
  const places = new Map(state.codes.map(([hash], place) => [hash, place]));
  const accounts = state.accounts.flatMap(([address, account]) =>
    account === undefined
      ? []
      : [[address, Number(account.nonce), `${account.balance}`, places.get(account.codeHash) ?? -1] as const],
  );
  return { accounts, codes: state.codes.map(([, code]) => code) };
}

function storageOf(slots: Slots): StateImage['slots'] {
  const byAddress = new Map<Hex, [Hex, Hex][]>();
  for (const [address, slot, value] of slots.values()) {
    const list = byAddress.get(address) ?? [];
    list.push([shortHex(slot), value]);
    byAddress.set(address, list);
  }
  return [...byAddress];
}

/** A slot without its leading zeros. */
function shortHex(slot: Hex): Hex {
  return `0x${BigInt(slot).toString(16)}`;
}
