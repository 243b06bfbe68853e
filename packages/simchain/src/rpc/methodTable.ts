import type { Keyring } from '../accounts/keyring.ts';
import type { ChainNode } from '../chain/chainNode.ts';
import type { Params } from './readParams.ts';
import type { Subscriptions } from './subscriptions.ts';

/** What a method has to work with. */
export interface MethodContext {
  readonly node: ChainNode;
  readonly keyring: Keyring;
  readonly subscriptions: Subscriptions;
}

/** One JSON-RPC method. Throws RpcError for what a node would refuse. */
export type Method = (context: MethodContext, params: Params) => unknown;

/** Methods by the name a request calls them. */
export type MethodTable = Readonly<Record<string, Method>>;
