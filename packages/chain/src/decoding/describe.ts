import * as abis from '@amswap/contracts/abi';
import type { Address, Hex } from '@amswap/values';
import { type EventFragment, type FunctionFragment, Interface, type ParamType, type Result } from 'ethers';
import { type ContractName, contractNames, type Deployment } from '../deployment/Deployment.ts';

/** One argument, as its interface names it. */
export interface DescribedArgument {
  readonly name: string;
  /** `list` is anything of several parts; its value is readable text. */
  readonly kind: 'address' | 'number' | 'flag' | 'bytes' | 'text' | 'list';
  readonly value: bigint | boolean | string;
}

/** What a call or an event says, as far as the product's interfaces know it. */
export interface Described {
  /** The contract of the deployment at the address; undefined for any other address. */
  readonly contract: ContractName | undefined;
  /** Name of the function or event; undefined where no interface of ours has it, or its data is broken. */
  readonly name: string | undefined;
  readonly args: readonly DescribedArgument[];
}

/** The part of a log that is decoded. */
export interface LogData {
  readonly address: Address;
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

interface KnownFragments {
  readonly functions: ReadonlyMap<string, readonly [Interface, FunctionFragment]>;
  readonly events: ReadonlyMap<string, readonly [Interface, EventFragment]>;
}

let known: KnownFragments | undefined;

/** All functions by selector and events by topic. Built when first needed. */
function knownFragments(): KnownFragments {
  if (known !== undefined) return known;
  const functions = new Map<string, readonly [Interface, FunctionFragment]>();
  const events = new Map<string, readonly [Interface, EventFragment]>();
  for (const entry of Object.values(abis)) {
    const abi = new Interface(entry);
    abi.forEachFunction((fragment) => void functions.set(fragment.selector, [abi, fragment]));
    abi.forEachEvent((fragment) => void events.set(fragment.topicHash, [abi, fragment]));
  }
  known = { functions, events };
  return known;
}

/**
 * Says what a call does: which contract, which function, which arguments. For showing what is to be signed. Never throws.
 *
 * @example describeCall(deployment, step.to, step.data) // { contract: 'x', name: 'approve', args: [...] }
 */
export function describeCall(
  deployment: Pick<Deployment, 'contracts'>,
  to: Address | undefined,
  data: Hex,
): Described {
  const contract = contractAt(deployment, to);
  const found = knownFragments().functions.get(data.slice(0, 10).toLowerCase());
  return { contract, ...described(found?.[1], () => found?.[0].decodeFunctionData(found[1], data)) };
}

/** Says what an event of a receipt tells. Never throws. */
export function describeLog(deployment: Pick<Deployment, 'contracts'>, log: LogData): Described {
  const contract = contractAt(deployment, log.address);
  const found = knownFragments().events.get((log.topics[0] ?? '').toLowerCase());
  return {
    contract,
    ...described(found?.[1], () => found?.[0].decodeEventLog(found[1], log.data, log.topics)),
  };
}

function contractAt({ contracts }: Pick<Deployment, 'contracts'>, address: Address | undefined) {
  if (address === undefined) return undefined;
  return contractNames.find((name) => contracts[name].toLowerCase() === address.toLowerCase());
}

function described(
  fragment: FunctionFragment | EventFragment | undefined,
  decode: () => Result | undefined,
): Pick<Described, 'name' | 'args'> {
  if (fragment === undefined) return { name: undefined, args: [] };
  try {
    const values = decode();
    if (values === undefined) return { name: undefined, args: [] };
    return {
      name: fragment.name,
      args: fragment.inputs.map((input, at) => argumentOf(input, values[at])),
    };
  } catch {
    // A stranger may use a known selector with other data behind it.
    return { name: undefined, args: [] };
  }
}

function argumentOf({ name, baseType }: ParamType, value: unknown): DescribedArgument {
  if (baseType === 'address') return { name, kind: 'address', value: String(value) };
  if (typeof value === 'bigint') return { name, kind: 'number', value };
  if (typeof value === 'boolean') return { name, kind: 'flag', value };
  if (baseType === 'string') return { name, kind: 'text', value: String(value) };
  if (baseType.startsWith('bytes')) return { name, kind: 'bytes', value: String(value) };
  return { name, kind: 'list', value: String(value) };
}
