import type { Hex } from '@amswap/values';
import { createTx, createTxFromRLP, type TypedTransaction } from '@ethereumjs/tx';
import { createAddressFromString, hexToBytes } from '@ethereumjs/util';
import type { ChainNode, ReadPoint } from '../../chain/chainNode.ts';
import { blockGasLimit, nextBaseFee, suggestedTip } from '../../chain/chainRules.ts';
import { impersonatedTransaction, signedTransaction, withSender } from '../../chain/pooledTransaction.ts';
import { readPointOf } from '../blockReference.ts';
import { quantity } from '../formatChain.ts';
import type { MethodContext, MethodTable } from '../methodTable.ts';
import { readData, readTransaction, type TransactionRequest } from '../readParams.ts';
import { invalidParams, RpcError, refused } from '../rpcError.ts';
import { failureOf } from '../revertReason.ts';

/** Calls, estimates and sending. */
export const transactionMethods: MethodTable = {
  eth_call: async ({ node }, [given, block]) => {
    const request = readTransaction(given);
    const gasPrice = request.gasPrice ?? request.maxFeePerGas;
    const message = gasPrice === undefined ? request : { ...request, gasPrice };
    const outcome = await node.call(message, () => readPointOf(node, block));
    if (outcome.failure !== null) throw failureOf(outcome);
    return outcome.returned;
  },

  eth_estimateGas: async ({ node }, [given, block]) =>
    // As the transaction would run in the next block, whose time it may depend on.
    quantity(await estimate(node, readTransaction(given), () => readPointOf(node, block ?? 'pending'))),

  eth_sendTransaction: (context, [given]) => send(context, readTransaction(given)),

  eth_sendRawTransaction: ({ node }, [raw]) => {
    const bytes = hexToBytes(readData(raw, 'raw transaction'));
    return node.submit(() => signedTransaction(sound(node, () => decode(bytes, node))));
  },
};

function decode(bytes: Uint8Array, node: ChainNode): TypedTransaction {
  const tx = createTxFromRLP(bytes, { common: node.rules, freeze: false });
  if (!tx.isValid()) throw refused(`invalid transaction: ${tx.getValidationErrors().join(', ')}`);
  return tx;
}

/** What is wrong with a transaction's bytes or fields, said as a node says it. */
function sound<T>(node: ChainNode, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof RpcError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    if (/chain ?id/i.test(message)) throw refused(`invalid chain id for signer: want ${node.chainId}`);
    throw refused(`invalid transaction: ${message}`);
  }
}

async function send({ node, keyring }: MethodContext, request: TransactionRequest): Promise<Hex> {
  if (request.chainId !== undefined && request.chainId !== BigInt(node.chainId)) {
    throw refused(`chain id does not match the node's: have ${request.chainId}, want ${node.chainId}`);
  }
  const impersonated = keyring.isImpersonated(request.from);
  if (!impersonated && !keyring.addresses().includes(request.from)) throw refused('unknown account');
  const gas = request.gas ?? (await estimate(node, request, () => readPointOf(node, 'pending')));
  return node.submit(() => {
    const nonce = request.nonce ?? node.pool.nextNonce(request.from, node.account(request.from)?.nonce ?? 0n);
    const unsigned = sound(node, () => makeTransaction(node, withFees(node, request), gas, nonce));
    if (!impersonated) return signedTransaction(keyring.signTransaction(unsigned, request.from));
    return impersonatedTransaction(
      unsigned.addSignature(madeUpParity(unsigned), BigInt(request.from), 1n),
      request.from,
    );
  });
}

/** The fees a node fills in: the suggested tip, and room for the base fee to double. */
function withFees(node: ChainNode, request: TransactionRequest): TransactionRequest {
  if (request.gasPrice !== undefined) return request;
  const baseFee = nextBaseFee(node.blocks.head);
  if (request.type === 0n || request.type === 1n) return { ...request, gasPrice: baseFee + suggestedTip };
  const limit = request.maxFeePerGas;
  const tip =
    request.maxPriorityFeePerGas ?? (limit !== undefined && limit < suggestedTip ? limit : suggestedTip);
  return { ...request, maxPriorityFeePerGas: tip, maxFeePerGas: limit ?? baseFee * 2n + tip };
}

function makeTransaction(
  node: ChainNode,
  request: TransactionRequest,
  gas: bigint,
  nonce: bigint,
): TypedTransaction {
  const type =
    request.gasPrice === undefined ? 2 : request.accessList !== undefined || request.type === 1n ? 1 : 0;
  const fields = {
    nonce,
    gasLimit: gas,
    value: request.value,
    data: request.data,
    ...(request.to === null ? {} : { to: request.to }),
  };
  const options = { common: node.rules, freeze: false };
  if (type === 0) return createTx({ ...fields, type, gasPrice: request.gasPrice ?? 0n }, options);
  const accessList = (request.accessList ?? []).map(({ address, storageKeys }) => ({
    address,
    storageKeys: [...storageKeys],
  }));
  const typed = { ...fields, chainId: node.chainId, accessList };
  if (type === 1) return createTx({ ...typed, type, gasPrice: request.gasPrice ?? 0n }, options);
  const maxFeePerGas = request.maxFeePerGas ?? 0n;
  const maxPriorityFeePerGas = request.maxPriorityFeePerGas ?? 0n;
  if (maxPriorityFeePerGas > maxFeePerGas) {
    throw invalidParams('max priority fee per gas higher than max fee per gas');
  }
  return createTx({ ...typed, type, maxFeePerGas, maxPriorityFeePerGas }, options);
}

/** Signatures of impersonated transactions only have to be of the right shape, and different for each sender. */
function madeUpParity(tx: TypedTransaction): bigint {
  return tx.type === 0 ? 27n : 0n;
}

async function estimate(node: ChainNode, request: TransactionRequest, at: () => ReadPoint): Promise<bigint> {
  const sender = createAddressFromString(request.from);
  const price = request.gasPrice ?? request.maxFeePerGas;
  const free = price === undefined || price === 0n;
  const funds = node.account(request.from)?.balance ?? 0n;
  if (funds < request.value) throw refused('insufficient funds for gas * price + value');
  const affordable = free ? blockGasLimit : (funds - request.value) / price;
  const cap = [request.gas ?? blockGasLimit, blockGasLimit, affordable].reduce((a, b) => (a < b ? a : b));
  const priced: TransactionRequest = free ? { ...request, gasPrice: 0n } : request;
  const make = (gas: bigint) => withSender(makeTransaction(node, priced, gas, 0n), sender);
  const point = () => {
    const { header, epoch } = at();
    return { header: free ? { ...header, baseFeePerGas: 0n } : header, epoch };
  };
  const result = await sendable(() => node.estimate(make, cap, point), cap, affordable);
  if (typeof result === 'bigint') return result;
  if (result.failed.failure === 'out of gas' && cap < blockGasLimit) {
    throw refused(`gas required exceeds allowance (${cap})`);
  }
  throw failureOf(result.failed);
}

/** What the EVM refuses before it runs is a refusal of the node, not a fault of it. */
async function sendable<T>(run: () => Promise<T>, cap: bigint, affordable: bigint): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof RpcError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    if (message.includes('INTRINSIC_GAS_TOO_LOW')) throw refused(`gas required exceeds allowance (${cap})`);
    if (message.includes('enough funds')) throw refused(`insufficient funds: can pay for ${affordable} gas`);
    throw refused(message);
  }
}
