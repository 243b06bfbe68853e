import { type Address, checksumAddress, type Hex, parseAddress, sameAddress } from '@amswap/values';
import type { NonceAnswer, NonceRequest, SessionAnswer, SignInRequest } from '../schema/operations.ts';
import { readSignInMessage, type SignInMessage } from '../schema/signInMessage.ts';
import { contractAccepts, contractCheckData, personalHash, signerOf } from './accountSignature.ts';
import type { NonceRecord, SessionRecord } from './AccountsStore.ts';
import { newNonce, newToken, sha256Of } from './randomText.ts';
import { Refusal } from './Refusal.ts';
import type { Caller, ServiceParts } from './ServiceParts.ts';

/** How far a message's times may be from ours: devices' clocks are wrong by minutes. */
const clockSlackMs = 10 * 60_000;

const instantOf = (ms: number): string => new Date(ms).toISOString();

/** The caller's origin. @throws Refusal where it is none of those configured */
export function knownOrigin({ rules }: ServiceParts, { origin }: Caller): string {
  if (origin === undefined || !rules.origins.includes(origin))
    throw new Refusal('session.foreignOrigin', 'this origin is not configured');
  return origin;
}

/** An address that came over the wire. @throws Refusal where a mixed-case one has a wrong checksum, and for zero */
export function walletOf(text: string): Address {
  const parsed = parseAddress(text);
  if ('value' in parsed) return parsed.value;
  throw new Refusal('request.malformed', `the address is not usable: ${parsed.error}`);
}

/** Gives a nonce for one use by one wallet at one origin. */
export async function giveNonce(
  parts: ServiceParts,
  caller: Caller,
  { wallet, purpose }: NonceRequest,
): Promise<NonceAnswer> {
  const origin = knownOrigin(parts, caller);
  const issuedAt = parts.clock.now();
  const expiresAt = issuedAt + parts.rules.nonceMs;
  const record: NonceRecord = {
    nonce: newNonce(),
    purpose,
    wallet: walletOf(wallet),
    origin,
    issuedAt,
    expiresAt,
  };
  await parts.store.putNonce(record);
  return { nonce: record.nonce, issuedAt: instantOf(issuedAt), expiresAt: instantOf(expiresAt) };
}

/** Uses a nonce up. @throws Refusal unless it was given for just this */
export async function spendNonce(
  { store, clock }: ServiceParts,
  nonce: string,
  wanted: Pick<NonceRecord, 'purpose' | 'wallet' | 'origin'>,
): Promise<NonceRecord> {
  const record = await store.takeNonce(nonce);
  const fits =
    record !== undefined &&
    record.expiresAt > clock.now() &&
    record.purpose === wanted.purpose &&
    sameAddress(record.wallet, wanted.wallet) &&
    record.origin === wanted.origin;
  if (!fits) throw new Refusal('session.nonceUnusable', 'the nonce is used, expired or of something else');
  return record;
}

/** Holds a message against the page that sent it, the chains served, and the time. */
function checkMessage({ rules, clock }: ServiceParts, origin: string, message: SignInMessage): void {
  const refuse = (what: string): never => {
    throw new Refusal('session.badMessage', `the message does not fit: ${what}`);
  };
  const now = clock.now();
  if (message.domain !== new URL(origin).host) refuse('domain');
  if (message.uri !== origin && !message.uri.startsWith(`${origin}/`)) refuse('URI');
  if (!rules.chainIds.includes(message.chainId)) refuse('chain ID');
  if (Math.abs(Date.parse(message.issuedAt) - now) > clockSlackMs) refuse('issued at');
  if (message.expirationTime !== undefined && Date.parse(message.expirationTime) <= now)
    refuse('expiration time');
  if (message.notBefore !== undefined && Date.parse(message.notBefore) > now + clockSlackMs)
    refuse('not before');
}

/** Whether the wallet signed: its key, or the contract that it is. */
async function checkSignature(
  { contractCalls }: ServiceParts,
  text: string,
  { wallet, chainId }: SignInMessage,
  signature: Hex,
): Promise<void> {
  const hash = personalHash(text);
  if (sameAddress(signerOf(hash, signature), wallet)) return;
  const refused = new Refusal('session.badSignature', 'the signature is not this wallet’s');
  const call = contractCalls.get(chainId);
  if (call === undefined) throw refused;
  const answer = await call({ to: wallet, data: contractCheckData(hash, signature) }).catch(() => {
    throw new Refusal('session.signatureUnchecked', 'the chain did not answer about this wallet', {
      retryAfter: 5,
    });
  });
  if (!contractAccepts(answer)) throw refused;
}

/** Opens a session by a signed message. The nonce is used up before the signature is looked at. */
export async function signIn(
  parts: ServiceParts,
  caller: Caller,
  { message: text, signature }: SignInRequest,
): Promise<SessionAnswer> {
  const origin = knownOrigin(parts, caller);
  const message = readSignInMessage(text);
  if (message === undefined) throw new Refusal('session.badMessage', 'this is no EIP-4361 message');
  checkMessage(parts, origin, message);
  const { wallet, chainId } = message;
  await spendNonce(parts, message.nonce, { purpose: 'signIn', wallet, origin });
  await checkSignature(parts, text, message, signature as Hex);
  const token = newToken();
  const createdAt = parts.clock.now();
  const expiresAt = createdAt + parts.rules.sessionMs;
  const tokenHash = await sha256Of(token);
  await parts.store.putSession({ tokenHash, wallet, origin, createdAt, expiresAt });
  return { token, wallet: checksumAddress(wallet), chainId, expiresAt: instantOf(expiresAt) };
}

/** The session of the caller's token. @throws Refusal where there is none, and where another origin uses it */
export async function sessionOf({ store, clock }: ServiceParts, caller: Caller): Promise<SessionRecord> {
  const { token, origin } = caller;
  const session = token === undefined ? undefined : await store.session(await sha256Of(token));
  if (session === undefined || session.expiresAt <= clock.now())
    throw new Refusal('session.missing', 'there is no session of this token');
  // Browsers leave the origin out where a page reads from its own.
  if (origin !== undefined && origin !== session.origin)
    throw new Refusal('session.foreignOrigin', 'the session was opened at another origin');
  return session;
}

/** Revokes the caller's token. */
export async function signOut(parts: ServiceParts, caller: Caller): Promise<void> {
  const { tokenHash } = await sessionOf(parts, caller);
  await parts.store.removeSession(tokenHash);
}
