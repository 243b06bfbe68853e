import { ChainError, httpNode, isChainError, type NodeHealth, nodeHealth, probeNodes } from '@amswap/chain';
import { parseChainId } from '@amswap/values';
import { atom, type Getter } from 'jotai';
import { openChainAtom } from '../../boot/chainAtoms.ts';
import { keepNodes, mostAdded, nodeAddress, readKeptNodes } from '../../boot/keptNodes.ts';
import { servicesAtom } from '../../boot/serviceAtoms.ts';

/** A node as the test page shows it. */
export interface ShownNode extends NodeHealth {
  /** `first`: chosen to be asked first. */
  readonly choice: 'first' | 'other';
  /** Where it comes from: the config, or the reader's own hand. */
  readonly origin: 'config' | 'added';
}

/** Why an address was not taken in as a node. */
export type AddProblem = 'badUrl' | 'known' | 'tooMany' | 'wrongChain' | 'noAnswer';

/** Counts up when something about the nodes changed: what is known of them is kept by the pool itself. */
const changesAtom = atom(0);

/** Whether the nodes are being asked now. */
export const askingNodesAtom = atom(false);

const kept = (get: Getter) => {
  const chain = get(openChainAtom);
  const { entries } = get(servicesAtom);
  return chain && readKeptNodes(entries, chain.deployment);
};

/** The nodes in the order in which they are asked, with what is known of each. */
export const nodesAtom = atom((get): readonly ShownNode[] => {
  get(changesAtom);
  const chain = get(openChainAtom);
  if (chain === undefined) return [];
  const chosen = kept(get);
  const first = chosen?.first ?? chain.deployment.rpcUrls[0];
  return nodeHealth(chain.nodes).map((node) => ({
    ...node,
    choice: node.url === first ? 'first' : 'other',
    origin: chosen?.added.includes(node.url) ? 'added' : 'config',
  }));
});

/** Asks every node for its chain and height. Never rejects. */
export const askNodesAtom = atom(null, async (get, set): Promise<void> => {
  const chain = get(openChainAtom);
  if (chain === undefined || get(askingNodesAtom)) return;
  set(askingNodesAtom, true);
  await probeNodes(chain.nodes, get(servicesAtom).clock, chain.deployment.chainId);
  set(askingNodesAtom, false);
  set(changesAtom, (count) => count + 1);
});

/** Asks a node first from now on, on later visits as well. */
export const preferNodeAtom = atom(null, (get, set, url: string): void => {
  const chain = get(openChainAtom);
  const chosen = kept(get);
  if (chain === undefined || chosen === undefined) return;
  const first = url === chain.deployment.rpcUrls[0] ? undefined : url;
  keepNodes(get(servicesAtom).entries, { ...chosen, first });
  chain.nodes.prefer(first);
  chain.reader.refresh();
  set(changesAtom, (count) => count + 1);
});

/** Leaves a node that was added by hand. */
export const removeNodeAtom = atom(null, (get, set, url: string): void => {
  const chain = get(openChainAtom);
  const chosen = kept(get);
  if (chain === undefined || chosen === undefined || !chosen.added.includes(url)) return;
  const first = chosen.first === url ? undefined : chosen.first;
  keepNodes(get(servicesAtom).entries, { first, added: chosen.added.filter((each) => each !== url) });
  chain.nodes.prefer(first);
  chain.nodes.remove(url);
  set(changesAtom, (count) => count + 1);
});

/**
 * Takes a node in, after it answered for the right chain; it is asked after the others until it is chosen.
 * Resolves to what is wrong, undefined when it was added. Never rejects.
 */
export const addNodeAtom = atom(null, async (get, set, text: string): Promise<AddProblem | undefined> => {
  const chain = get(openChainAtom);
  const chosen = kept(get);
  if (chain === undefined || chosen === undefined || chain.deployment.lockNodes) return 'badUrl';
  const { clock, entries } = get(servicesAtom);
  const url = nodeAddress(text);
  if (url === undefined) return 'badUrl';
  if ([...chain.deployment.rpcUrls, ...chosen.added].some((each) => nodeAddress(each) === url))
    return 'known';
  if (chosen.added.length >= mostAdded) return 'tooMany';
  const node = httpNode(url, { fetch: (input, init) => fetch(input, init), clock });
  try {
    const chainId = parseChainId(await node.request({ method: 'eth_chainId' }));
    if (chainId !== chain.deployment.chainId) throw new ChainError('rpc.wrongChain');
  } catch (error) {
    return isChainError(error) && error.code === 'rpc.wrongChain' ? 'wrongChain' : 'noAnswer';
  }
  keepNodes(entries, { ...chosen, added: [...chosen.added, url] });
  chain.nodes.add(node);
  await set(askNodesAtom);
  return undefined;
});
