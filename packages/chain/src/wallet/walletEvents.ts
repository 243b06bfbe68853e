import type { Eip1193Provider } from '@amswap/values';

/** What a wallet says by itself. Values are foreign and unchecked. */
export interface WalletListeners {
  accountsChanged(list: unknown): void;
  chainChanged(chainId: unknown): void;
  disconnect(error: unknown): void;
  connect(): void;
}

/**
 * Listens to one provider. Wallets without `on` or `removeListener` are heard as far as they can be.
 * Returns a function after which nothing of this provider is heard any more, even if it can't be unsubscribed.
 */
export function listenToWallet(provider: Eip1193Provider, listeners: WalletListeners): () => void {
  let heard = true;
  const pairs = Object.entries(listeners).map(([event, listener]) => {
    const guarded = (value?: unknown) => {
      if (heard) (listener as (value?: unknown) => void)(value);
    };
    return [event, guarded] as const;
  });
  // `message` carries subscriptions that this product doesn't use; it is not listened to.
  for (const [event, listener] of pairs) quietly(() => provider.on?.(event, listener));
  return () => {
    heard = false;
    for (const [event, listener] of pairs) quietly(() => provider.removeListener?.(event, listener));
  };
}

/** A wallet whose event methods throw is still good for requests. */
function quietly(run: () => unknown): void {
  try {
    run();
  } catch {
    // Heard or not: the wallet is asked before every prompt anyway.
  }
}
