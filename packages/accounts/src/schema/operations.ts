import * as v from 'valibot';
import { accountName, base64Url, chainId, hexBytes, instant, nonce, token, wallet } from './fields.ts';
import type { FailureCode } from './failures.ts';

/** What a nonce is for. */
export const noncePurposes = ['signIn', 'bind'] as const;
export type NoncePurpose = (typeof noncePurposes)[number];

export const nonceRequest = v.strictObject({
  wallet,
  purpose: v.picklist(noncePurposes),
});

/** Usable once, until it expires, by this wallet at this origin. */
export const nonceAnswer = v.strictObject({ nonce, issuedAt: instant, expiresAt: instant });

export const signInRequest = v.strictObject({
  /** An EIP-4361 message, exactly as it was signed. */
  message: v.pipe(v.string(), v.maxLength(4_000)),
  /** 65 bytes of a key's signature, or what a contract wallet takes for one. */
  signature: hexBytes(4_096),
});

export const sessionAnswer = v.strictObject({ token, wallet, chainId, expiresAt: instant });

/** Account name, password, wallet, nonce and time, sealed in the page: see `sealBinding`. */
export const bindRequest = v.strictObject({
  keyId: base64Url(64),
  wrappedKey: base64Url(1_400),
  iv: v.pipe(base64Url(16), v.length(16)),
  sealed: base64Url(4_000),
});

export const bindingAnswer = v.strictObject({ wallet, account: accountName, since: instant });

export const serviceAnswer = v.strictObject({
  /** Whom to ask about a lost password: an address or a sentence of the operator's; plain text. */
  contact: v.pipe(v.string(), v.maxLength(200)),
  /** Chains that one may sign in on. */
  chainIds: v.array(chainId),
});

const healthAnswer = v.strictObject({ status: v.literal('ok') });
const openApiAnswer = v.looseObject({ openapi: v.string() });

/** One operation: what it takes, what it answers with, and what it may refuse with. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** A segment that begins with a colon is a parameter. */
  readonly path: string;
  readonly summary: string;
  readonly needsToken: boolean;
  readonly body: v.GenericSchema | undefined;
  /** The status of success, and its body; no body with 204. */
  readonly success: { readonly status: 200 | 201 | 204; readonly body: v.GenericSchema | undefined };
  readonly failures: readonly FailureCode[];
}

const withToken = ['session.missing', 'session.foreignOrigin'] as const;
const withBody = ['request.malformed', 'request.tooLarge', 'request.notJson'] as const;

/** The whole interface. The server mounts it, the page calls it, and OpenAPI describes it: from this one table. */
export const operations = {
  nonce: {
    method: 'POST',
    path: '/api/session/nonce',
    summary: 'Gives a nonce to sign or to seal, usable once within five minutes.',
    needsToken: false,
    body: nonceRequest,
    success: { status: 201, body: nonceAnswer },
    failures: [...withBody, 'session.foreignOrigin'],
  },
  signIn: {
    method: 'POST',
    path: '/api/session',
    summary: 'Opens a session by a signed EIP-4361 message.',
    needsToken: false,
    body: signInRequest,
    success: { status: 201, body: sessionAnswer },
    failures: [
      ...withBody,
      'session.foreignOrigin',
      'session.badMessage',
      'session.nonceUnusable',
      'session.badSignature',
      'session.signatureUnchecked',
    ],
  },
  signOut: {
    method: 'DELETE',
    path: '/api/session',
    summary: 'Revokes the session’s token.',
    needsToken: true,
    body: undefined,
    success: { status: 204, body: undefined },
    failures: withToken,
  },
  bind: {
    method: 'POST',
    path: '/api/bindings',
    summary: 'Binds the session’s wallet to an account, by its password.',
    needsToken: true,
    body: bindRequest,
    success: { status: 201, body: bindingAnswer },
    failures: [
      ...withBody,
      ...withToken,
      'session.nonceUnusable',
      'session.otherWallet',
      'binding.unreadable',
      'binding.unknownKey',
      'binding.wrongAccountOrPassword',
      'binding.tooManyTries',
      'binding.alreadyBound',
      'service.busy',
    ],
  },
  binding: {
    method: 'GET',
    path: '/api/bindings/:wallet',
    summary: 'The account that the session’s own wallet is bound to.',
    needsToken: true,
    body: undefined,
    success: { status: 200, body: bindingAnswer },
    failures: ['request.malformed', ...withToken, 'session.otherWallet', 'binding.notBound'],
  },
  unbind: {
    method: 'DELETE',
    path: '/api/bindings/:wallet',
    summary: 'Unbinds the session’s own wallet.',
    needsToken: true,
    body: undefined,
    success: { status: 204, body: undefined },
    failures: ['request.malformed', ...withToken, 'session.otherWallet', 'binding.notBound'],
  },
  service: {
    method: 'GET',
    path: '/api/service',
    summary: 'What a page tells its users about this service.',
    needsToken: false,
    body: undefined,
    success: { status: 200, body: serviceAnswer },
    failures: [],
  },
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the process runs.',
    needsToken: false,
    body: undefined,
    success: { status: 200, body: healthAnswer },
    failures: [],
  },
  ready: {
    method: 'GET',
    path: '/api/ready',
    summary: 'Whether requests should be sent here: the database answers and the service is not ending.',
    needsToken: false,
    body: undefined,
    success: { status: 200, body: healthAnswer },
    failures: [],
  },
  openApi: {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description.',
    needsToken: false,
    body: undefined,
    success: { status: 200, body: openApiAnswer },
    failures: [],
  },
} as const satisfies Readonly<Record<string, Operation>>;

export type OperationId = keyof typeof operations;
export const operationIds = Object.keys(operations) as readonly OperationId[];

/** What any operation may be refused with, besides its own failures. */
export const failuresOfAll = ['service.failed', 'service.notReady'] as const satisfies readonly FailureCode[];

export type NonceRequest = v.InferOutput<typeof nonceRequest>;
export type NonceAnswer = v.InferOutput<typeof nonceAnswer>;
export type SignInRequest = v.InferOutput<typeof signInRequest>;
export type SessionAnswer = v.InferOutput<typeof sessionAnswer>;
export type BindRequest = v.InferOutput<typeof bindRequest>;
export type BindingAnswer = v.InferOutput<typeof bindingAnswer>;
export type ServiceAnswer = v.InferOutput<typeof serviceAnswer>;
