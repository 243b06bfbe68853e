import type * as v from 'valibot';
import type { OperationId, operations } from '../schema/operations.ts';
import { bind, type PasswordDesk, readBinding, unbind } from './bindings.ts';
import { createBoundedQueue } from './boundedQueue.ts';
import { newToken } from './randomText.ts';
import type { Caller, ServiceParts } from './ServiceParts.ts';
import { giveNonce, signIn, signOut } from './sessions.ts';

type Table = typeof operations;
type BodyOf<Id extends OperationId> = Table[Id]['body'] extends v.GenericSchema
  ? v.InferOutput<Table[Id]['body']>
  : undefined;
type SuccessOf<Id extends OperationId> = Table[Id]['success']['body'] extends v.GenericSchema
  ? v.InferOutput<Table[Id]['success']['body']>
  : void;

/** What a handler is given: the body is checked, the parameters are raw. */
export interface Asked<Id extends OperationId> {
  readonly caller: Caller;
  readonly body: BodyOf<Id>;
  readonly params: Readonly<Record<string, string>>;
}

/** The operations that the service itself answers; those about the process are the server's. */
export type ServiceOperationId = Exclude<OperationId, 'health' | 'ready' | 'openApi'>;

/** Every operation of the service. Rejects with a `Refusal`, or with whatever its store throws. */
export type AccountsService = {
  readonly [Id in ServiceOperationId]: (asked: Asked<Id>) => Promise<SuccessOf<Id>>;
};

/** Puts the service together; it runs in a server and in a page alike. */
export function createService(parts: ServiceParts): AccountsService {
  const { passwordsAtOnce, passwordsWaiting, contact, chainIds } = parts.rules;
  const queue = createBoundedQueue(passwordsAtOnce, passwordsWaiting);
  const desk: PasswordDesk = { queue, decoy: parts.hasher.hash(newToken()) };
  // Whoever needs the decoy sees why there is none; until then nobody waits for it.
  desk.decoy.catch(() => {});
  return {
    nonce: ({ caller, body }) => giveNonce(parts, caller, body),
    signIn: ({ caller, body }) => signIn(parts, caller, body),
    signOut: ({ caller }) => signOut(parts, caller),
    bind: ({ caller, body }) => bind(parts, desk, caller, body),
    binding: ({ caller, params }) => readBinding(parts, caller, params['wallet'] ?? ''),
    unbind: ({ caller, params }) => unbind(parts, caller, params['wallet'] ?? ''),
    service: async () => ({ contact, chainIds: [...chainIds] }),
  };
}
