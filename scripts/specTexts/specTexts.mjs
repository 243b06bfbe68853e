// Every text of the specification's sections 5 and 8, and where it is reached: the stories of pages and the steps of the
// journeys whose source says it. A text is said by a literal that holds it whole, or by a pattern that matches most of it.
import { parseSync } from '@swc/core';

/** A pattern has to match this part of a text to speak of it. */
const mostOf = 0.7;
const asked = /^(?:Cancel|OK|Done)$/;

/** Texts in quotation marks of the two sections, in order, then the labels that stand there without them. */
export function textsOfSpec(spec) {
  const section = (number) =>
    new RegExp(`^## ${number}\\.[^]*?(?=^## ${number + 1}\\.)`, 'm').exec(spec)?.[0] ?? '';
  const quoted = [5, 8].flatMap((number) =>
    [...section(number).matchAll(/"([^"]+)"/g)].map(([, text]) => text),
  );
  const labels = /([A-Z]\w+(?:\/[A-Z]\w+)+) labels/.exec(section(8))?.[1]?.split('/') ?? [];
  const login = /"(Please Login)"/.exec(section(6))?.[1];
  return [...new Set([...quoted, ...(login === undefined ? [] : [login]), ...labels])];
}

/** Literals of a node: texts, and patterns as the source writes them. */
function* literalsBelow(node) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const each of node) yield* literalsBelow(each);
    return;
  }
  if (node.type === 'StringLiteral') yield node.value;
  else if (node.type === 'TemplateElement') yield node.cooked ?? node.raw;
  else if (node.type === 'RegExpLiteral') yield new RegExp(node.pattern, node.flags.replace('g', ''));
  else for (const each of Object.values(node)) yield* literalsBelow(each);
}

function* namesBelow(node) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) for (const each of node) yield* namesBelow(each);
  else {
    if (node.type === 'Identifier') yield node.value;
    for (const each of Object.values(node)) yield* namesBelow(each);
  }
}

/** Whether a literal says a text. A label of one word is said by nothing but itself. */
export function says(literal, text) {
  if (literal instanceof RegExp)
    return (
      !asked.test(text) &&
      // A pattern for anything says nothing.
      literal.source.replace(/\\[a-z]|[^\w\s~]/gi, '').length >= mostOf * text.length &&
      (literal.exec(text)?.[0].length ?? 0) >= mostOf * text.length
    );
  return asked.test(text) ? literal === text : literal.includes(text);
}

/** Top-level declarations of a file by name, and what each of them reaches: itself and whatever it names. */
function declarationsOf(body) {
  const declared = new Map();
  for (const item of body) {
    const node = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (node.type === 'VariableDeclaration')
      for (const each of node.declarations)
        if (each.id.type === 'Identifier') declared.set(each.id.value, each.init);
    if (node.type === 'FunctionDeclaration') declared.set(node.identifier.value, node.body);
  }
  return declared;
}

function literalsReached(node, declared, seen = new Set()) {
  const found = [...literalsBelow(node)];
  for (const name of new Set(namesBelow(node)))
    if (declared.has(name) && !seen.has(name)) {
      seen.add(name);
      found.push(...literalsReached(declared.get(name), declared, seen));
    }
  return found;
}

const parse = (source, tsx) => parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' }).body;

/** The stories of a file with the literals that each of them says. */
export function storiesOf(source) {
  const body = parse(source, true);
  const declared = declarationsOf(body);
  // What the file gives all of its stories is drawn by each.
  const given = literalsReached(declared.get('meta'), declared);
  return body
    .filter((item) => item.type === 'ExportDeclaration' && item.declaration.type === 'VariableDeclaration')
    .flatMap((item) => item.declaration.declarations)
    .map(({ id, init }) => ({ name: id.value, literals: [...literalsReached(init, declared), ...given] }));
}

const isTest = (callee) =>
  callee.type === 'Identifier'
    ? callee.value === 'test'
    : callee.type === 'MemberExpression' && callee.property.value === 'step' && isTest(callee.object);

function* callsBelow(node) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) for (const each of node) yield* callsBelow(each);
  else {
    if (node.type === 'CallExpression' && isTest(node.callee)) yield node;
    for (const each of Object.values(node)) yield* callsBelow(each);
  }
}

/** The journeys of a file and their steps, the innermost last, with the literals that each of them says. */
export function stepsOf(source) {
  const body = parse(source, false);
  const declared = declarationsOf(body);
  return [...callsBelow(body)].flatMap(({ arguments: [title, ...rest] }) => {
    const name =
      title?.expression.type === 'TemplateLiteral'
        ? title.expression.quasis.map(({ cooked }) => cooked).join('…')
        : title?.expression.value;
    return typeof name === 'string' ? [{ name, literals: literalsReached(rest, declared) }] : [];
  });
}

/** Texts of a catalogue, with the places of figures opened for every number. */
export function catalogueHas(catalogue, text) {
  const texts = [...catalogue.matchAll(/^msg(?:id|str) ((?:"(?:[^"\\]|\\.)*"\n?)+)/gm)].map(([, lines]) =>
    lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .join(''),
  );
  return texts.some(
    (each) =>
      each === text ||
      (/\{\w+\}/.test(each) &&
        new RegExp(
          `^${each
            .split(/\{\w+\}/)
            .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
            .join('\\d+')}$`,
        ).test(text)),
  );
}

/** Where a text is reached: the first story and the first step that say it. */
export function reachOf(text, stories, steps) {
  const first = (places) => places.find(({ literals }) => literals.some((literal) => says(literal, text)));
  return { text, story: first(stories), step: first(steps) };
}
