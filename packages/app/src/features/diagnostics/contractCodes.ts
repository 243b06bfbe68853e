import { type BatchClient, codeHash, type ContractName, contractNames, type Deployment } from '@amswap/chain';
import type { Address, Hex } from '@amswap/values';

/** What stands at the address of a contract. */
export type CodeFinding =
  | { readonly kind: 'code'; readonly hash: Hex; readonly bytes: number }
  | { readonly kind: 'noCode' }
  /** The node left the question open. */
  | { readonly kind: 'noAnswer' };

/** One contract of the config, and what was found there. */
export interface ContractCode {
  readonly name: ContractName;
  readonly address: Address;
  /** Hash that the config expects; undefined where it expects none. */
  readonly expected: Hex | undefined;
  readonly found: CodeFinding;
}

function findingOf(answer: unknown): CodeFinding {
  if (typeof answer !== 'string' || !/^0x(?:[\da-f]{2})*$/i.test(answer)) return { kind: 'noAnswer' };
  if (answer === '0x') return { kind: 'noCode' };
  return { kind: 'code', hash: codeHash(answer), bytes: (answer.length - 2) / 2 };
}

/** Asks for the code of every contract, in one request. Rejects with `rpc.*` when the node gives no answer at all. */
export async function contractCodes(
  client: BatchClient,
  { contracts, codeHashes }: Pick<Deployment, 'contracts' | 'codeHashes'>,
): Promise<readonly ContractCode[]> {
  const answers = await client.batch(
    contractNames.map((name) => ({ method: 'eth_getCode', params: [contracts[name], 'latest'] })),
  );
  return contractNames.map((name, at) => ({
    name,
    address: contracts[name],
    expected: codeHashes[name],
    found: findingOf(answers[at]),
  }));
}
