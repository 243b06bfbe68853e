/** Codes with which a wallet refuses (EIP-1193, EIP-1474). */
export const providerCode = {
  refused: 4001,
  unauthorised: 4100,
  unsupported: 4200,
  requestPending: -32002,
  invalidParams: -32602,
} as const;

/** What a wallet rejects with. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    readonly code: (typeof providerCode)[keyof typeof providerCode],
    message: string,
  ) {
    super(message);
  }
}
