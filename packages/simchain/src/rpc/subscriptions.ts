import type { ChainNode } from '../chain/chainNode.ts';
import { formatBlock, quantity } from './formatChain.ts';
import { type LogFilter, logsOf, readLogFilter } from './logFilter.ts';
import { readObject } from './readParams.ts';
import { invalidParams } from './rpcError.ts';

type Wanted = { readonly kind: 'newHeads' } | { readonly kind: 'logs'; readonly filter: LogFilter };

/** What EIP-1193 calls a message: one answer to a subscription. */
export interface SubscriptionMessage {
  readonly type: 'eth_subscription';
  readonly data: { readonly subscription: string; readonly result: unknown };
}

/** The subscriptions of eth_subscribe: new blocks, and logs as they come. */
export class Subscriptions {
  readonly #wanted = new Map<string, Wanted>();
  #last = 0;

  constructor(node: ChainNode, send: (message: SubscriptionMessage) => void) {
    node.listen((change) => {
      if (change.kind !== 'block') return;
      for (const [subscription, wanted] of this.#wanted) {
        const results =
          wanted.kind === 'newHeads'
            ? [formatBlock(change.block, false, node.rules)]
            : logsOf(change.block, wanted.filter);
        for (const result of results) send({ type: 'eth_subscription', data: { subscription, result } });
      }
    });
  }

  /** @returns the subscription's id. @throws RpcError for a kind this node does not have. */
  add(kind: unknown, filter: unknown): string {
    const wanted = read(kind, filter);
    this.#last += 1;
    const id = quantity(this.#last);
    this.#wanted.set(id, wanted);
    return id;
  }

  remove(id: unknown): boolean {
    return typeof id === 'string' && this.#wanted.delete(id);
  }
}

function read(kind: unknown, filter: unknown): Wanted {
  if (kind === 'newHeads') return { kind };
  if (kind === 'logs')
    return { kind, filter: readLogFilter(filter === undefined ? {} : readObject(filter, 'filter')) };
  throw invalidParams('invalid subscription: expected newHeads or logs');
}
