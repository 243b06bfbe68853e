import type { RpcRequest } from '@amswap/values';
import type { ChainError } from '../errors/ChainError.ts';

/**
 * Looks at an answer and says what is wrong with it, or undefined. With several nodes a judged answer is not
 * delivered: the next node is asked instead. One that accepts an answer vouches for its chain as well.
 */
export type Judge = (answer: unknown) => ChainError | undefined;

/**
 * A way to ask a chain: one node, a pool of nodes, or `provider.request` of a chain in the page (which ignores the judge).
 * Rejects with a `ChainError` of area `rpc` when there is no usable answer, and of area `contract` when a call reverted.
 */
export type Transport = (request: RpcRequest, judge?: Judge) => Promise<unknown>;
