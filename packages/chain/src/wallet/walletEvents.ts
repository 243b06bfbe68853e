import type { Eip1193Provider } from '@amswap/values';
import { foreignText } from '../errors/foreignText.ts';
import { readForeign } from './injectedObject.ts';

/** Events that wallets send by themselves (EIP-1193). */
export type WalletEventName = 'accountsChanged' | 'chainChanged' | 'connect' | 'disconnect' | 'message';

/** What a wallet says by itself. Values are foreign and unchecked. */
export interface WalletListeners {
  accountsChanged(list: unknown): void;
  chainChanged(chainId: unknown): void;
  /** Whether the wallet reaches its chain. */
  linkChanged(link: 'up' | 'down'): void;
  /** Every event, before it has its effect; `detail` is bounded foreign text, for the log. */
  heard(event: WalletEventName, detail: string): void;
}

/** Wallets say it while they change their chain, and it passes. */
const changingChain = 1013;

/**
 * Listens to one provider. Wallets without `on` or `removeListener` are heard as far as they can be.
 * Returns a function after which nothing of this provider is heard any more, even if it can't be unsubscribed. Never throws.
 */
export function listenToWallet(provider: Eip1193Provider, listeners: WalletListeners): () => void {
  const effects: Readonly<Record<WalletEventName, (value: unknown) => void>> = {
    accountsChanged: (list) => listeners.accountsChanged(list),
    chainChanged: (chainId) => listeners.chainChanged(chainId),
    connect: () => listeners.linkChanged('up'),
    disconnect(error) {
      if (readForeign(error, 'code') !== changingChain) listeners.linkChanged('down');
    },
    // It carries subscriptions, which this product doesn't use.
    message() {},
  };
  let heard = true;
  const pairs = (Object.keys(effects) as WalletEventName[]).map((event) => {
    const guarded = (value?: unknown) => {
      if (!heard) return;
      listeners.heard(event, detailOf(value));
      effects[event](value);
    };
    return [event, guarded] as const;
  });
  for (const [event, listener] of pairs) quietly(() => provider.on?.(event, listener));
  return () => {
    heard = false;
    for (const [event, listener] of pairs) quietly(() => provider.removeListener?.(event, listener));
  };
}

/** A value of others as one short line; objects that cannot be written say what they are. */
function detailOf(value: unknown): string {
  try {
    return foreignText(value instanceof Error ? value.message : (JSON.stringify(value) ?? '')).text;
  } catch {
    return typeof value;
  }
}

/** A wallet whose event methods throw is still good for requests. */
function quietly(run: () => unknown): void {
  try {
    run();
  } catch {
    // Heard or not: the wallet is asked before every prompt anyway.
  }
}
