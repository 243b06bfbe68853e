import type { SimchainConnection } from '../worker/connectSimchain.ts';
import type { Endpoint } from '../worker/endpoint.ts';
import { type Keeping, type SentError, sendError } from '../worker/portProtocol.ts';
import type { TabMessage } from './tabProtocol.ts';

/** Serves this tab's chain to the other tabs, until the function returned is called. */
export function leadTabs(channel: Endpoint, chain: SimchainConnection, term: string): () => void {
  let leading = true;
  let state: { keeping: Keeping; restored: boolean } | undefined;
  let failure: SentError | undefined;
  const say = (message: TabMessage) => {
    if (leading) channel.post(message);
  };
  const announce = () => {
    if (failure !== undefined) say({ kind: 'failed', error: failure });
    else if (state !== undefined) say({ kind: 'lead', term, ...state });
  };
  const stopListening = channel.listen((data) => {
    const message = data as TabMessage;
    if (message.kind === 'who') announce();
    if (message.kind !== 'ask') return;
    const { from: to, id, request } = message;
    chain.provider.request(request).then(
      (result) => say({ kind: 'tell', to, id, result }),
      (error: unknown) => say({ kind: 'refuse', to, id, error: sendError(error) }),
    );
  });
  chain.provider.on('message', (payload: unknown) => say({ kind: 'event', event: 'message', payload }));
  chain.onKeeping((keeping) => {
    // A tab that joins later is told as well.
    if (state !== undefined) state = { ...state, keeping };
    say({ kind: 'keeping', keeping });
  });
  chain.ready.then(
    (ready) => {
      state = { keeping: ready.keeping, restored: ready.restored };
      announce();
    },
    (error: unknown) => {
      failure = sendError(error);
      announce();
    },
  );
  return () => {
    leading = false;
    stopListening();
  };
}
