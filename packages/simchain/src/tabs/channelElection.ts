import type { Clock } from '@amswap/values';
import type { Endpoint } from '../worker/endpoint.ts';
import type { Election } from './election.ts';

/** How often a leader says that it is there, in milliseconds. */
const beatEvery = 1000;
/** How long without a beat until a tab stands for leader. */
const silence = 3500;
/** How long a tab that stands waits for objections. */
const objections = 400;

type Vote =
  | { readonly kind: 'beat'; readonly tab: string }
  | { readonly kind: 'claim'; readonly tab: string }
  | { readonly kind: 'resigned'; readonly tab: string };

/**
 * Election by talk over a channel, for pages without Web Locks (plain http): a leader beats; when it falls
 * silent the tab with the lowest id of those that claim takes over. A leader answers every claim at once, so
 * that a tab whose timers are slowed in the background is not taken for dead.
 */
export function channelElection(channel: Endpoint, clock: Clock, tab: string): Election {
  return {
    stand: (lead) => {
      const standing = new Standing(channel, clock, tab, lead);
      return { resign: () => standing.resign() };
    },
  };
}

class Standing {
  readonly #channel: Endpoint;
  readonly #clock: Clock;
  readonly #tab: string;
  readonly #lead: () => () => void;
  readonly #stopListening: () => void;
  #stepDown: (() => void) | undefined;
  #stopTimer: () => void = () => undefined;

  constructor(channel: Endpoint, clock: Clock, tab: string, lead: () => () => void) {
    this.#channel = channel;
    this.#clock = clock;
    this.#tab = tab;
    this.#lead = lead;
    this.#stopListening = channel.listen((message) => this.#hear(message as Vote));
    this.#claim();
  }

  resign(): void {
    this.#stopTimer();
    this.#stopListening();
    if (this.#stepDown === undefined) return;
    this.#stepDown();
    this.#say('resigned');
  }

  #hear(vote: Vote): void {
    if (vote.tab === this.#tab) return;
    if (vote.kind === 'claim') {
      if (this.#stepDown !== undefined) this.#say('beat');
      else if (vote.tab < this.#tab) this.#wait(silence);
      else this.#say('claim');
    } else if (vote.kind === 'beat') {
      if (this.#stepDown !== undefined && vote.tab > this.#tab) return this.#say('beat');
      this.#stepDown?.();
      this.#stepDown = undefined;
      this.#wait(silence);
    } else if (vote.kind === 'resigned' && this.#stepDown === undefined) this.#claim();
  }

  #claim(): void {
    this.#say('claim');
    this.#stopTimer();
    this.#stopTimer = this.#clock.after(objections, () => this.#takeOver());
  }

  #wait(ms: number): void {
    this.#stopTimer();
    this.#stopTimer = this.#clock.after(ms, () => this.#claim());
  }

  #takeOver(): void {
    this.#say('beat');
    this.#stopTimer = this.#clock.every(beatEvery, () => this.#say('beat'));
    this.#stepDown = this.#lead();
  }

  #say(kind: Vote['kind']): void {
    this.#channel.post({ kind, tab: this.#tab } satisfies Vote);
  }
}
