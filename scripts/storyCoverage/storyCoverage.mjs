// Which component has which state as a story, whether a play acts in it and asserts, and whether pictures hold it.
// Reads syntax trees of the sources: no build, no browser.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { parseSync } from '@swc/core';
import { purposeHoles, purposes } from './purposes.mjs';

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const ui = join(root, 'packages', 'ui', 'src');
const pictures = join(root, 'stories', '__screenshots__');

const parse = (code) => parseSync(code, { syntax: 'typescript', tsx: true, target: 'es2022' });

function* nodesOf(node) {
  if (Array.isArray(node)) for (const item of node) yield* nodesOf(item);
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') yield node;
    for (const key of Object.keys(node)) if (key !== 'span') yield* nodesOf(node[key]);
  }
}

function filesBelow(folder, wanted) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesBelow(path, wanted);
    return wanted.test(name) ? [path] : [];
  });
}

/** What takes the focus by itself; a part made of other components is tried in theirs. */
const focusable = /^(button|a|input|select|textarea|summary)$/;

const tagOf = (element) => (element.name?.type === 'Identifier' ? element.name.value : undefined);

/** Names of the callbacks that a component's own props interface has. */
function callbacksOf(tree, name) {
  const props = [...nodesOf(tree)].find(
    (node) => node.type === 'TsInterfaceDeclaration' && node.id.value === `${name}Props`,
  );
  return (props?.body.body ?? [])
    .filter((member) => member.type === 'TsPropertySignature' && /^on[A-Z]/.test(member.key.value ?? ''))
    .map((member) => member.key.value);
}

/** Why a play has to act on a component: its callbacks, its own focusable parts, the controls it is made of. */
export function reasonsToAct(code, name, interactiveControls = new Set()) {
  const tree = parse(code).body;
  const tags = new Set(
    [...nodesOf(tree)].filter((node) => node.type === 'JSXOpeningElement').map((node) => tagOf(node) ?? ''),
  );
  return [
    ...callbacksOf(tree, name),
    ...[...tags].filter((tag) => focusable.test(tag)).map((tag) => `<${tag}>`),
    ...[...tags].filter((tag) => interactiveControls.has(tag) && tag !== name).map((tag) => `<${tag}>`),
  ];
}

const keyOf = (property) => property.key?.value;
const unwrapped = (node) =>
  node?.type === 'TsSatisfiesExpression' ||
  node?.type === 'TsAsExpression' ||
  node?.type === 'ParenthesisExpression'
    ? unwrapped(node.expression)
    : node;
const propertyOf = (object, name) => object?.properties?.find((property) => keyOf(property) === name);
const valueOf = (object, name) => unwrapped(propertyOf(object, name)?.value);

/** `acts`: a user's event and an assertion; `asserts`: an assertion alone; `empty`: neither; `none`: no play. */
function playOf(story) {
  const play = propertyOf(story, 'play');
  if (play === undefined) return 'none';
  // Another story's play, or one made by a function: held where it is written.
  if (play.type === 'KeyValueProperty' && !/Function|Arrow/.test(unwrapped(play.value).type)) return 'acts';
  const body = [...nodesOf(play.type === 'MethodProperty' ? play.body : play.value)];
  const called = body.filter((node) => node.type === 'CallExpression').map(({ callee }) => callee);
  const has = (test) => called.some(test);
  const asserts = has(
    (callee) =>
      (callee.type === 'Identifier' && /^(expect|check|settled|waitFor)/.test(callee.value)) ||
      (callee.type === 'MemberExpression' && /^(find|findAll)By/.test(callee.property.value ?? '')),
  );
  const acts = body.some(
    (node) =>
      node.type === 'MemberExpression' &&
      ((node.object.type === 'Identifier' && /^(userEvent|fireEvent)$/.test(node.object.value)) ||
        /^(click|focus|dispatchEvent|scrollTop)$/.test(node.property.value ?? '')),
  );
  // A journey written as functions of its own: `await pay(canvas)`.
  const delegates = has(
    (callee) => callee.type === 'Identifier' && !/^(expect|waitFor|within)$/.test(callee.value),
  );
  if (!asserts && !delegates) return 'empty';
  return acts || delegates ? 'acts' : 'asserts';
}

const textOf = (node) => (node?.type === 'StringLiteral' ? node.value : undefined);

const picturesOf = (id) =>
  existsSync(join(pictures, id))
    ? readdirSync(join(pictures, id)).filter((name) => name.endsWith('.png')).length
    : 0;

/** The stories of one file: what they are of, and each with its play and its pictures. */
export function storiesIn(code, countPictures = picturesOf) {
  const objects = new Map();
  const exported = [];
  for (const item of parse(code).body) {
    const declaration = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      const value = unwrapped(init);
      objects.set(id.value, value);
      if (item.type === 'ExportDeclaration') exported.push([id.value, value]);
    }
  }
  const meta = objects.get('meta');
  const title = textOf(valueOf(meta, 'title'));
  if (title === undefined) return undefined;
  const component = valueOf(meta, 'component');
  const named = component?.type === 'TsInstantiation' ? component.expression.value : component?.value;
  const noPictures = (object) => textOf(valueOf(valueOf(object, 'parameters'), 'pictures')) === 'none';
  const shared = playOf(meta);
  const states = exported.map(([name, value]) => {
    const id = toId(title, storyNameFromExport(name));
    const own = playOf(value);
    return {
      id,
      name: textOf(valueOf(value, 'name')) ?? storyNameFromExport(name),
      play: own === 'none' ? shared : own,
      pictures: noPictures(meta) || noPictures(value) ? 'none' : countPictures(id),
    };
  });
  return { title, component: named, states };
}

/** The first sentence of a component's own doc comment. */
export function aboutOf(code, name) {
  const comments = [
    ...code.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(?:export (?:default )?)?(?:function|const) (\w+)/g),
  ];
  const words = comments.find(([, , named]) => named === name)?.[1] ?? '';
  const text = words
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^(?:.*?[.:](?=\s|$)\s*){1,2}/.exec(text)?.[0].trim().replace(/:$/, '.') ?? text;
}

/** Every component: a file whose name is one, wherever it stands. */
function componentsOfUi() {
  return ['controls', 'components'].flatMap((kind) =>
    filesBelow(join(ui, kind), /^[A-Z]\w*\.tsx$/).map((path) => ({
      kind,
      name: basename(path, '.tsx'),
      path,
    })),
  );
}

/**
 * The whole list, and its holes in sentences.
 * @returns {{ components: object[], pages: object[], stories: object[], purposes: object[], holes: string[] }}
 */
export function storyCoverage() {
  const files = filesBelow(join(root, 'stories'), /\.stories\.tsx$/);
  const told = files.flatMap((path) => {
    const stories = storiesIn(readFileSync(path, 'utf8'));
    return stories === undefined ? [] : [{ ...stories, file: relative(root, path) }];
  });
  const byName = new Map(told.map((entry) => [entry.component ?? basename(entry.title), entry]));
  for (const entry of told) byName.set(basename(entry.title), entry);
  const list = componentsOfUi();
  const source = new Map(list.map(({ name, path }) => [name, readFileSync(path, 'utf8')]));
  const controls = new Set(
    list
      .filter(({ kind, name }) => kind === 'controls' && reasonsToAct(source.get(name), name).length > 0)
      .map(({ name }) => name),
  );
  const components = list.map(({ kind, name }) => ({
    name,
    kind,
    about: aboutOf(source.get(name), name),
    reasons: reasonsToAct(source.get(name), name, controls),
    file: byName.get(name)?.file,
    states: byName.get(name)?.states ?? [],
  }));
  const pages = told
    .filter(({ title }) => /^(pages|flows)\//.test(title))
    .map(({ title, file, states }) => ({ name: title, file, states }));
  const holes = [...holesOf(components, told), ...purposeHoles(components.map(({ name }) => name))];
  return { components, pages, stories: told, purposes, holes };
}

/** What is missing, in sentences. */
export function holesOf(components, told) {
  return [
    ...components.flatMap(({ name, kind, states, reasons }) => {
      if (states.length === 0) return [`${kind}/${name} has no story.`];
      if (reasons.length > 0 && !states.some(({ play }) => play === 'acts'))
        return [`${kind}/${name} has ${reasons.join(', ')}, and no play acts on it.`];
      return [];
    }),
    ...told.flatMap(({ states, file }) =>
      states
        .filter(({ play }) => play === 'empty')
        .map(({ name }) => `${file}: the play of "${name}" asserts nothing.`),
    ),
  ];
}
