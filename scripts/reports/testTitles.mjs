// The titles that tests carry in the source: literal texts given to it, test, describe and step, and those in the tables of
// `.each`. A test that is skipped or yet to be written has no title.
import { parseSync } from '@swc/core';

const runners = new Set(['it', 'test', 'describe', 'step']);
const idle = new Set(['skip', 'todo', 'fixme', 'skipIf', 'fails']);

/** Names in a callee, from `it` to the end of `it.each`; undefined where it is not a test's. */
function namesOf(callee) {
  if (callee.type === 'Identifier') return [callee.value];
  if (callee.type === 'MemberExpression') {
    const before = namesOf(callee.object);
    return before && callee.property.type === 'Identifier' ? [...before, callee.property.value] : undefined;
  }
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  return undefined;
}

function textOf(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'TemplateLiteral')
    return node.quasis.map(({ cooked, raw }) => cooked ?? raw).join(' … ');
  return undefined;
}

/** Every literal text below a node. */
function textsBelow(node, found = []) {
  if (node === null || typeof node !== 'object') return found;
  if (Array.isArray(node)) for (const each of node) textsBelow(each, found);
  else {
    const text = textOf(node);
    if (text === undefined) for (const each of Object.values(node)) textsBelow(each, found);
    else found.push(text);
  }
  return found;
}

function visit(node, titles) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const each of node) visit(each, titles);
    return;
  }
  if (node.type === 'CallExpression') {
    const names = namesOf(node.callee);
    if (names !== undefined && runners.has(names[0]) && !names.some((name) => idle.has(name))) {
      const table = names.at(-1) === 'each' && node.callee.type === 'MemberExpression';
      const title = textOf(node.arguments[0]?.expression);
      if (table) titles.push(...textsBelow(node.arguments));
      else if (title !== undefined) titles.push(title);
    }
    // What stands in a skipped group does not run either.
    if (names !== undefined && runners.has(names[0]) && names.some((name) => idle.has(name))) return;
  }
  for (const each of Object.values(node)) visit(each, titles);
}

/** Titles in one file of tests. @throws when the file is no TypeScript. */
export function testTitles(source, { tsx = false } = {}) {
  const titles = [];
  visit(parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' }).body, titles);
  return titles;
}
