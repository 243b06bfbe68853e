import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractNames } from './Deployment.ts';
import { parseDeployment, spenderNameOf } from './parseDeployment.ts';

const exampleText = readFileSync(
  new URL('../../../../docs/deployment.example.json', import.meta.url),
  'utf8',
);
type Loose = Record<string, unknown> & { contracts: Record<string, unknown> };

/** The example, changed. */
const changed = (change: (file: Loose) => void): string => {
  const file = JSON.parse(exampleText) as Loose;
  change(file);
  return JSON.stringify(file);
};
const problemsOf = (text: string) => {
  const parsed = parseDeployment(text);
  return parsed.ok ? [] : parsed.problems.map(({ field, problem }) => `${field}: ${problem}`);
};
const problemsAfter = (change: (file: Loose) => void) => problemsOf(changed(change));

describe('the example', () => {
  it('is a deployment of BNB Chain', () => {
    const parsed = parseDeployment(exampleText);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    expect(parsed.deployment.chainId).toBe(56);
    expect(Object.keys(parsed.deployment.contracts)).toEqual([...contractNames]);
    expect(parsed.deployment).toMatchObject({ accountsUrl: null, baseUrl: undefined, lockNodes: false });
  });

  it('names its spenders, and nothing else as one', () => {
    const parsed = parseDeployment(exampleText);
    if (!parsed.ok) throw new Error('the example is broken');
    const { contracts } = parsed.deployment;
    expect(spenderNameOf(parsed.deployment, contracts.main.toLowerCase())).toBe('main');
    expect(spenderNameOf(parsed.deployment, contracts.acb)).toBeUndefined();
  });
});

describe('a file that is none', () => {
  it.each(['', '{bad', '<html></html>'])('%j', (text) => expect(problemsOf(text)).toEqual([': notJson']));
  it.each(['null', '42', '"text"', '[]'])('%j', (text) => expect(problemsOf(text)).toEqual([': wrongType']));
  it('an empty one names every field it lacks', () => {
    expect(problemsOf('{}')).toEqual([
      'environment: missing',
      'chainId: missing',
      'chainName: missing',
      'nativeCurrency: missing',
      'rpcUrls: missing',
      'blockExplorerUrls: missing',
      'contracts: missing',
      'abiHash: missing',
      'keepAddress: missing',
    ]);
  });
});

describe('a field', () => {
  it.each<[string, unknown, string]>([
    ['environment', '', 'environment: empty'],
    ['environment', 7, 'environment: wrongType'],
    ['chainId', '56', 'chainId: wrongType'],
    ['chainId', 0, 'chainId: outOfRange'],
    ['chainId', 1.5, 'chainId: outOfRange'],
    ['chainId', 2 ** 53, 'chainId: outOfRange'],
    ['chainName', '  ', 'chainName: empty'],
    ['nativeCurrency', { name: 'BNB', symbol: 'BNB', decimals: 8 }, 'nativeCurrency.decimals: outOfRange'],
    ['nativeCurrency', { name: 'BNB', decimals: 18 }, 'nativeCurrency.symbol: missing'],
    ['nativeCurrency', [], 'nativeCurrency: wrongType'],
    ['rpcUrls', [], 'rpcUrls: empty'],
    ['rpcUrls', 'https://node.example', 'rpcUrls: wrongType'],
    ['rpcUrls', ['https://node.example', 'node.example'], 'rpcUrls[1]: badUrl'],
    ['rpcUrls', ['http://node.example'], 'rpcUrls[0]: insecureUrl'],
    ['rpcUrls', ['http://127.0.0.1.node.example'], 'rpcUrls[0]: insecureUrl'],
    ['rpcUrls', ['javascript:alert(1)'], 'rpcUrls[0]: badUrl'],
    ['rpcUrls', Array(21).fill('https://node.example'), 'rpcUrls: outOfRange'],
    ['blockExplorerUrls', [''], 'blockExplorerUrls[0]: empty'],
    ['baseUrl', null, 'baseUrl: wrongType'],
    ['accountsUrl', 'accounts', 'accountsUrl: badUrl'],
    ['publicKey', 1, 'publicKey: wrongType'],
    ['abiHash', '0x12', 'abiHash: badHash'],
    ['codeHashes', { main: '0x12' }, 'codeHashes.main: badHash'],
    ['codeHashes', { mian: `0x${'1'.repeat(64)}` }, 'codeHashes.mian: unknownField'],
    ['keepAddress', [], 'keepAddress: empty'],
    ['keepAddress', ['0x100000000000000000000000000000000000000a'], 'keepAddress: outOfRange'],
    ['lockNodes', 'yes', 'lockNodes: wrongType'],
    ['rpcUrl', 'https://node.example', 'rpcUrl: unknownField'],
  ])('%s %j', (field, value, problem) => {
    expect(
      problemsAfter((file) => {
        file[field] = value;
      }),
    ).toContain(problem);
  });

  it.each([
    'http://localhost:8545',
    'http://127.0.0.1:8545',
    'http://[::1]:8545',
    'https://node.example/key?x=1',
  ])('takes the node %s', (url) => {
    expect(
      problemsAfter((file) => {
        file.rpcUrls = [url];
      }),
    ).toEqual([]);
  });
});

describe('contracts', () => {
  it.each<[string, unknown, string]>([
    ['main', undefined, 'contracts.main: missing'],
    ['main', 'main.bnb', 'contracts.main: badAddress'],
    ['main', `0x${'0'.repeat(40)}`, 'contracts.main: badAddress'],
    ['stableCoin', '0x55D398326f99059fF775485246999027B3197955', 'contracts.stableCoin: badAddress'],
    ['x', '0x1000000000000000000000000000000000000005', 'contracts.x: duplicate'],
    ['mainn', '0x1000000000000000000000000000000000000005', 'contracts.mainn: unknownField'],
  ])('%s %j', (name, value, problem) => {
    expect(
      problemsAfter((file) => {
        file.contracts[name] = value;
      }),
    ).toContain(problem);
  });

  it('are given with their checksum, whatever the file wrote', () => {
    const text = changed((file) => {
      file.contracts.stableCoin = '0x55d398326f99059ff775485246999027b3197955';
    });
    const parsed = parseDeployment(text);
    expect(parsed.ok && parsed.deployment.contracts.stableCoin).toBe(
      '0x55d398326f99059fF775485246999027B3197955',
    );
  });
});
