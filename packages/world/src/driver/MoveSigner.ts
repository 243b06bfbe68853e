import type { Address, Eip1193Provider, Hex } from '@amswap/values';
import { Wallet } from 'ethers';
import type { WorldAccount } from '../accounts.ts';

/** One transaction to be made. */
export interface Move {
  readonly from: WorldAccount;
  /** Undefined: a deployment. */
  readonly to?: Hex | undefined;
  readonly data: Hex;
  /** Wei sent along. */
  readonly value?: bigint | undefined;
  /** Gas limit where the usual one is too small. */
  readonly gas?: bigint | undefined;
}

/** Gas limit of a move that names none. */
export const usualGas = 1_500_000n;

/** Signs moves with their accounts' keys, one nonce after the other: the chain needs to know no account. */
export class MoveSigner {
  readonly #provider: Eip1193Provider;
  readonly #chainId: bigint;
  readonly #nonces = new Map<Address, number>();
  readonly #wallets = new Map<Address, Wallet>();

  constructor(provider: Eip1193Provider, chainId: bigint) {
    this.#provider = provider;
    this.#chainId = chainId;
  }

  /** Signs a move at a gas price in wei, and sends it. Gives the transaction's hash. */
  async send(move: Move, gasPrice: bigint): Promise<Hex> {
    const raw = await this.#walletOf(move.from).signTransaction({
      type: 0,
      chainId: this.#chainId,
      nonce: await this.#takeNonce(move.from.address),
      to: move.to ?? null,
      data: move.data,
      value: move.value ?? 0n,
      gasLimit: move.gas ?? usualGas,
      gasPrice,
    });
    return (await this.#provider.request({ method: 'eth_sendRawTransaction', params: [raw] })) as Hex;
  }

  /** Asks the chain for nonces again: somebody else may have used the accounts. */
  forgetNonces(): void {
    this.#nonces.clear();
  }

  async #takeNonce(address: Address): Promise<number> {
    const nonce = this.#nonces.get(address) ?? (await this.#nonceOf(address));
    this.#nonces.set(address, nonce + 1);
    return nonce;
  }

  async #nonceOf(address: Address): Promise<number> {
    const params = [address, 'pending'];
    return Number(await this.#provider.request({ method: 'eth_getTransactionCount', params }));
  }

  #walletOf({ address, privateKey }: WorldAccount): Wallet {
    const wallet = this.#wallets.get(address) ?? new Wallet(privateKey);
    this.#wallets.set(address, wallet);
    return wallet;
  }
}
