// What the floor's browsers (Chrome 99, Safari 15.4, Firefox 115) lack, as far as code of today is likely to use it, and where
// the build may still name it: behind a question whether it is there.

/**
 * `uses`: how the built code writes it. `guard`: how the same file asks for it first; without one, nothing may use it.
 * `since`: the first versions that have it, of the browser that is last.
 */
export const scriptApis = [
  { name: 'Array.prototype.toSorted', uses: /\.toSorted\(/, since: 'Chrome 110' },
  { name: 'Array.prototype.toReversed', uses: /\.toReversed\(/, since: 'Chrome 110' },
  { name: 'Array.prototype.toSpliced', uses: /\.toSpliced\(/, since: 'Chrome 110' },
  { name: 'Object.groupBy', uses: /\b(?:Object|Map)\.groupBy\(/, since: 'Chrome 117, Firefox 119' },
  { name: 'Promise.withResolvers', uses: /\bPromise\.withResolvers\(/, since: 'Chrome 119, Firefox 121' },
  { name: 'Promise.try', uses: /\bPromise\.try\(/, since: 'Chrome 128' },
  { name: 'Array.fromAsync', uses: /\bArray\.fromAsync\(/, since: 'Chrome 121' },
  {
    name: 'Set.prototype.union and the like',
    uses: /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
    since: 'Chrome 122, Firefox 127',
  },
  {
    name: 'iterator helpers',
    uses: /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|toArray|some|every|find|reduce)\(/,
    since: 'Chrome 122, Firefox 131',
  },
  {
    name: 'String.prototype.isWellFormed',
    uses: /\.(?:isWellFormed|toWellFormed)\(/,
    since: 'Chrome 111, Firefox 119',
  },
  {
    name: 'ArrayBuffer.prototype.transfer',
    uses: /\.transferToFixedLength\(/,
    since: 'Chrome 114, Firefox 122',
  },
  {
    name: 'Uint8Array.fromHex',
    uses: /\bUint8Array\.from(?:Hex|Base64)\(|\.toHex\(\)\s*\|\|/,
    since: 'Chrome 140',
    guard: /typeof\s*Uint8Array\.from\([^)]*\)\.toHex|typeof\s*Uint8Array\.from(?:Hex|Base64)/,
  },
  {
    name: 'regular expressions with /v',
    uses: /\bnew RegExp\([^()]*,\s*["'`][a-z]*v[a-z]*["'`]\)/,
    since: 'Chrome 112, Firefox 116',
  },
  {
    name: 'crypto.randomUUID',
    uses: /\brandomUUID\(/,
    guard: /randomUUID\)?(?:\?\.\(|\s*[!=]==|\s*\?|\)|\s*&&)|typeof [\w$.]*randomUUID/,
    since: 'secure pages only',
  },
  {
    name: 'Web Locks',
    uses: /navigator\.locks\.(?:request|query)\(|\.locks\.request\(/,
    guard: /["'`]locks["'`]\s*in|\.locks\s*(?:[!=]==?|\?|&&)|locks:\s*\w+\s*[=}]|\.locks[;,)]/,
    since: 'secure pages only',
  },
  {
    name: 'structuredClone',
    uses: /\bstructuredClone\(/,
    guard: /typeof structuredClone/,
    since: 'Firefox 94, Safari 15.4',
  },
  {
    name: 'View transitions',
    uses: /startViewTransition\(/,
    guard:
      /["'`]startViewTransition["'`]\s*in|startViewTransition\s*(?:\?|&&|[!=]==)|typeof document\.startViewTransition|try\s*\{\s*var \w+=\w+\.startViewTransition/,
    since: 'Chrome 111, Firefox 144',
  },
  {
    name: 'AbortSignal.any',
    uses: /\bAbortSignal\.any\(/,
    guard: /typeof AbortSignal\.any|AbortSignal\.any\s*\?/,
    since: 'Chrome 116, Firefox 124',
  },
  {
    name: 'AbortSignal.timeout',
    uses: /\bAbortSignal\.timeout\(/,
    guard: /AbortSignal\.timeout\s*\?/,
    since: 'Chrome 103',
  },
  { name: 'URL.canParse', uses: /\bURL\.(?:canParse|parse)\(/, since: 'Chrome 120' },
  { name: 'URLSearchParams.size', uses: /\bsearchParams\.size\b/, since: 'Chrome 113' },
  {
    name: 'scheduler',
    uses: /\bscheduler\.(?:postTask|yield)\(/,
    guard: /typeof \w*\.?scheduler|["'`]scheduler["'`]\s*in/,
    since: 'Firefox 142',
  },
  {
    name: 'requestIdleCallback',
    uses: /\brequestIdleCallback\(/,
    guard: /typeof requestIdleCallback|requestIdleCallback\s*(?:\?|&&|\|\|)/,
    since: 'Safari 18',
  },
  {
    name: 'navigator.share',
    uses: /navigator\.share\(/,
    guard: /navigator\.share\s*(?:[!=]==?|\?|&&)|["'`]share["'`]\s*in|canShare|typeof [\w$.]*share/,
    since: 'not in Firefox',
  },
  {
    name: 'popover',
    uses: /\.(?:showPopover|hidePopover|togglePopover)\(/,
    guard: /["'`]popover["'`]\s*in/,
    since: 'Chrome 114, Firefox 125',
  },
  {
    name: 'checkVisibility',
    uses: /\.checkVisibility\(/,
    guard: /typeof \w+\.checkVisibility|["'`]checkVisibility["'`]\s*in/,
    since: 'Chrome 105',
  },
  { name: 'Element.setHTMLUnsafe', uses: /\.(?:setHTMLUnsafe|getHTML)\(/, since: 'Chrome 124' },
  { name: 'CSS Highlight', uses: /\bCSS\.highlights\b/, since: 'Chrome 105, Firefox 140' },
  {
    name: 'Navigation API',
    uses: /\bwindow\.navigation\b|\bnavigation\.navigate\(/,
    guard: /typeof navigation/,
    since: 'Chrome 102',
  },
];

/** The same of style sheets. `guard`: the style is right without it, or asks by `@supports`. */
export const styleFeatures = [
  // The colour of an underline falls back to that of its text.
  { name: 'color-mix()', uses: /(?<!text-decoration(?:-color)?:[^;}]*)color-mix\(/, since: 'Chrome 111' },
  { name: 'oklch() and the like', uses: /\bok(?:lch|lab)\(/, since: 'Chrome 111' },
  { name: 'light-dark()', uses: /light-dark\(/, since: 'Chrome 123' },
  { name: 'nesting', uses: /[;{]\s*&/, since: 'Chrome 112' },
  { name: '@container', uses: /@container\b/, since: 'Chrome 105' },
  { name: ':has()', uses: /:has\(/, since: 'Chrome 105, Firefox 121' },
  { name: '@scope', uses: /@scope\b/, since: 'Chrome 118' },
  { name: '@starting-style', uses: /@starting-style\b/, since: 'Chrome 117' },
  { name: 'anchor positioning', uses: /\banchor\(|anchor-name:/, since: 'Chrome 125' },
  { name: 'individual transforms', uses: /[;{](?:rotate|scale|translate):/, since: 'Chrome 104' },
  {
    name: 'small viewport units',
    uses: /\d(?:dvh|svh|lvh|dvw|svw)\b/,
    guard: /@supports|\d(?:vh|%)[;}]/,
    since: 'Chrome 108',
  },
  {
    name: 'media ranges',
    uses: /@media[^{]*\(\s*width\s*[<>]|@media[^{]*[<>]=?\s*width/,
    since: 'Chrome 104',
  },
  { name: 'subgrid', uses: /subgrid/, since: 'Chrome 117' },
  { name: 'linear() easing', uses: /[:\s]linear\(\s*[\d.]/, since: 'Chrome 113' },
];

/** What of a list a text uses without asking for it. */
export function unguarded(list, text) {
  return list.filter(({ uses, guard }) => uses.test(text) && !(guard?.test(text) ?? false));
}

/** Faults of a built file, in words. @param name decides what is read: a page by its styles, a script by its calls */
export function floorFaults(name, text) {
  const styles = [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n');
  const found = name.endsWith('.html')
    ? unguarded(styleFeatures, styles)
    : unguarded(name.endsWith('.css') ? styleFeatures : scriptApis, text);
  return found.map((api) => `${name} uses ${api.name} (${api.since}), which the browser floor lacks`);
}
