/** What an error tells about itself, gathered from every level at which wallets and libraries hide it. Outermost first. */
export interface ErrorClues {
  /** Numeric codes, also those given as text. */
  readonly codes: readonly number[];
  /** Codes that are words, as libraries give them (`ACTION_REJECTED`). */
  readonly words: readonly string[];
  /** HTTP status numbers. */
  readonly statuses: readonly number[];
  /** Names of error classes, where they say something (`AbortError`). */
  readonly names: readonly string[];
  /** Texts, each at most `textLimit` long. */
  readonly texts: readonly string[];
  /** Hexadecimal data of a revert, at least four bytes. */
  readonly revertData: `0x${string}` | undefined;
  /** Seconds to wait as the node said. */
  readonly retryAfterSeconds: number | undefined;
}

interface Gathering {
  codes: number[];
  words: string[];
  statuses: number[];
  names: string[];
  texts: string[];
  revertData: `0x${string}` | undefined;
  retryAfterSeconds: number | undefined;
}

const textLimit = 10_000;
const levelLimit = 60;

/** Keys under which an error is carried inside another. Never `transaction`, `request`, `payload`: they echo what we sent. */
const innerKeys = [
  'error',
  'data',
  'originalError',
  'cause',
  'info',
  'value',
  'reason',
  'innerError',
  'errors',
  'details',
  'response',
  'body',
  'responseBody',
  'rate',
] as const;

const statusKeys = ['status', 'statusCode', 'responseStatus', 'httpStatus'] as const;

/** Walks everything thrown, breadth first, bounded, and never throws itself: getters may throw, and objects may be circular. */
export function gatherClues(thrown: unknown): ErrorClues {
  const found: Gathering = {
    codes: [],
    words: [],
    statuses: [],
    names: [],
    texts: [],
    revertData: undefined,
    retryAfterSeconds: undefined,
  };
  const seen = new Set<unknown>();
  const queue: unknown[] = [thrown];
  for (let level = 0; level < levelLimit && queue.length > 0; level++) {
    const next = queue.shift();
    if (typeof next === 'string') {
      queue.push(...readText(next, found));
    } else if (typeof next === 'object' && next !== null && !seen.has(next)) {
      seen.add(next);
      queue.push(...readObject(next, found));
    }
  }
  return found;
}

function readText(raw: string, found: Gathering): unknown[] {
  const text = raw.slice(0, textLimit);
  if (noteRevertData(text, found)) return [];
  if (text.trim() === '' || found.texts.includes(text)) return [];
  found.texts.push(text);
  // What a contract says in its reason is not an answer of the wallet or the node, whatever it looks like.
  return saysReverted(text) ? [] : quotedObjects(text);
}

/** Whether a text tells of a revert; what follows is then the contract's own text. */
export function saysReverted(text: string): boolean {
  return /execution reverted|vm exception while processing|transaction reverted|reverted with|^\s*revert(ed)?\b|\brevert(ed)?\W*$|always failing transaction|unpredictable_gas_limit|invalid opcode|\bout of gas\b/i.test(
    text,
  );
}

function noteRevertData(text: string, found: Gathering): boolean {
  const match = /^(?:reverted )?(0x(?:[0-9a-f]{2}){4,})$/i.exec(text.trim());
  const data = match?.[1];
  // A hash or an address is no revert data: four bytes of selector are followed by whole words.
  if (data === undefined || (data.length - 10) % 64 !== 0) return false;
  found.revertData ??= data as `0x${string}`;
  return true;
}

function readObject(source: object, found: Gathering): unknown[] {
  noteCode(property(source, 'code'), found);
  noteStatus(
    statusKeys.map((key) => property(source, key)).find((status) => status !== undefined),
    found,
  );
  const wait = property(source, 'backoff_seconds') ?? property(source, 'retryAfter');
  if (typeof wait === 'number' && wait >= 0 && Number.isFinite(wait)) found.retryAfterSeconds ??= wait;
  const name = property(source, 'name');
  if (typeof name === 'string') found.names.push(name);
  // A library's long message repeats the request; its short one doesn't.
  const message = property(source, 'shortMessage') ?? property(source, 'message');
  const inner: unknown[] = typeof message === 'string' ? [message] : [];
  if (Array.isArray(source)) inner.push(...source.slice(0, 8));
  for (const key of innerKeys) {
    const value = property(source, key);
    if (value !== undefined && value !== null) inner.push(value);
  }
  return inner;
}

function noteCode(code: unknown, found: Gathering): void {
  if (typeof code === 'number') found.codes.push(code);
  else if (typeof code === 'bigint') found.codes.push(Number(code));
  else if (typeof code === 'string' && /^\s*-?\d{1,9}\s*$/.test(code)) found.codes.push(Number(code));
  else if (typeof code === 'string') found.words.push(code);
}

function noteStatus(status: unknown, found: Gathering): void {
  const number = typeof status === 'string' ? Number.parseInt(status, 10) : status;
  if (typeof number === 'number' && number >= 400 && number < 600) found.statuses.push(number);
}

function property(source: object, key: string): unknown {
  try {
    return (source as Record<string, unknown>)[key];
  } catch {
    return undefined;
  }
}

/** Objects written as JSON inside a text: some wallets quote the node's answer in their message. At most three. */
function quotedObjects(text: string): unknown[] {
  const found: unknown[] = [];
  let from = text.indexOf('{');
  for (let tries = 0; tries < 3 && from !== -1; tries++) {
    const end = closingBrace(text, from);
    if (end === -1) break;
    try {
      found.push(JSON.parse(text.slice(from, end + 1)));
    } catch {
      // No JSON after all: prose with braces.
    }
    from = text.indexOf('{', end + 1);
  }
  return found;
}

function closingBrace(text: string, from: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at++;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return at;
  }
  return -1;
}
