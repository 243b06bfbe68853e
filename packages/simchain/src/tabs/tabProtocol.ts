import type { RpcRequest } from '@amswap/values';
import type { Keeping, SentError } from '../worker/portProtocol.ts';

/** What tabs say to each other over their channel. Every follower hears everything: `to` says whose it is. */
export type TabMessage =
  /** A follower that has come asks who leads. */
  | { readonly kind: 'who'; readonly from: string }
  /** The leader's chain answers from now on; a new `term` says that requests in flight were lost. */
  | { readonly kind: 'lead'; readonly term: string; readonly keeping: Keeping; readonly restored: boolean }
  /** The leader's chain could not be started. */
  | { readonly kind: 'failed'; readonly error: SentError }
  | { readonly kind: 'ask'; readonly from: string; readonly id: number; readonly request: RpcRequest }
  | { readonly kind: 'tell'; readonly to: string; readonly id: number; readonly result: unknown }
  | { readonly kind: 'refuse'; readonly to: string; readonly id: number; readonly error: SentError }
  | { readonly kind: 'event'; readonly event: string; readonly payload: unknown }
  | { readonly kind: 'keeping'; readonly keeping: Keeping };
