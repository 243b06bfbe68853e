import type { RpcRequest } from '@amswap/values';
import type { MethodContext, MethodTable } from './methodTable.ts';
import { accountMethods } from './methods/accountMethods.ts';
import { blockMethods } from './methods/blockMethods.ts';
import { developerMethods } from './methods/developerMethods.ts';
import { feeMethods } from './methods/feeMethods.ts';
import { transactionMethods } from './methods/transactionMethods.ts';
import { walletMethods } from './methods/walletMethods.ts';
import { RpcError, rpcCode } from './rpcError.ts';

const methods: ReadonlyMap<string, MethodTable[string]> = new Map(
  [walletMethods, accountMethods, blockMethods, feeMethods, transactionMethods, developerMethods].flatMap(
    (table) => Object.entries(table),
  ),
);

/**
 * Answers one request.
 * @throws RpcError always in a node's form: what goes wrong inside has the code -32603.
 */
export async function dispatch(context: MethodContext, request: RpcRequest): Promise<unknown> {
  const method = methods.get(request.method);
  if (method === undefined) {
    throw new RpcError(
      rpcCode.methodNotFound,
      `the method ${request.method} does not exist/is not available`,
    );
  }
  const { params } = request;
  try {
    return await method(context, params === undefined ? [] : Array.isArray(params) ? params : [params]);
  } catch (error) {
    if (error instanceof RpcError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new RpcError(rpcCode.internal, message);
  }
}
