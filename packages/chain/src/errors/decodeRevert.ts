import * as abis from '@amswap/contracts/abi';
import { customContractErrorCodes, type ErrorCode, type Hex } from '@amswap/values';
import { type ErrorFragment, Interface } from 'ethers';
import { ChainError, type ContractErrorFigure } from './ChainError.ts';

interface KnownError {
  readonly fragment: ErrorFragment;
  readonly abi: Interface;
}

const codes: ReadonlySet<string> = new Set(customContractErrorCodes);
let bySelector: ReadonlyMap<string, KnownError> | undefined;

/** Names and arguments of all custom errors of the product's interfaces, by selector. Built at the first revert. */
function knownErrors(): ReadonlyMap<string, KnownError> {
  if (bySelector !== undefined) return bySelector;
  const found = new Map<string, KnownError>();
  for (const entry of Object.values(abis)) {
    const abi = new Interface(entry);
    abi.forEachError((fragment) => void found.set(fragment.selector, { fragment, abi }));
  }
  bySelector = found;
  return found;
}

/** The names of all custom errors that the interfaces declare. */
export function knownErrorNames(): readonly string[] {
  return [...new Set([...knownErrors().values()].map(({ fragment }) => fragment.name))].sort();
}

/**
 * Decodes a custom error of the product's contracts with its figures; undefined for any other data. Never throws: a stranger
 * may answer with a known selector and broken arguments.
 */
export function decodeRevert(data: Hex): ChainError | undefined {
  const known = knownErrors().get(data.slice(0, 10).toLowerCase());
  if (known === undefined) return undefined;
  const code = `contract.${known.fragment.name}`;
  if (!codes.has(code)) return undefined;
  try {
    const values = known.abi.decodeErrorResult(known.fragment, data);
    const figures = known.fragment.inputs.map(
      ({ name }, i): ContractErrorFigure => ({ name, value: figureOf(values[i]) }),
    );
    return new ChainError(code as ErrorCode, { figures, revert: data });
  } catch {
    return undefined;
  }
}

function figureOf(value: unknown): bigint | boolean | string {
  return typeof value === 'bigint' || typeof value === 'boolean' ? value : String(value);
}

/**
 * The same error with the name and the figures of its contract error, where it carries undecoded bytes of one.
 * Errors of the light half pass through here before they are shown. Errors: none.
 */
export function explainError(error: ChainError): ChainError {
  const { revert } = error.data;
  if (error.code !== 'contract.unknownError' || revert === undefined) return error;
  const decoded = decodeRevert(revert);
  return decoded === undefined ? error : new ChainError(decoded.code, { ...error.data, ...decoded.data });
}
