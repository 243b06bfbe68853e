import { type Address, type AddressProblem, parseAddress } from '@amswap/values';
import { pageNameOf } from '../routes/routeTable.ts';

/** What the address says when the page is opened. Read once, before the router exists. */
export interface StartUp {
  /** `ref` as read, decoded once; empty if absent. Foreign text: shown as data only. */
  readonly rawRef: string;
  /** The referrer in EIP-55 form; empty if `ref` is absent or not usable. */
  readonly ref: Address | '';
  /** Why a `ref` that was given is not usable. */
  readonly refProblem: AddressProblem | null;
  /** The `stype` parameter, `default` if absent or empty. Foreign text. */
  readonly stype: string;
  /** The address without `ref`; everything else byte for byte. */
  readonly cleaned: string;
  /** Path of the route, without its query. */
  readonly route: string;
  /** `home`, `not-found`, or the last part of the route. */
  readonly page: string;
}

interface Parameter {
  readonly raw: string;
  readonly name: string;
  readonly value: string;
}

/** The parameters of a query with the text they were written as, so that the others can stay byte for byte. */
const parametersOf = (query: string): Parameter[] =>
  query.split('&').map((raw) => {
    // The & in front keeps URLSearchParams from dropping a question mark that belongs to the name.
    const [[name, value] = ['', '']] = new URLSearchParams(`&${raw}`);
    return { raw, name, value };
  });

const valueOf = (parameters: readonly Parameter[], name: string): string | undefined =>
  parameters.find((parameter) => parameter.name === name)?.value;

/** `before?query` in its two parts; the query is undefined where there is no question mark. */
function splitQuery(text: string): readonly [string, string | undefined] {
  const mark = text.indexOf('?');
  return mark < 0 ? [text, undefined] : [text.slice(0, mark), text.slice(mark + 1)];
}

function withoutRef(before: string, query: string | undefined): string {
  if (query === undefined) return before;
  const parameters = parametersOf(query);
  const kept = parameters.filter(({ name }) => name !== 'ref');
  if (kept.length === parameters.length) return `${before}?${query}`;
  const rest = kept.map(({ raw }) => raw).join('&');
  return rest === '' ? before : `${before}?${rest}`;
}

/**
 * Reads `ref` and `stype` from an address, in front of the hash and behind it (the front wins), and rewrites it without `ref`.
 *
 * @param url the whole address of the page
 * @param self the connected account, if it is known already: one's own link gives no referrer
 */
export function readStartUp(url: string, self: string | null = null): StartUp {
  const [beforeHash = '', ...afterHash] = url.split('#');
  const hashed = afterHash.length > 0;
  const [page, frontQuery] = splitQuery(beforeHash);
  // What follows a second # is the route's own anchor and stays as it is.
  const [routePart = '', ...anchors] = afterHash;
  const [routePath, routeQuery] = splitQuery(routePart);
  const front = frontQuery === undefined ? [] : parametersOf(frontQuery);
  const behind = routeQuery === undefined ? [] : parametersOf(routeQuery);

  const given = valueOf(front, 'ref') ?? valueOf(behind, 'ref');
  const parsed = given === undefined ? undefined : parseAddress(given, { self });
  const hash = [withoutRef(routePath, routeQuery), ...anchors].map((part) => `#${part}`).join('');
  const route = routePath.startsWith('/') ? routePath : `/${routePath}`;
  return {
    rawRef: given ?? '',
    ref: parsed !== undefined && 'value' in parsed ? parsed.value : '',
    refProblem: parsed !== undefined && 'error' in parsed ? parsed.error : null,
    stype: valueOf(front, 'stype') || valueOf(behind, 'stype') || 'default',
    cleaned: withoutRef(page, frontQuery) + (hashed ? hash : ''),
    route,
    page: pageNameOf(route),
  };
}
