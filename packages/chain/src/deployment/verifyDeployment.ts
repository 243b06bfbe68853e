import { abiHash } from '@amswap/contracts';
import { type Hex, keccak256, parseChainId, type RpcRequest } from '@amswap/values';
import { contractNames, type Deployment, type DeploymentProblem } from './Deployment.ts';

/** What verifying needs of a node: several requests at once, each answered by a result or a `ChainError`. */
export interface BatchClient {
  batch(requests: readonly RpcRequest[]): Promise<readonly unknown[]>;
}

/**
 * Holds a deployment against what a node answers: the chain id, code at each address, and the code's hash where one is
 * expected. One HTTP request, kept off the first load: the reader already finds a wrong chain and missing code in its
 * first aggregate. Returns what is wrong, nothing when all is well; rejects with `rpc.*` when the node gives no answer
 * at all.
 *
 * @example const problems = await verifyDeployment(httpNode(url, { fetch, clock }), deployment);
 */
export async function verifyDeployment(
  client: BatchClient,
  deployment: Deployment,
): Promise<readonly DeploymentProblem[]> {
  const requests: RpcRequest[] = [
    { method: 'eth_chainId' },
    ...contractNames.map((name) => ({
      method: 'eth_getCode',
      params: [deployment.contracts[name], 'latest'],
    })),
  ];
  const [chain, ...codes] = await client.batch(requests);
  const problems: DeploymentProblem[] = [];
  const chainId = parseChainId(chain);
  if (chainId === undefined) problems.push({ field: 'chainId', problem: 'noAnswer' });
  else if (chainId !== deployment.chainId) problems.push({ field: 'chainId', problem: 'wrongChain' });
  contractNames.forEach((name, i) => {
    const problem = codeProblem(codes[i], deployment.codeHashes[name]);
    if (problem !== undefined) problems.push({ field: `contracts.${name}`, problem });
  });
  return problems;
}

function codeProblem(code: unknown, expected: Hex | undefined): DeploymentProblem['problem'] | undefined {
  if (typeof code !== 'string' || !/^0x(?:[0-9a-f]{2})*$/i.test(code)) return 'noAnswer';
  if (code === '0x') return 'noCode';
  return expected === undefined || codeHash(code) === expected ? undefined : 'codeDiffers';
}

/** keccak-256 of a contract's code, as `codeHashes` of the config holds it. Errors: none. */
export function codeHash(code: string): Hex {
  const octets = Uint8Array.from({ length: code.length / 2 - 1 }, (_, i) =>
    Number.parseInt(code.slice(2 + i * 2, 4 + i * 2), 16),
  );
  const digits = Array.from(keccak256(octets), (octet) => octet.toString(16).padStart(2, '0'));
  return `0x${digits.join('')}`;
}

/**
 * Whether the deployment's contracts were built from the interfaces that this version was written against. A difference is a
 * problem of the field `abiHash`. Errors: none.
 *
 * @param built hash of this version's interfaces; it comes with the generated codec
 */
export function verifyInterface(deployment: Deployment, built: Hex = abiHash): readonly DeploymentProblem[] {
  return deployment.abiHash === built.toLowerCase()
    ? []
    : [{ field: 'abiHash', problem: 'interfaceDiffers' }];
}

/**
 * Lets a provider that answers one request at a time, such as the chain in the page, be verified as well. Errors:
 * none of its own; what the provider throws stands in the place of its answer.
 */
export function batchOverRequests(request: (request: RpcRequest) => Promise<unknown>): BatchClient {
  return {
    batch: (requests) =>
      Promise.all(requests.map((one) => request(one).catch((failure: unknown) => failure))),
  };
}
