/** How much two texts may touch, or a text may stand out of its box, CSS pixels: rounding and the tails of letters. */
const slack = 3;

interface ShownText {
  readonly element: Element;
  readonly words: string;
  readonly box: DOMRect;
}

const named = (words: string): string => `"${words.trim().replace(/\s+/g, ' ').slice(0, 60)}"`;

/** For screen readers only: out of sight by a clip. */
const isUnseen = (style: CSSStyleDeclaration): boolean => style.clipPath === 'inset(50%)';

const isHidden = (element: Element): boolean =>
  !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

function unseenAbove(element: Element, top: Element): boolean {
  for (let at: Element | null = element; at !== null && at !== top; at = at.parentElement)
    if (isUnseen(getComputedStyle(at))) return true;
  return false;
}

/** What a closed disclosure keeps to itself has boxes, and is not shown. */
function isFolded(element: Element): boolean {
  const folded = element.closest('details:not([open])');
  return folded !== null && element.closest('summary')?.parentElement !== folded;
}

/** What of a box its scrolling ancestors leave in sight; undefined when it is scrolled away. */
function inSight(element: Element, box: DOMRect): DOMRect | undefined {
  let { left, top, right, bottom } = box;
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (!/auto|scroll/.test(`${overflowX} ${overflowY}`)) continue;
    const room = at.getBoundingClientRect();
    [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
    [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
  }
  return right - left > slack && bottom - top > slack
    ? new DOMRect(left, top, right - left, bottom - top)
    : undefined;
}

/** Every run of text below `top` that can be seen, with the box of each of its lines. */
function textsBelow(top: Element): readonly ShownText[] {
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const texts: ShownText[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node.textContent ?? '';
    const element = node.parentElement;
    if (words.trim() === '' || element === null) continue;
    if (isHidden(element) || isFolded(element) || unseenAbove(element, top)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const box = inSight(element, line);
      if (box !== undefined) texts.push({ element, words, box });
    }
  }
  return texts;
}

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack * 2;

/** What lies over the page by design, and so over its texts: the nearest ancestor that is fixed or sticky. */
function layerOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (/^(fixed|sticky)$/.test(getComputedStyle(at).position)) return at;
  return undefined;
}

/** The nearest ancestor that cuts off what stands out of it sideways or below, and does not scroll there. */
function cutterOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) return undefined;
    if (/hidden|clip/.test(overflowX) || /hidden|clip/.test(overflowY)) return at;
  }
  return undefined;
}

function clippedTexts(texts: readonly ShownText[]): readonly string[] {
  return texts.flatMap(({ element, words, box }) => {
    const cutter = cutterOf(element);
    if (cutter === undefined) return [];
    const room = cutter.getBoundingClientRect();
    // Shortened on purpose, in full by its title.
    if (getComputedStyle(cutter).textOverflow === 'ellipsis' && element.closest('[title]') !== null)
      return [];
    const isCut =
      box.right > room.right + slack || box.left < room.left - slack || box.bottom > room.bottom + slack * 2;
    return isCut ? [`${named(words)} is cut off`] : [];
  });
}

/** Texts side by side are compared only with those that begin before they end: near to linear in practice. */
function overlappingTexts(texts: readonly ShownText[]): readonly string[] {
  const sorted = texts.toSorted((a, b) => a.box.top - b.box.top);
  const layers = new Map(sorted.map(({ element }) => [element, layerOf(element)]));
  return sorted.flatMap((one, index) => {
    const found: string[] = [];
    for (const other of sorted.slice(index + 1)) {
      if (other.box.top > one.box.bottom) break;
      const related = one.element.contains(other.element) || other.element.contains(one.element);
      if (related || layers.get(one.element) !== layers.get(other.element)) continue;
      if (overlaps(one.box, other.box)) found.push(`${named(one.words)} lies on ${named(other.words)}`);
    }
    return found;
  });
}

/** What of the page is looked at: the topmost dialog where one is open, else all of it. */
function topmost(): Element {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  return dialogs.findLast((dialog) => !isHidden(dialog)) ?? document.body;
}

/**
 * What a reader would call broken in the layout as it stands: the page scrolling sideways, words that are cut off, words
 * that lie on others. Each fault once, in a sentence.
 */
export function layoutFaults(): readonly string[] {
  const root = document.documentElement;
  const wide = root.scrollWidth - root.clientWidth;
  const texts = textsBelow(topmost());
  return [
    ...new Set([
      ...(wide > 1 ? [`the page scrolls sideways by ${wide} px`] : []),
      ...clippedTexts(texts),
      ...overlappingTexts(texts),
    ]),
  ];
}

const isClear = (colour: string): boolean => /^(transparent|rgba\(.*, ?0\))$/.test(colour);

/** The colour that stands behind an element: its own ground, or that of the nearest ancestor that has one. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!isClear(backgroundColor)) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}

/** Words in the very colour of their ground, as a theme may make them that the reader's own colours overrule. */
export function unreadableTexts(): readonly string[] {
  const lost = textsBelow(topmost()).filter(
    ({ element }) => getComputedStyle(element).color === groundOf(element),
  );
  return [...new Set(lost.map(({ words }) => `${named(words)} has the colour of its ground`))];
}
