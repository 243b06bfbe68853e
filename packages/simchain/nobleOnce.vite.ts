import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const copies = {
  '@noble/curves': dirname(require.resolve('@noble/curves/secp256k1.js')),
  '@noble/hashes': dirname(require.resolve('@noble/hashes/sha3.js')),
};
const nobleModule = /^(@noble\/(?:curves|hashes))\/(.+)$/;

/**
 * Builds the chain's worker with one copy of the curves and hashes instead of one for each EVM package: npm
 * nests them, though they are the same version, and they make a third of the worker. For `worker.plugins` only:
 * the page's ethers wants versions of its own.
 */
export function nobleOnce(): Plugin {
  return {
    name: 'amswap:noble-once',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !/[\\/]@ethereumjs[\\/]/.test(importer)) return null;
      const [, name, file] = nobleModule.exec(source) ?? [];
      if (file === undefined || (name !== '@noble/curves' && name !== '@noble/hashes')) return null;
      return join(copies[name], file);
    },
  };
}
