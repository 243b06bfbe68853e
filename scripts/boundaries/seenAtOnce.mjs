// What lies over a page (dialogs, sheets, what is in them) comes in from nothing: a story that looks once whether it is to be
// seen passes or fails by how soon the browser draws its first frame.

const isNode = (value) => value !== null && typeof value === 'object';

/** All nodes under one, and whether a `waitFor(…)` or `vi.waitFor(…)` is around them. */
function* nodesUnder(node, isWaited = false) {
  if (!isNode(node)) return;
  if (Array.isArray(node)) {
    for (const item of node) yield* nodesUnder(item, isWaited);
    return;
  }
  const waits = isWaited || (node.type === 'CallExpression' && node.callee.value === 'waitFor');
  if (typeof node.type === 'string') yield [node, isWaited];
  for (const key of Object.keys(node)) if (key !== 'span') yield* nodesUnder(node[key], waits);
}

const names = (node) =>
  [...nodesUnder(node)].filter(([{ type }]) => type === 'Identifier').map(([{ value }]) => value);

/** `expect(what).toBeVisible()`: what; undefined for anything else. */
function seenIn(node) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { object, property } = node.callee;
  if (property.value !== 'toBeVisible' || object.type !== 'CallExpression') return undefined;
  return object.callee.value === 'expect' ? object.arguments : undefined;
}

/**
 * How often a story looks once for something that it found with `screen`: each story by itself.
 * @param statements the body of a file of stories, as @swc/core reads it
 */
export function seenAtOnce(statements) {
  return statements.reduce((count, statement) => {
    const nodes = [...nodesUnder(statement)];
    const over = new Set(['screen']);
    for (const [node] of nodes)
      if (node.type === 'VariableDeclarator' && names(node.init).some((name) => over.has(name)))
        for (const name of names(node.id)) over.add(name);
    const looks = nodes.filter(
      ([node, isWaited]) => !isWaited && names(seenIn(node)).some((name) => over.has(name)),
    );
    return count + looks.length;
  }, 0);
}
