import { type Clock, chainIdHex, type Eip1193Provider } from '@amswap/values';
import type { NativeCurrency } from '../deployment/Deployment.ts';
import { ChainError, isChainError } from '../errors/ChainError.ts';
import { kindOf } from '../errors/errorKinds.ts';
import { askWallet, chainOf } from './askWallet.ts';

/** A chain as a wallet is asked to add it. A `Deployment` is one. */
export interface WalletChain {
  readonly chainId: number;
  readonly chainName: string;
  readonly nativeCurrency: NativeCurrency;
  readonly rpcUrls: readonly string[];
  readonly blockExplorerUrls: readonly string[];
}

/** Some wallets report the new chain a moment after they said yes. */
const settleMs = [0, 300, 1_000] as const;
const answerMs = 8_000;

/** Failures of a switch after which asking to add the chain would be wrong: somebody said no, or has yet to answer. */
const endsThere = new Set(['user-rejected', 'request-pending', 'unauthorised']);

/**
 * Brings a wallet to a chain: asks to switch, else to add it, then looks whether the wallet really moved, and asks once more
 * after an addition that did not move it. Does nothing when it is there already.
 *
 * Throws `wallet.refused`, `wallet.requestPending`, `wallet.unauthorised` when that was the answer; nothing more is asked then.
 * Throws `wallet.wrongChain` when the wallet said yes and still is elsewhere, or what adding failed with.
 */
export async function switchChain(
  provider: Eip1193Provider,
  chain: WalletChain,
  clock: Clock,
): Promise<void> {
  if (await isOn(provider, chain, clock, [0])) return;
  const added = await switchOrAdd(provider, chain);
  if (await isOn(provider, chain, clock)) return;
  if (added) {
    await askToSwitch(provider, chain);
    if (await isOn(provider, chain, clock)) return;
  }
  throw new ChainError('wallet.wrongChain', { wantedChainId: chain.chainId });
}

/** Returns whether the chain had to be added. */
async function switchOrAdd(provider: Eip1193Provider, chain: WalletChain): Promise<boolean> {
  try {
    await askToSwitch(provider, chain);
    return false;
  } catch (thrown) {
    if (!isChainError(thrown) || endsThere.has(kindOf(thrown.code)) || thrown.code === 'wallet.badRequest')
      throw thrown;
  }
  await askWallet(provider, { method: 'wallet_addEthereumChain', params: [additionOf(chain)] });
  return true;
}

function askToSwitch(provider: Eip1193Provider, { chainId }: WalletChain): Promise<unknown> {
  return askWallet(provider, {
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: chainIdHex(chainId) }],
  });
}

/** The parameters of EIP-3085. Wallets refuse an empty list of explorers, so it is left out. */
function additionOf(chain: WalletChain): Readonly<Record<string, unknown>> {
  return {
    chainId: chainIdHex(chain.chainId),
    chainName: chain.chainName,
    nativeCurrency: chain.nativeCurrency,
    rpcUrls: chain.rpcUrls,
    ...(chain.blockExplorerUrls.length > 0 && { blockExplorerUrls: chain.blockExplorerUrls }),
  };
}

async function isOn(
  provider: Eip1193Provider,
  { chainId }: WalletChain,
  clock: Clock,
  waits: readonly number[] = settleMs,
): Promise<boolean> {
  for (const wait of waits) {
    if (wait > 0) await new Promise<void>((resolve) => void clock.after(wait, resolve));
    if ((await chainOf(provider, { clock, ms: answerMs }).catch(() => undefined)) === chainId) return true;
  }
  return false;
}
