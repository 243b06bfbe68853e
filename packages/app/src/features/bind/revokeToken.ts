import type { AppServices } from '../../boot/AppServices.ts';
import { createAccountsClient } from './accountsClient.ts';
import { accountsPlaceOf } from './accountsPlace.ts';

/** Has the service that gave a token revoke it. Never rejects: what cannot be revoked expires by itself. */
export async function revokeToken(
  { chain, clock }: Pick<AppServices, 'chain' | 'clock'>,
  token: string,
): Promise<void> {
  const state = chain.read();
  const place = accountsPlaceOf(state.state === 'configured' ? state : undefined, location.origin);
  try {
    if (place.kind === 'service') {
      const send = (request: Request) => fetch(request);
      await createAccountsClient({ url: place.url, send, clock }).signOut(token);
    } else if (place.kind === 'tour') {
      const { send } = await place.open();
      await createAccountsClient({ url: location.origin, send, clock }).signOut(token);
    }
  } catch {
    // Revoked already, or out of reach.
  }
}
