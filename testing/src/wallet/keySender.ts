import type { Hex, RpcRequest } from '@amswap/values';
import { Wallet } from 'ethers';
import type { TransactionSender } from './testWallet.ts';

/** What a sender needs of a node. */
type Node = (request: RpcRequest) => Promise<unknown>;

/**
 * Signs transactions with private keys and sends them raw, as a real wallet does: for nodes that hold no keys.
 * Throws, as wallets do, when a node refuses; and an error with code 4100 when it has no key for the account.
 */
export function keySender(privateKeys: readonly Hex[], node: Node): TransactionSender {
  const wallets = privateKeys.map((key) => new Wallet(key));
  return async (transaction) => {
    const from = String(transaction['from']).toLowerCase();
    const wallet = wallets.find(({ address }) => address.toLowerCase() === from);
    if (wallet === undefined)
      throw { code: 4100, message: 'The requested account has not been authorized by the user.' };
    const call = {
      from: wallet.address,
      to: transaction['to'] as string,
      data: (transaction['data'] as string | undefined) ?? '0x',
      value: (transaction['value'] as string | undefined) ?? '0x0',
    };
    const [nonce, gas, price, chainId] = await Promise.all([
      node({ method: 'eth_getTransactionCount', params: [wallet.address, 'pending'] }),
      node({ method: 'eth_estimateGas', params: [call] }),
      node({ method: 'eth_gasPrice', params: [] }),
      node({ method: 'eth_chainId', params: [] }),
    ]);
    const signed = await wallet.signTransaction({
      type: 0,
      to: call.to,
      data: call.data,
      value: BigInt(call.value),
      nonce: Number(nonce),
      gasLimit: (BigInt(String(gas)) * 12n) / 10n,
      gasPrice: BigInt(String(price)) * 2n,
      chainId: BigInt(String(chainId)),
    });
    return (await node({ method: 'eth_sendRawTransaction', params: [signed] })) as Hex;
  };
}
