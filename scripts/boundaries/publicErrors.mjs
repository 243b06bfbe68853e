// Every public function of chain says in its doc comment how it can fail: which codes of the closed list, or none. A function
// is public when an entry of the package exports it; so are the methods of what public functions give.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from '@swc/core';

const docPattern = String.raw`(?:\/\*\*(?<doc>(?:[^*]|\*(?!\/))*)\*\/\s*)?`;
const areas = ['wallet', 'rpc', 'transaction', 'contract', 'amount', 'address', 'deployment', 'unknown'];
const codeLike = new RegExp(`^(?:${areas.join('|')})\\.`);

/** The closed list, read from where it stands. */
function closedCodes(root) {
  const text = readFileSync(join(root, 'packages/values/src/errorCodes.ts'), 'utf8');
  return new Set([...text.matchAll(/^ {2}'([a-z]+\.\w+)',$/gim)].map(([, code]) => code));
}

/** What is wrong with a doc comment's word on errors; undefined when it has one and every code in it exists. */
export function faultOfDoc(doc, codes) {
  if (doc === undefined) return 'has no doc comment';
  const text = doc.replace(/\n\s*\*/g, ' ').replace(/\s+/g, ' ');
  const quoted = [...text.matchAll(/`([^`]+)`/g)]
    .map(([, word]) => word)
    .filter((word) => codeLike.test(word) && word !== 'deployment.json');
  const unknown = quoted.find((word) => !word.endsWith('.*') && !codes.has(word));
  if (unknown !== undefined) return `names ${unknown}, which is no code`;
  if (/\b(?:errors: none|never (?:throws|rejects))\b/i.test(text)) return undefined;
  if (/\b(?:errors|throws|rejects|fails)\b/i.test(text) && quoted.length > 0) return undefined;
  return 'does not name its errors';
}

/** Exported names by file, as an entry lists them. */
function exportsOf(file, found = new Map(), whole = false) {
  const note = (path, name) => found.set(path, (found.get(path) ?? new Set()).add(name));
  for (const item of parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', target: 'es2022' }).body) {
    const source = item.source?.value;
    const from = source?.startsWith('.') ? resolve(dirname(file), source) : undefined;
    if (item.type === 'ExportAllDeclaration' && from !== undefined) exportsOf(from, found, true);
    else if (item.type === 'ExportNamedDeclaration' && from !== undefined)
      for (const { orig } of item.specifiers) note(from, orig.value);
    else if (item.type === 'ExportDeclaration' && whole) {
      const { identifier, id, declarations } = item.declaration;
      const name = identifier?.value ?? id?.value ?? declarations?.[0]?.id?.value;
      if (name !== undefined) note(file, name);
    }
  }
  return found;
}

/** The function of this name in a file: its doc comment, and the type that it gives. */
function functionIn(text, name) {
  const declared = new RegExp(
    `${docPattern}export (?:async )?(?:function ${name}\\b|const ${name}\\b[^=\\n]*= (?:async )?[(<])`,
  ).exec(text);
  if (declared === null) return undefined;
  const rest = text.slice(declared.index + declared[0].length);
  const gives = /\)\s*:\s*(?:Promise<)?(\w+)/.exec(rest.slice(0, rest.search(/\{\n|=>/)))?.[1];
  return { doc: declared.groups.doc, gives };
}

/** Methods of an interface: name, doc comment, and what the interface itself says of all of them. */
function methodsIn(text, name) {
  const opened = new RegExp(`${docPattern}export interface ${name}\\b[^{]*\\{`).exec(text);
  if (opened === null) return [];
  const start = opened.index + opened[0].length;
  const body = text.slice(start, text.indexOf('\n}', start));
  const method = new RegExp(
    `${docPattern}\\n {2}(?:readonly )?(?<name>\\w+)(?:<[^\\n]*?>)?(?:\\(|: (?:\\(|Transport))`,
    'g',
  );
  return [...body.matchAll(method)].map(({ groups }) => ({
    name: groups.name,
    ownDoc: groups.doc,
    ofAll: opened.groups.doc,
  }));
}

/** @returns how many public functions and methods were read, and the faults, in words. */
export function checkPublicErrors(root) {
  const folder = join(root, 'packages/chain');
  const codes = closedCodes(root);
  const failures = [];
  let checked = 0;
  const { exports: entries } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const found = new Map();
  for (const entry of Object.values(entries)) exportsOf(resolve(folder, entry), found, true);
  const given = new Set();
  const look = (path, name, doc) => {
    checked += 1;
    const fault = faultOfDoc(doc, codes);
    if (fault !== undefined) failures.push(`${relative(root, path)}: ${name} ${fault}`);
  };
  const texts = [...found]
    .filter(([path]) => existsSync(path))
    .map(([path, names]) => [path, names, readFileSync(path, 'utf8')]);
  for (const [path, names, text] of texts)
    for (const name of names) {
      const declared = functionIn(text, name);
      if (declared === undefined) continue;
      if (declared.gives !== undefined) given.add(declared.gives);
      look(path, name, declared.doc);
    }
  for (const [path, names, text] of texts)
    for (const name of names) {
      if (!given.has(name)) continue;
      for (const { name: method, ownDoc, ofAll } of methodsIn(text, name)) {
        // What the interface says of all its methods holds for those that say nothing of their own.
        const said = ownDoc !== undefined && faultOfDoc(ownDoc, codes) === undefined;
        look(path, `${name}.${method}`, said ? ownDoc : ofAll);
      }
    }
  return { checked, failures };
}
