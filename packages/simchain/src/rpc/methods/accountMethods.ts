import { hexToBigInt } from '@ethereumjs/util';
import { emptyCodeHash } from '../../state/emptyCode.ts';
import { findBlock, readPointOf } from '../blockReference.ts';
import { quantity } from '../formatChain.ts';
import type { MethodTable } from '../methodTable.ts';
import { readAddress, readWord } from '../readParams.ts';

/** What accounts have, as of a block. */
export const accountMethods: MethodTable = {
  eth_accounts: ({ keyring }) => keyring.addresses(),
  eth_requestAccounts: ({ keyring }) => keyring.addresses(),

  eth_getBalance: ({ node }, [address, block]) => {
    const { epoch } = readPointOf(node, block);
    return quantity(node.world.account(readAddress(address), epoch)?.balance ?? 0n);
  },

  eth_getTransactionCount: ({ node }, [address, block]) => {
    const from = readAddress(address);
    const { epoch } = readPointOf(node, block);
    const nonce = node.world.account(from, epoch)?.nonce ?? 0n;
    return quantity(findBlock(node, block) === 'pending' ? node.pool.nextNonce(from, nonce) : nonce);
  },

  eth_getCode: ({ node }, [address, block]) => {
    const { epoch } = readPointOf(node, block);
    return (
      node.world.code(node.world.account(readAddress(address), epoch)?.codeHash ?? emptyCodeHash) ?? '0x'
    );
  },

  eth_getStorageAt: ({ node }, [address, slot, block]) => {
    const { epoch } = readPointOf(node, block);
    const value = node.world.slot(readAddress(address), readWord(slot, 'storage key'), epoch);
    return `0x${hexToBigInt(value ?? '0x0')
      .toString(16)
      .padStart(64, '0')}`;
  },
};
