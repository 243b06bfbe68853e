import { type Address, type Hex, parseAddress } from '@amswap/values';
import {
  type ContractName,
  contractNames,
  type Deployment,
  type ParsedDeployment,
  spenderNames,
} from './Deployment.ts';
import { FieldCheck, joined } from './fieldCheck.ts';

const fields = [
  '$schema',
  'environment',
  'chainId',
  'chainName',
  'nativeCurrency',
  'rpcUrls',
  'blockExplorerUrls',
  'baseUrl',
  'accountsUrl',
  'publicKey',
  'contracts',
  'codeHashes',
  'abiHash',
  'keepAddress',
  'lockNodes',
];

/**
 * Reads the text of a `deployment.json`. Every problem is told with the name of its field; nothing is guessed, and a
 * broken file never becomes something else (the tour, a default chain). Throws nothing.
 *
 * @example
 * const parsed = parseDeployment(await answer.text());
 * if (!parsed.ok) show(parsed.problems); // [{ field: 'contracts.main', problem: 'badAddress' }]
 */
export function parseDeployment(text: string): ParsedDeployment {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, problems: [{ field: '', problem: 'notJson' }] };
  }
  const check = new FieldCheck();
  const deployment = readDeployment(check, json);
  const problems = check.problems;
  return problems.length > 0 || deployment === undefined ? { ok: false, problems } : { ok: true, deployment };
}

function readDeployment(check: FieldCheck, json: unknown): Deployment | undefined {
  const file = check.object('', json, fields);
  if (check.problems.some(({ field }) => field === '')) return undefined;
  const environment = check.text('environment', file.environment);
  const chainId = readChainId(check, file.chainId);
  const chainName = check.text('chainName', file.chainName);
  const nativeCurrency = readCurrency(check, file.nativeCurrency);
  const rpcUrls = readUrls(check, 'rpcUrls', file.rpcUrls, 1);
  const blockExplorerUrls = readUrls(check, 'blockExplorerUrls', file.blockExplorerUrls, 0);
  const baseUrl = file.baseUrl === undefined ? undefined : check.url('baseUrl', file.baseUrl);
  const accountsUrl =
    file.accountsUrl === undefined || file.accountsUrl === null
      ? file.accountsUrl
      : check.url('accountsUrl', file.accountsUrl);
  const publicKey = file.publicKey === undefined ? undefined : check.text('publicKey', file.publicKey);
  const contracts = readContracts(check, file.contracts);
  const codeHashes = readCodeHashes(check, file.codeHashes);
  const abiHash = check.hash('abiHash', file.abiHash);
  const keepAddress = readKeepAddress(check, file.keepAddress);
  const lockNodes = file.lockNodes ?? false;
  if (typeof lockNodes !== 'boolean') return check.refuse('lockNodes', 'wrongType');
  if (
    environment === undefined ||
    chainId === undefined ||
    chainName === undefined ||
    nativeCurrency === undefined ||
    contracts === undefined ||
    abiHash === undefined ||
    keepAddress === undefined
  )
    return undefined;
  return {
    environment,
    chainId,
    chainName,
    nativeCurrency,
    rpcUrls,
    blockExplorerUrls,
    baseUrl,
    accountsUrl,
    publicKey,
    contracts,
    codeHashes,
    abiHash,
    keepAddress,
    lockNodes,
  };
}

function readChainId(check: FieldCheck, value: unknown): number | undefined {
  if (typeof value !== 'number')
    return check.refuse('chainId', value === undefined ? 'missing' : 'wrongType');
  return Number.isSafeInteger(value) && value > 0 ? value : check.refuse('chainId', 'outOfRange');
}

function readCurrency(check: FieldCheck, value: unknown): Deployment['nativeCurrency'] | undefined {
  const found = check.object('nativeCurrency', value, ['name', 'symbol', 'decimals']);
  if (value === undefined) return undefined;
  const name = check.text('nativeCurrency.name', found.name);
  const symbol = check.text('nativeCurrency.symbol', found.symbol);
  if (found.decimals !== 18) {
    const problem = found.decimals === undefined ? 'missing' : 'outOfRange';
    return check.refuse('nativeCurrency.decimals', problem);
  }
  return name === undefined || symbol === undefined ? undefined : { name, symbol, decimals: 18 };
}

function readUrls(check: FieldCheck, field: string, value: unknown, least: number): readonly string[] {
  return check.list(field, value, least, 20).flatMap((entry, i) => check.url(joined(field, i), entry) ?? []);
}

function readAddress(check: FieldCheck, field: string, value: unknown): Address | undefined {
  const text = check.text(field, value);
  if (text === undefined) return undefined;
  const parsed = parseAddress(text);
  return 'value' in parsed ? parsed.value : check.refuse(field, 'badAddress');
}

function readContracts(check: FieldCheck, value: unknown): Deployment['contracts'] | undefined {
  const found = check.object('contracts', value, contractNames);
  if (value === undefined) return undefined;
  const read = new Map<ContractName, Address>();
  for (const name of contractNames) {
    const field = joined('contracts', name);
    const address = readAddress(check, field, found[name]);
    if (address === undefined) continue;
    // Two names for one contract would let a token be taken for a spender, or count a machine twice.
    if ([...read.values()].includes(address)) check.refuse(field, 'duplicate');
    read.set(name, address);
  }
  return read.size === contractNames.length
    ? (Object.fromEntries(read) as Record<ContractName, Address>)
    : undefined;
}

function readCodeHashes(check: FieldCheck, value: unknown): Deployment['codeHashes'] {
  if (value === undefined) return {};
  const found = check.object('codeHashes', value, contractNames);
  const hashes: Partial<Record<ContractName, Hex>> = {};
  for (const name of contractNames) {
    if (found[name] === undefined) continue;
    const hash = check.hash(joined('codeHashes', name), found[name]);
    if (hash !== undefined) hashes[name] = hash;
  }
  return hashes;
}

function readKeepAddress(check: FieldCheck, value: unknown): Deployment['keepAddress'] | undefined {
  const [first, second, third] = check
    .list('keepAddress', value, 3, 3)
    .map((entry, i) => readAddress(check, joined('keepAddress', i), entry));
  return first && second && third ? [first, second, third] : undefined;
}

/** Name of the configured spender at an address; undefined for anything that must never be authorised. */
export function spenderNameOf(deployment: Deployment, address: string) {
  return spenderNames.find((name) => deployment.contracts[name].toLowerCase() === address.toLowerCase());
}
