import type { Eip1193Provider } from '@amswap/values';
import { isChainError } from '../errors/ChainError.ts';
import { askWallet } from './askWallet.ts';

/** Prompts for an account that wallets have not answered yet. */
export interface OpenPrompts {
  /**
   * The accounts that a wallet's user chooses. While a prompt of this page is open, the next question waits for its answer
   * instead of opening another one; when that was in vain as well, the wallet is asked anew, since the window of a prompt that
   * was closed never answers. Rejects as `askWallet` does, and with `wallet.requestPending` only where the wallet waits for
   * an answer to somebody else than this page.
   */
  ask(provider: Eip1193Provider): Promise<unknown>;
}

interface Prompt {
  readonly answer: Promise<unknown>;
  /** How many wait for it. */
  waiting: number;
}

/** So many wait for one prompt; the next one asks anew. */
const mostWaiting = 2;

/** Keeps the prompts of a page, one for each wallet. */
export function createOpenPrompts(): OpenPrompts {
  const open = new WeakMap<Eip1193Provider, Prompt>();

  const askAnew = async (provider: Eip1193Provider, before: Prompt | undefined): Promise<unknown> => {
    try {
      return await askWallet(provider, { method: 'eth_requestAccounts' });
    } catch (thrown) {
      // The one that the wallet says it still shows is our own.
      const pending = isChainError(thrown) && thrown.code === 'wallet.requestPending';
      if (pending && before !== undefined) return before.answer;
      throw thrown;
    }
  };

  return {
    ask(provider) {
      const before = open.get(provider);
      if (before !== undefined && before.waiting < mostWaiting) {
        before.waiting += 1;
        return before.answer;
      }
      const prompt: Prompt = { answer: askAnew(provider, before), waiting: 1 };
      open.set(provider, prompt);
      const close = (): void => {
        if (open.get(provider) === prompt) open.delete(provider);
      };
      prompt.answer.then(close, close);
      return prompt.answer;
    },
  };
}
