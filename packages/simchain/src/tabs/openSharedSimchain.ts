import type { Eip1193Provider, RpcRequest } from '@amswap/values';
import { EventListeners } from '../rpc/eventListeners.ts';
import { RpcError, rpcCode } from '../rpc/rpcError.ts';
import type { SimchainConnection } from '../worker/connectSimchain.ts';
import type { Endpoint } from '../worker/endpoint.ts';
import { type Keeping, receiveError } from '../worker/portProtocol.ts';
import type { Election } from './election.ts';
import { leadTabs } from './leadTabs.ts';
import { isRepeatable, repeat } from './retry.ts';
import type { TabMessage } from './tabProtocol.ts';

/** What a tab needs to share a chain with the others. */
export interface SharedSimchainOptions {
  /** This tab, different from all others. */
  readonly tab: string;
  /** The channel between the tabs; it does not carry a tab's messages back to itself. */
  readonly channel: Endpoint;
  readonly election: Election;
  /** Starts the chain's worker: called only while this tab leads. */
  readonly start: () => SimchainConnection;
}

/** One chain that several tabs share. */
export interface SharedSimchain {
  readonly provider: Required<Eip1193Provider>;
  /** Resolves when a chain answers, here or in another tab. */
  readonly ready: Promise<{ readonly keeping: Keeping; readonly restored: boolean }>;
  /** Whether the chain runs in this tab. */
  isLeading(): boolean;
  onKeeping(listener: (keeping: Keeping) => void): () => void;
  /** Leaves: another tab takes the chain over. */
  close(): void;
}

interface Waiting {
  readonly request: RpcRequest;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** The leadership it was sent in; undefined while there is none. */
  term: string | undefined;
}

/**
 * Opens the chain that all tabs share: the tab that leads runs it in a worker, the others ask over the channel.
 * When the leader goes, another goes on from what was kept. Requests in flight are asked again if that does no
 * harm; the others reject as disconnected, because nobody knows whether they arrived.
 */
export function openSharedSimchain(options: SharedSimchainOptions): SharedSimchain {
  return new SharedTab(options);
}

class SharedTab implements SharedSimchain {
  readonly provider: Required<Eip1193Provider>;
  readonly ready: SharedSimchain['ready'];
  readonly #options: SharedSimchainOptions;
  readonly #events = new EventListeners();
  readonly #waiting = new Map<number, Waiting>();
  readonly #resign: () => void;
  readonly #stopListening: () => void;
  #local: SimchainConnection | undefined;
  #leading = false;
  #term: string | undefined;
  #lastId = 0;
  #closed = false;
  #settle: {
    resolve: (value: { keeping: Keeping; restored: boolean }) => void;
    reject: (error: unknown) => void;
  };

  constructor(options: SharedSimchainOptions) {
    this.#options = options;
    this.#settle = { resolve: () => undefined, reject: () => undefined };
    this.ready = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    this.ready.catch(() => undefined);
    this.provider = {
      request: (request) => this.#request(request),
      on: (event, listener) => this.#events.on(event, listener),
      removeListener: (event, listener) => this.#events.removeListener(event, listener),
    };
    this.#stopListening = options.channel.listen((message) => this.#hear(message as TabMessage));
    this.#say({ kind: 'who', from: options.tab });
    this.#resign = options.election.stand(() => this.#lead()).resign;
  }

  isLeading(): boolean {
    return this.#leading;
  }

  onKeeping(listener: (keeping: Keeping) => void): () => void {
    this.#events.on('keeping', listener);
    return () => this.#events.removeListener('keeping', listener);
  }

  close(): void {
    this.#closed = true;
    this.#resign();
    this.#stopListening();
    const gone = new RpcError(rpcCode.disconnected, 'The chain is disconnected.');
    for (const { reject } of this.#waiting.values()) reject(gone);
    this.#waiting.clear();
    this.#settle.reject(gone);
  }

  #request(request: RpcRequest): Promise<unknown> {
    if (this.#closed) return Promise.reject(new RpcError(rpcCode.disconnected, 'The chain is disconnected.'));
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const waiting: Waiting = { request, resolve, reject, term: undefined };
      this.#waiting.set(this.#lastId, waiting);
      if (this.#term !== undefined) this.#send(this.#lastId, waiting);
    });
  }

  #send(id: number, waiting: Waiting): void {
    waiting.term = this.#term;
    if (this.#local === undefined) {
      this.#say({ kind: 'ask', from: this.#options.tab, id, request: waiting.request });
      return;
    }
    this.#local.provider.request(waiting.request).then(
      (result) => this.#take(id)?.resolve(result),
      (error: unknown) => this.#take(id)?.reject(error),
    );
  }

  #take(id: number): Waiting | undefined {
    const held = this.#waiting.get(id);
    this.#waiting.delete(id);
    return held;
  }

  #hear(message: TabMessage): void {
    const { tab } = this.#options;
    if (message.kind === 'lead' && !this.#leading) this.#follow(message);
    else if (message.kind === 'failed' && !this.#leading) this.#fail(receiveError(message.error));
    else if (message.kind === 'tell' && message.to === tab) this.#take(message.id)?.resolve(message.result);
    else if (message.kind === 'refuse' && message.to === tab)
      this.#take(message.id)?.reject(receiveError(message.error));
    else if (message.kind === 'event' && !this.#leading) this.#events.emit(message.event, message.payload);
    else if (message.kind === 'keeping' && !this.#leading) this.#events.emit('keeping', message.keeping);
  }

  #follow({ term, keeping, restored }: Extract<TabMessage, { kind: 'lead' }>): void {
    this.#settle.resolve({ keeping, restored });
    if (term !== this.#term) this.#beginTerm(term);
  }

  /** Asks what was not asked yet, and again what the last leader took with it. */
  #beginTerm(term: string): void {
    this.#term = term;
    for (const [id, waiting] of [...this.#waiting]) {
      if (waiting.term === undefined) this.#send(id, waiting);
      else this.#recover(id, waiting);
    }
  }

  #recover(id: number, { request, resolve, reject }: Waiting): void {
    this.#waiting.delete(id);
    if (isRepeatable(request.method)) repeat(request, (again) => this.#request(again)).then(resolve, reject);
    else {
      reject(
        new RpcError(
          rpcCode.disconnected,
          `The tab that ran the chain was closed before it answered ${request.method}: it may or may not have been done.`,
        ),
      );
    }
  }

  #lead(): () => void {
    this.#leading = true;
    const term = `${this.#options.tab}:${this.#lastId}`;
    const local = this.#options.start();
    const stopServing = leadTabs(this.#options.channel, local, term);
    const emit = (payload: unknown) => this.#events.emit('message', payload);
    local.provider.on('message', emit);
    local.onKeeping((keeping) => this.#events.emit('keeping', keeping));
    local.ready.then(
      (state) => {
        if (!this.#leading) return;
        this.#local = local;
        this.#settle.resolve(state);
        this.#beginTerm(term);
      },
      (error: unknown) => this.#fail(error),
    );
    return () => {
      this.#leading = false;
      this.#local = undefined;
      this.#term = undefined;
      stopServing();
      local.close();
    };
  }

  /** The chain could not be started here: who waits is told, rather than left waiting. */
  #fail(error: unknown): void {
    this.#settle.reject(error);
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #say(message: TabMessage): void {
    this.#options.channel.post(message);
  }
}
