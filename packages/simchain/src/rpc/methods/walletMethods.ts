import { hardfork } from '../../hardfork.ts';
import { quantity } from '../formatChain.ts';
import type { MethodTable } from '../methodTable.ts';
import { readAddress, readData, readObject, readQuantity } from '../readParams.ts';
import { RpcError, rpcCode } from '../rpcError.ts';

/** Who the node is, and what it signs. */
export const walletMethods: MethodTable = {
  eth_chainId: ({ node }) => quantity(node.chainId),
  net_version: ({ node }) => String(node.chainId),
  net_listening: () => true,
  eth_syncing: () => false,
  web3_clientVersion: () => `simchain/1.0.0/${hardfork}`,

  personal_sign: ({ keyring }, [message, address]) =>
    keyring.signMessage(readMessage(message), readAddress(address)),
  eth_sign: ({ keyring }, [address, message]) =>
    keyring.signMessage(readMessage(message), readAddress(address)),
  eth_signTypedData_v4: ({ keyring }, [address, typedData]) =>
    keyring.signTypedData(typedData, readAddress(address)),

  wallet_switchEthereumChain: ({ node }, [given]) => {
    const chainId = readQuantity(readObject(given, 'chain')['chainId'], 'chainId');
    if (chainId === BigInt(node.chainId)) return null;
    throw new RpcError(rpcCode.unknownChain, `Unrecognized chain ID ${quantity(chainId)}.`);
  },

  eth_subscribe: ({ subscriptions }, [kind, filter]) => subscriptions.add(kind, filter),
  eth_unsubscribe: ({ subscriptions }, [id]) => subscriptions.remove(id),
};

/** Messages come as bytes, or from careless callers as plain text. */
function readMessage(message: unknown): `0x${string}` {
  if (typeof message === 'string' && !message.startsWith('0x')) {
    const bytes = new TextEncoder().encode(message);
    return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  }
  return readData(message, 'message');
}
