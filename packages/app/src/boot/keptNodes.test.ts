import { describe, expect, it } from 'vitest';
import { openEntryStore } from './entryStore.ts';
import { keepNodes, nodeAddress, readKeptNodes } from './keptNodes.ts';
import { memoryHost } from './memoryHost.fixture.ts';
import { storageKeys } from './storageKeys.ts';

const rpcUrls = ['https://one.example', 'https://two.example'];
const own = 'https://own.example/key';
const entriesWith = (stored: Readonly<Record<string, string>> = {}) => openEntryStore(memoryHost(stored));

describe('nodes chosen by hand', () => {
  it('are kept: which is asked first, and those that were added', () => {
    const entries = entriesWith();
    keepNodes(entries, { first: own, added: [own] });
    expect(readKeptNodes(entries, { rpcUrls, lockNodes: false })).toEqual({ first: own, added: [own] });
    keepNodes(entries, { first: undefined, added: [] });
    expect(entries.read(storageKeys.nodes)).toBeNull();
  });

  it('are only a choice among those of the config where nodes are locked', () => {
    const entries = entriesWith();
    keepNodes(entries, { first: own, added: [own] });
    expect(readKeptNodes(entries, { rpcUrls, lockNodes: true })).toEqual({ first: undefined, added: [] });
    keepNodes(entries, { first: 'https://two.example', added: [own] });
    expect(readKeptNodes(entries, { rpcUrls, lockNodes: true }).first).toBe('https://two.example');
  });

  it.each(['{bad', '7', 'null', '{"added":"x"}', '{"first":7,"added":[null,7,"ftp://x"]}'])(
    'are none in garbage: %s',
    (text) => {
      const entries = entriesWith({ [storageKeys.nodes]: text });
      expect(readKeptNodes(entries, { rpcUrls, lockNodes: false })).toEqual({ first: undefined, added: [] });
    },
  );
});

it.each([
  ['https://node.example', 'https://node.example'],
  [' https://node.example/ ', 'https://node.example'],
  ['https://node.example/v3/key?x=1', 'https://node.example/v3/key?x=1'],
  ['http://127.0.0.1:8545', 'http://127.0.0.1:8545'],
  ['http://[::1]:8545', 'http://[::1]:8545'],
  ['http://node.example', undefined],
  ['http://127.0.0.1.node.example', undefined],
  ['https://me:secret@node.example', undefined],
  ['javascript:alert(1)', undefined],
  ['node.example', undefined],
  ['', undefined],
])('takes %j as the node %j', (text, url) => {
  expect(nodeAddress(text)).toBe(url);
});
