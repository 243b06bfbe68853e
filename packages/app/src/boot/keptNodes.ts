import type { Deployment } from '@amswap/chain';
import type { EntryStore } from './entryStore.ts';
import { fromJsonText, toJsonText } from './jsonText.ts';
import { storageKeys } from './storageKeys.ts';

/** What the reader chose about nodes by hand. */
export interface KeptNodes {
  /** The node that is asked first; undefined: the first of the config. */
  readonly first: string | undefined;
  /** Nodes beyond those of the config. */
  readonly added: readonly string[];
}

/** How many nodes one can add. */
export const mostAdded = 10;

const ownDevice = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** The address of a node as it is kept: https, or http to this device itself. Undefined for anything else. */
export function nodeAddress(text: string): string | undefined {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return undefined;
  }
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  const open = url.protocol === 'http:' && ownDevice.test(url.hostname);
  return url.protocol === 'https:' || open ? url.href.replace(/\/$/, '') : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What is kept, as far as the deployment allows it: where nodes are locked, only a choice among its own. */
export function readKeptNodes(entries: EntryStore, { rpcUrls, lockNodes }: KeptNodesOf): KeptNodes {
  const kept = fromJsonText(entries.read(storageKeys.nodes));
  const { first, added } = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<
    Record<keyof KeptNodes, unknown>
  >;
  const own = (Array.isArray(added) && !lockNodes ? added : [])
    .filter(isText)
    .map(nodeAddress)
    .filter((url) => url !== undefined && !rpcUrls.includes(url)) as string[];
  const usable = [...new Set(own)].slice(0, mostAdded);
  const known = [...rpcUrls, ...usable];
  return { first: known.find((url) => url === first), added: usable };
}

/** The part of a deployment that says which nodes there are. */
export type KeptNodesOf = Pick<Deployment, 'rpcUrls' | 'lockNodes'>;

/** Keeps a choice; nothing is kept of none. */
export function keepNodes(entries: EntryStore, kept: KeptNodes): void {
  if (kept.first === undefined && kept.added.length === 0) entries.remove(storageKeys.nodes);
  else entries.write(storageKeys.nodes, toJsonText(kept));
}
