/** The part of `localStorage` that is used. Every method may throw: storage can be forbidden or full. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Under this key stands the id of the wallet that was chosen last. */
export const walletStorageKey = 'amswap:1:wallet';

/** The remembered choice of a wallet. Without storage nothing is remembered, and nothing fails. */
export interface WalletMemory {
  read(): string | undefined;
  write(walletId: string): void;
  forget(): void;
}

export function createWalletMemory(storage: TextStorage): WalletMemory {
  return {
    read() {
      try {
        const id = storage.getItem(walletStorageKey);
        return id !== null && /^[\w.:-]{1,120}$/.test(id) ? id : undefined;
      } catch {
        return undefined;
      }
    },
    write(walletId) {
      try {
        storage.setItem(walletStorageKey, walletId);
      } catch {
        // Connecting goes on in memory: after a reload the user chooses again.
      }
    },
    forget() {
      try {
        storage.removeItem(walletStorageKey);
      } catch {
        // Nothing to do: what can't be written can't be read either.
      }
    },
  };
}
