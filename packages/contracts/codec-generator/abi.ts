/** An ABI parameter as solc writes it. */
export interface AbiParameter {
  readonly name?: string;
  readonly type: string;
  readonly internalType?: string;
  readonly components?: readonly AbiParameter[];
}

/** A function of an ABI. */
export interface AbiFunction {
  readonly type: 'function';
  readonly name: string;
  readonly inputs: readonly AbiParameter[];
  readonly outputs: readonly AbiParameter[];
  readonly stateMutability: 'pure' | 'view' | 'nonpayable' | 'payable';
}

/** An ABI; only its functions matter here. */
export type Abi = readonly (
  | AbiFunction
  | { readonly type: 'error' | 'event' | 'constructor' | 'receive' | 'fallback' }
)[];

/** The functions of an ABI in the order of their names, so that the output does not depend on the order in the source. */
export function functionsOf(abi: Abi): AbiFunction[] {
  return abi
    .filter((item): item is AbiFunction => item.type === 'function')
    .sort((a, b) => (signatureOf(a) < signatureOf(b) ? -1 : 1));
}

/** `name(type,type)` as the selector is made from. */
export function signatureOf(fn: AbiFunction): string {
  return `${fn.name}(${fn.inputs.map(canonicalType).join(',')})`;
}

function canonicalType(parameter: AbiParameter): string {
  if (!parameter.type.startsWith('tuple')) return parameter.type;
  return `(${(parameter.components ?? []).map(canonicalType).join(',')})${parameter.type.slice('tuple'.length)}`;
}
