import type { Hex } from '@amswap/values';
import { bytesToHex, bytesToUtf8, hexToBytes, utf8ToBytes } from '@ethereumjs/util';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { ChainNode } from '../../chain/chainNode.ts';
import { dumpFromText, dumpToText } from '../../dump/dumpText.ts';
import { emptyCodeHash } from '../../state/emptyCode.ts';
import type { AccountRecord, SlotChange } from '../../state/worldState.ts';
import { quantity } from '../formatChain.ts';
import type { Method, MethodTable } from '../methodTable.ts';
import {
  optionalQuantity,
  readAddress,
  readBoolean,
  readData,
  readObject,
  readQuantity,
  readWord,
} from '../readParams.ts';
import { invalidParams } from '../rpcError.ts';

const noAccount: AccountRecord = { nonce: 0n, balance: 0n, codeHash: emptyCodeHash };
/** Most blocks that one request makes. */
const mineLimit = 100_000n;

function changeAccount(node: ChainNode, address: Hex, change: Partial<AccountRecord>): Promise<void> {
  const account = { ...(node.account(address) ?? noAccount), ...change };
  return node.poke({ accounts: [[address, account]], slots: [], codes: [] });
}

function changeSlots(node: ChainNode, at: Hex, slots: readonly unknown[]): Promise<void> {
  const changes = slots.map((entry): SlotChange => {
    const [slot, value] = Array.isArray(entry) ? (entry as unknown[]) : [];
    const word = BigInt(readWord(value, 'value')).toString(16);
    const bytes: Hex = `0x${word.padStart(word.length + (word.length % 2), '0')}`;
    return [at, readWord(slot, 'storage key'), word === '0' ? undefined : bytes];
  });
  const accounts = node.account(at) === undefined ? [[at, noAccount] as const] : [];
  return node.poke({ accounts, slots: changes, codes: [] });
}

const mineOne: Method = async ({ node }, [given]) => {
  const options =
    typeof given === 'object' && given !== null ? readObject(given, 'options') : { timestamp: given };
  const timestamp = optionalQuantity(options['timestamp'], 'timestamp');
  if (timestamp !== undefined) refuseThePast(node, timestamp);
  await node.mine(blockCount(options['blocks'] ?? 1n), undefined, timestamp);
  return '0x0';
};

const mineMany: Method = async ({ node }, [count, gap]) => {
  await node.mine(blockCount(count ?? 1n), optionalQuantity(gap, 'interval'));
  return null;
};

function blockCount(given: unknown): number {
  const count = readQuantity(given, 'number of blocks');
  if (count > mineLimit) throw invalidParams(`invalid number of blocks: at most ${mineLimit}`);
  return Number(count);
}

function refuseThePast(node: ChainNode, timestamp: bigint): void {
  const head = node.blocks.head.timestamp;
  if (timestamp < head)
    throw invalidParams(`Timestamp error: ${timestamp} is lower than previous block's timestamp ${head}`);
}

/** What only a chain for developers does, by the names anvil gives it. */
export const developerMethods: MethodTable = {
  evm_mine: mineOne,
  anvil_mine: mineMany,
  hardhat_mine: mineMany,

  evm_increaseTime: ({ node }, [seconds]) =>
    node.adjust(() => {
      node.time.increase(readQuantity(seconds, 'seconds'));
      return Number(node.time.offset);
    }),

  evm_setNextBlockTimestamp: ({ node }, [time]) =>
    node.adjust(() => {
      const timestamp = readQuantity(time, 'timestamp');
      refuseThePast(node, timestamp);
      node.time.setNext(timestamp);
      return null;
    }),

  evm_snapshot: async ({ node }) => quantity(await node.snapshot()),
  evm_revert: ({ node }, [id]) => node.revert(Number(readQuantity(id, 'snapshot'))),

  // As on anvil, one way of mining replaces the other.
  evm_setAutomine: async ({ node }, [on]) => {
    await node.setMining({ automine: readBoolean(on, 'automine'), intervalSeconds: 0 });
    return null;
  },
  evm_setIntervalMining: async ({ node }, [seconds]) => {
    await node.setMining({ automine: false, intervalSeconds: Number(readQuantity(seconds, 'seconds')) });
    return null;
  },
  anvil_getAutomine: ({ node }) => node.mining.automine,
  // Our own: blocks at once for transactions and by interval for time, both together.
  simchain_setMining: async ({ node }, [given]) => {
    const settings = readObject(given, 'mining settings');
    await node.setMining({
      automine: readBoolean(settings['automine'], 'automine'),
      intervalSeconds: Number(readQuantity(settings['intervalSeconds'], 'intervalSeconds')),
    });
    return null;
  },

  anvil_setBalance: async ({ node }, [address, balance]) => {
    await changeAccount(node, readAddress(address), { balance: readQuantity(balance, 'balance') });
    return null;
  },
  anvil_setNonce: async ({ node }, [address, nonce]) => {
    await changeAccount(node, readAddress(address), { nonce: readQuantity(nonce, 'nonce') });
    return null;
  },
  anvil_setCode: async ({ node }, [address, given]) => {
    const code = readData(given, 'code');
    const at = readAddress(address);
    const codeHash = bytesToHex(keccak_256(hexToBytes(code)));
    const account = { ...(node.account(at) ?? noAccount), codeHash };
    await node.poke({ accounts: [[at, account]], slots: [], codes: code === '0x' ? [] : [[codeHash, code]] });
    return null;
  },
  anvil_setStorageAt: async ({ node }, [address, slot, value]) => {
    await changeSlots(node, readAddress(address), [[slot, value]]);
    return true;
  },
  // Our own: many slots of one account at once, as [slot, value].
  simchain_setStorage: async ({ node }, [address, slots]) => {
    if (!Array.isArray(slots)) throw invalidParams('invalid slots: a list is needed');
    await changeSlots(node, readAddress(address), slots);
    return null;
  },

  anvil_impersonateAccount: ({ keyring }, [address]) => {
    keyring.impersonate(readAddress(address), true);
    return null;
  },
  anvil_stopImpersonatingAccount: ({ keyring }, [address]) => {
    keyring.impersonate(readAddress(address), false);
    return null;
  },
  anvil_autoImpersonateAccount: ({ keyring }, [on]) => {
    keyring.impersonateEveryone(readBoolean(on, 'auto impersonation'));
    return null;
  },

  anvil_reset: async ({ node }) => {
    await node.reset();
    return null;
  },
  anvil_dropTransaction: ({ node }, [hash]) =>
    node.adjust(() => {
      node.pool.drop(readData(hash, 'hash'));
      return hash;
    }),
  // In a format of our own: the text of a dump as bytes.
  anvil_dumpState: async ({ node }) => bytesToHex(utf8ToBytes(dumpToText(await node.dump()))),
  anvil_loadState: async ({ node }, [dump]) => {
    await node.load(dumpFromText(bytesToUtf8(hexToBytes(readData(dump, 'dump')))));
    return true;
  },
};
