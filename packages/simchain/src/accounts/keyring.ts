import type { Hex } from '@amswap/values';
import type { TypedTransaction } from '@ethereumjs/tx';
import { createAddressFromPrivateKey, hashPersonalMessage, hexToBytes } from '@ethereumjs/util';
import { refused } from '../rpc/rpcError.ts';
import { signDigest } from './signDigest.ts';
import { typedDataDigest } from './typedData.ts';

/** The accounts that this node signs for, and those it lets speak without a signature. */
export class Keyring {
  readonly #keys = new Map<Hex, Uint8Array>();
  readonly #impersonated = new Set<Hex>();
  #everyone = false;

  constructor(privateKeys: readonly Hex[]) {
    for (const key of privateKeys) {
      const bytes = hexToBytes(key);
      this.#keys.set(createAddressFromPrivateKey(bytes).toString(), bytes);
    }
  }

  /** The node's own addresses, in lower case, in the order of their keys. */
  addresses(): Hex[] {
    return [...this.#keys.keys()];
  }

  impersonate(address: Hex, on: boolean): void {
    if (on) this.#impersonated.add(address);
    else this.#impersonated.delete(address);
  }

  impersonateEveryone(on: boolean): void {
    this.#everyone = on;
  }

  /** Whether a transaction from this address goes without its key. */
  isImpersonated(address: Hex): boolean {
    return !this.#keys.has(address) && (this.#everyone || this.#impersonated.has(address));
  }

  signTransaction(tx: TypedTransaction, from: Hex): TypedTransaction {
    return tx.sign(this.#key(from));
  }

  /** Signs a message as personal_sign does (EIP-191). */
  signMessage(message: Hex, address: Hex): Hex {
    return signDigest(hashPersonalMessage(hexToBytes(message)), this.#key(address));
  }

  /** Signs typed data as eth_signTypedData_v4 does (EIP-712). */
  signTypedData(typedData: unknown, address: Hex): Hex {
    return signDigest(typedDataDigest(typedData), this.#key(address));
  }

  #key(address: Hex): Uint8Array {
    const key = this.#keys.get(address);
    if (key === undefined) throw refused('unknown account');
    return key;
  }
}
