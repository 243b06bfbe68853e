import {
  type ContractName,
  contractNames,
  type Deployment,
  type DeploymentProblem,
  type ParsedDeployment,
  spenderNames,
} from './Deployment.ts';
import {
  address,
  type FieldCheck,
  hash,
  listOf,
  objectOf,
  optional,
  primitive,
  type Refuse,
  text,
  url,
} from './fieldCheck.ts';

/** One check for each contract. */
function byContract<T>(check: FieldCheck<T>): Readonly<Record<ContractName, FieldCheck<T>>> {
  return Object.fromEntries(contractNames.map((name) => [name, check])) as Record<
    ContractName,
    FieldCheck<T>
  >;
}

const contracts: FieldCheck<Deployment['contracts']> = (field, value, refuse) => {
  const found = objectOf(byContract(address))(field, value, refuse);
  if (found === undefined) return undefined;
  // Two names for one contract would let a token be taken for a spender, or count a machine twice.
  contractNames.forEach((name, i) => {
    const stands = contractNames.findIndex((other) => found[other] === found[name]);
    if (found[name] !== undefined && stands < i) refuse(`${field}.${name}`, 'duplicate');
  });
  return found;
};

const deploymentFile = objectOf({
  environment: text,
  chainId: primitive<number>('number', (id) => Number.isSafeInteger(id) && id > 0),
  chainName: text,
  nativeCurrency: objectOf({
    name: text,
    symbol: text,
    decimals: primitive<18>('number', (decimals) => decimals === 18),
  }),
  rpcUrls: listOf(url, 1, 20),
  blockExplorerUrls: listOf(url, 0, 20),
  baseUrl: optional(url),
  accountsUrl: (field, value, refuse) => (value === null ? null : optional(url)(field, value, refuse)),
  publicKey: optional(text),
  contracts,
  codeHashes: ((field, value = {}, refuse) =>
    objectOf(byContract(optional(hash)))(field, value, refuse)) as FieldCheck<Deployment['codeHashes']>,
  abiHash: hash,
  keepAddress: listOf(address, 3, 3) as FieldCheck<unknown> as FieldCheck<Deployment['keepAddress']>,
  lockNodes: ((field, value = false, refuse) =>
    primitive('boolean', () => true)(field, value, refuse)) as FieldCheck<boolean>,
});

/**
 * Reads the text of a `deployment.json`. Every problem is told with the name of its field; nothing is guessed, and a
 * broken file never becomes something else (the tour, a default chain). Never throws.
 *
 * @example
 * const parsed = parseDeployment(await answer.text());
 * if (!parsed.ok) show(parsed.problems); // [{ field: 'contracts.main', problem: 'badAddress' }]
 */
export function parseDeployment(json: string): ParsedDeployment {
  const problems: DeploymentProblem[] = [];
  const refuse: Refuse = (field, problem) => void problems.push({ field, problem });
  try {
    const deployment = deploymentFile('', JSON.parse(json), refuse);
    if (deployment !== undefined && problems.length === 0) return { ok: true, deployment };
  } catch {
    refuse('', 'notJson');
  }
  return { ok: false, problems };
}

/**
 * Name of the configured spender at an address; undefined for anything that must never be authorised. Errors: none.
 */
export function spenderNameOf(deployment: Deployment, spender: string) {
  return spenderNames.find((name) => deployment.contracts[name].toLowerCase() === spender.toLowerCase());
}
