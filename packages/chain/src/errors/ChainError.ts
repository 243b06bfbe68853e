import type { Address, ErrorCode, Hex } from '@amswap/values';
import { type ForeignText, foreignText } from './foreignText.ts';

/** One argument of a contract's custom error, as the ABI names it. Whole numbers are `bigint` base units. */
export interface ContractErrorFigure {
  readonly name: string;
  readonly value: bigint | boolean | string;
}

/** What an error knows beside its code. Every part is there only where it applies. */
export interface ChainErrorData {
  /** Text of a wallet, a node or a contract: data, never markup; cut and cleaned. */
  readonly foreign?: ForeignText;
  /** Milliseconds after which asking again may help (`rpc.rateLimited`). */
  readonly retryAfterMs?: number;
  /** Arguments of a contract's custom error in the ABI's order. */
  readonly figures?: readonly ContractErrorFigure[];
  /** Number of a language check that failed (`contract.panic`), as Solidity counts them. */
  readonly panic?: bigint;
  /** First four bytes of an unknown custom error (`contract.unknownError`). */
  readonly selector?: Hex;
  /** Bytes that a call reverted with, where they have not been decoded against the ABIs. */
  readonly revert?: Hex;
  /** JSON-RPC method that failed. */
  readonly method?: string;
  /** Hash of the transaction concerned. */
  readonly hash?: Hex;
  /** Account or contract concerned. */
  readonly address?: Address;
  /** Amounts in base units that explain a shortage: what there is and what is needed. */
  readonly have?: bigint;
  readonly need?: bigint;
  /** Chain ids that explain a difference: the one found and the one wanted. */
  readonly chainId?: number;
  readonly wantedChainId?: number;
}

/**
 * The one error class that leaves `chain`. Words for its code stand in the app; the message is for logs only.
 *
 * @example throw new ChainError('rpc.rateLimited', { retryAfterMs: 30_000 });
 */
export class ChainError extends Error {
  // Declared only: the browser floor has the fields of classes written out at length otherwise.
  declare readonly code: ErrorCode;
  declare readonly data: ChainErrorData;

  constructor(code: ErrorCode, data: ChainErrorData = {}) {
    super(code);
    this.name = 'ChainError';
    this.code = code;
    this.data = data;
  }
}

/** Whether something thrown is a `ChainError`. Errors: none. */
export function isChainError(thrown: unknown): thrown is ChainError {
  return thrown instanceof ChainError;
}

/** Makes the `foreign` part of an error's data out of a text of others; nothing when there is no text. */
export function foreignPart(text: unknown): Pick<ChainErrorData, 'foreign'> {
  return typeof text === 'string' && text.trim() !== '' ? { foreign: foreignText(text) } : {};
}
