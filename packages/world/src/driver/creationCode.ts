import type { Hex } from '@amswap/values';
import { type LinkOffsets, linkBytecode } from '@amswap/contracts/bytecode';
import { Interface, type InterfaceAbi } from 'ethers';

/** What the world needs of a generated artifact. */
export interface Artifact {
  readonly abi: InterfaceAbi | readonly unknown[];
  readonly creation: Hex;
  readonly creationLinks: LinkOffsets;
}

/** Creation code with its constructor's arguments behind it, linked against libraries. */
export function creationCode(
  artifact: Artifact,
  values: readonly unknown[],
  libraries: Readonly<Record<string, string>> = {},
): Hex {
  const code = linkBytecode(artifact.creation, artifact.creationLinks, libraries);
  const encoded = new Interface(artifact.abi as InterfaceAbi).encodeDeploy(values);
  return `${code}${encoded.slice(2)}` as Hex;
}

/** Call data of an owner's function, which the product's codec does not know. */
export function ownerCall(artifact: Artifact, name: string, values: readonly unknown[]): Hex {
  return new Interface(artifact.abi as InterfaceAbi).encodeFunctionData(name, values) as Hex;
}
