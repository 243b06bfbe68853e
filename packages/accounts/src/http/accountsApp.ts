import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Clock } from '@amswap/values';
import * as v from 'valibot';
import { type Operation, type OperationId, operationIds, operations } from '../schema/operations.ts';
import type { Asked, AccountsService } from '../service/createService.ts';
import { newNonce } from '../service/randomText.ts';
import { Refusal } from '../service/Refusal.ts';
import type { Caller } from '../service/ServiceParts.ts';
import { StoreFailed } from '../service/StoreFailed.ts';
import { openApi } from './openApi.ts';
import { secured } from './securityHeaders.ts';

/** What the server says about one request; there is no room for a secret in it. */
export interface RequestLine {
  readonly event: 'request';
  readonly id: string;
  readonly method: string;
  /** The operation's path with its parameters' names, never their values; undefined where there is none. */
  readonly path: string | undefined;
  readonly status: number;
  readonly ms: number;
  /** Code of the refusal. */
  readonly code?: string;
  /** What was thrown, where that was a defect. */
  readonly defect?: string;
}

/** What the interface is made over. */
export interface AppParts<Env> {
  readonly service: AccountsService;
  readonly clock: Pick<Clock, 'now'>;
  readonly origins: readonly string[];
  /** Resolves if requests may be sent here. */
  readonly ready: () => Promise<void>;
  /** Who asks, as far as the transport knows. */
  readonly callerOf: (request: Request, env: Env) => Omit<Caller, 'token'>;
  readonly log: (line: RequestLine) => void;
}

/** Larger than any request of ours. Bytes. */
const mostBytes = 16 * 1024;

type Variables = { id: string; path?: string; code?: string; defect?: string };
type Bindings<Env> = { Bindings: Env & object; Variables: Variables };

const bearerOf = (request: Request): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.get('authorization') ?? '')?.[1];

const isJson = (request: Request): boolean =>
  /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '');

/** The body as the operation wants it. @throws Refusal */
async function readBody(request: Request, { body }: Operation): Promise<unknown> {
  if (body === undefined) return undefined;
  if (!isJson(request)) throw new Refusal('request.notJson', 'the body must be application/json');
  const text = await request.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refusal('request.malformed', 'the body is no JSON');
  }
  const read = v.safeParse(body, json);
  if (read.success) return read.output;
  const at = read.issues.map((issue) => v.getDotPath(issue) ?? '').join(', ');
  // Names of fields only: what they hold may be a secret.
  throw new Refusal('request.malformed', `not as described: ${at || 'the whole body'}`);
}

type Run = (asked: Asked<OperationId>) => Promise<unknown>;

/** What answers each operation: the service, and the three that are about the process. */
function handlersOf<Env>({ service, ready }: AppParts<Env>): Readonly<Record<OperationId, Run>> {
  const own: Readonly<Record<'health' | 'ready' | 'openApi', Run>> = {
    health: async () => ({ status: 'ok' }),
    ready: async () => {
      await ready().catch(() => {
        throw new Refusal('service.notReady', 'the service is ending or its database does not answer');
      });
      return { status: 'ok' };
    },
    openApi: async () => openApi(),
  };
  // Each handler takes just the body that `readBody` has checked for its operation.
  return { ...(service as Readonly<Record<string, unknown>>), ...own } as Readonly<Record<OperationId, Run>>;
}

function refusalAnswer<Env>(context: Context<Bindings<Env>>, refusal: Refusal): Response {
  context.set('code', refusal.code);
  const { retryAfter } = refusal.detail;
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  if (refusal.status === 401) context.header('WWW-Authenticate', 'Bearer');
  return context.json(refusal.answer, refusal.status);
}

function answerFailure<Env>(error: unknown, context: Context<Bindings<Env>>): Response {
  if (error instanceof Refusal) return refusalAnswer(context, error);
  context.set('defect', error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'unknown');
  // A database that is started again is no reason to give up: whoever asked may ask once more.
  if (error instanceof StoreFailed)
    return refusalAnswer(
      context,
      new Refusal('service.notReady', 'the database does not answer', { retryAfter: 5 }),
    );
  return refusalAnswer(context, new Refusal('service.failed', 'the service failed'));
}

/** Paths of the table with their methods, for telling a wrong method from a wrong path. */
const knownPath = (path: string): boolean =>
  operationIds.some((id) => {
    const shape = operations[id].path.split('/');
    const given = path.split('/');
    return (
      shape.length === given.length && shape.every((part, i) => part.startsWith(':') || part === given[i])
    );
  });

/** The HTTP interface over a service, by web standards alone: a server and a page both run it. */
export function createAccountsApp<Env extends object>(parts: AppParts<Env>): Hono<Bindings<Env>> {
  const app = new Hono<Bindings<Env>>();
  const handlers = handlersOf(parts);
  app.use(async (context, next) => {
    const began = parts.clock.now();
    const id = newNonce();
    context.set('id', id);
    await next();
    secured(context.res.headers, id);
    const { path, code, defect } = context.var;
    parts.log({
      event: 'request',
      id,
      method: context.req.method,
      path,
      status: context.res.status,
      ms: parts.clock.now() - began,
      ...(code === undefined ? {} : { code }),
      ...(defect === undefined ? {} : { defect }),
    });
  });
  app.use(
    cors({
      origin: [...parts.origins],
      allowMethods: ['GET', 'POST', 'DELETE'],
      allowHeaders: ['Authorization', 'Content-Type'],
      exposeHeaders: ['Retry-After', 'X-Request-Id'],
      maxAge: 600,
    }),
  );
  app.use(
    bodyLimit({
      maxSize: mostBytes,
      onError: () => {
        throw new Refusal('request.tooLarge', `the body is larger than ${mostBytes} bytes`);
      },
    }),
  );
  for (const operationId of operationIds) {
    const operation: Operation = operations[operationId];
    app.on(operation.method, operation.path, async (context) => {
      context.set('path', operation.path);
      const request = context.req.raw;
      const body = await readBody(request, operation);
      const caller = { ...parts.callerOf(request, context.env), token: bearerOf(request) };
      const asked = { caller, body, params: context.req.param() } as Asked<OperationId>;
      const answer = await handlers[operationId](asked);
      const { status } = operation.success;
      return status === 204 ? context.body(null, 204) : context.json(answer as object, status);
    });
  }
  app.notFound((context) =>
    refusalAnswer(
      context,
      knownPath(context.req.path)
        ? new Refusal('request.methodNotAllowed', 'this path has no such method')
        : new Refusal('request.notFound', 'there is nothing at this path'),
    ),
  );
  app.onError(answerFailure);
  return app;
}
