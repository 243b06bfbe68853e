// A copy of the committed tree in which faults can be planted: the working tree is never touched.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders of node_modules that tools write into: a copy has its own. */
const written = new Set(['.cache', '.vite', '.vite-temp']);

function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch (error) {
    if (error.code !== 'EXDEV' && error.code !== 'EPERM') throw error;
    copyFileSync(from, to);
  }
}

/**
 * The folder again with its files linked. Symbolic links are copied as they are: `node_modules/@amswap/ui` then leads to the
 * copy's own package, which a link to the whole folder would not.
 */
function linkFolder(from, to, left = new Set()) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (left.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkFolder(source, target);
    else linkOrCopy(source, target);
  }
}

function packageFolders(root) {
  const inside = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
  return ['.', 'testing', ...inside].map((folder) => join(folder, 'node_modules'));
}

/**
 * Copies the last commit with what is installed.
 * @param {string} root the repository
 * @returns {{ path: string, remove: () => void }}
 */
export function copyOfTree(root) {
  const folder = mkdtempSync(join(tmpdir(), 'amswap-reds-'));
  const path = join(folder, 'amswap');
  const clone = spawnSync('git', ['clone', '--quiet', '--shared', root, path], { stdio: 'inherit' });
  if (clone.status !== 0) throw new Error('git could not copy the tree');
  for (const modules of packageFolders(root))
    if (readdirSync(join(root, modules, '..')).includes('node_modules'))
      linkFolder(join(root, modules), join(path, modules), written);
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
