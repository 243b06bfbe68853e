import { type Address, parseAddress } from '@amswap/values';

/** The fields of a Sign-In with Ethereum message (EIP-4361) that this product reads. Times are ISO 8601. */
export interface SignInMessage {
  /** Host of the page, with its port where it is not the scheme's own. */
  readonly domain: string;
  readonly wallet: Address;
  /** One line in plain words; may be missing. */
  readonly statement: string | undefined;
  readonly uri: string;
  readonly chainId: number;
  readonly nonce: string;
  readonly issuedAt: string;
  readonly expirationTime: string | undefined;
  readonly notBefore: string | undefined;
}

/** The text that a wallet shows and signs. */
export function writeSignInMessage(message: SignInMessage): string {
  const { domain, wallet, statement, uri, chainId, nonce, issuedAt, expirationTime, notBefore } = message;
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    wallet,
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
    ...(expirationTime === undefined ? [] : [`Expiration Time: ${expirationTime}`]),
    ...(notBefore === undefined ? [] : [`Not Before: ${notBefore}`]),
  ].join('\n');
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const isInstant = (text: string | undefined): text is string =>
  text !== undefined && instant.test(text) && !Number.isNaN(Date.parse(text));

/** Takes lines off the front of a message, in the one order that EIP-4361 allows. */
class Lines {
  private at = 0;
  constructor(private readonly lines: readonly string[]) {}

  next = (): string | undefined => this.lines[this.at++];
  /** The rest of the next line after its name; undefined, and nothing taken, where it has another. */
  named(name: string): string | undefined {
    const line = this.lines[this.at];
    if (line === undefined || !line.startsWith(`${name}: `)) return undefined;
    this.at++;
    return line.slice(name.length + 2);
  }
  get ended(): boolean {
    return this.at >= this.lines.length;
  }
}

const opening = /^(?:[a-z][a-z0-9+.-]*:\/\/)?([^\s/?#@]+) wants you to sign in with your Ethereum account:$/i;

/** The statement between two empty lines, or none: `null` where the lines are not so. */
function readStatement(lines: Lines): string | undefined | null {
  if (lines.next() !== '') return null;
  const statement = lines.next();
  if (statement === undefined) return null;
  if (statement === '') return undefined;
  return lines.next() === '' ? statement : null;
}

/** Resources come last; they are allowed and not read. */
function skipResources(lines: Lines): boolean {
  if (lines.ended) return true;
  if (lines.next() !== 'Resources:') return false;
  while (!lines.ended) if (!lines.next()?.startsWith('- ')) return false;
  return true;
}

/** Reads an EIP-4361 message; undefined for anything that is not exactly one of version 1. */
export function readSignInMessage(text: string): SignInMessage | undefined {
  const lines = new Lines(text.split('\n'));
  const domain = opening.exec(lines.next() ?? '')?.[1];
  const address = parseAddress(lines.next() ?? '');
  const statement = readStatement(lines);
  const uri = lines.named('URI');
  const version = lines.named('Version');
  const chain = lines.named('Chain ID');
  const nonce = lines.named('Nonce');
  const issuedAt = lines.named('Issued At');
  const expirationTime = lines.named('Expiration Time');
  const notBefore = lines.named('Not Before');
  lines.named('Request ID');
  if (domain === undefined || !('value' in address) || statement === null || uri === undefined)
    return undefined;
  if (version !== '1' || chain === undefined || !/^[1-9]\d{0,15}$/.test(chain)) return undefined;
  if (nonce === undefined || !/^[a-zA-Z0-9]{8,64}$/.test(nonce) || !isInstant(issuedAt)) return undefined;
  if (expirationTime !== undefined && !isInstant(expirationTime)) return undefined;
  if (notBefore !== undefined && !isInstant(notBefore)) return undefined;
  if (!skipResources(lines)) return undefined;
  const chainId = Number(chain);
  const wallet = address.value;
  return { domain, wallet, statement, uri, chainId, nonce, issuedAt, expirationTime, notBefore };
}
