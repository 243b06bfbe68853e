import type { Clock } from '@amswap/values';

/** What a scripted wallet or node does with one request instead of answering it by itself. */
export type ScriptedAnswer =
  /** Answers with this result. */
  | { readonly result: unknown; readonly afterMs?: number }
  /** Throws this, whatever it is: an object, an Error, a string, null. */
  | { readonly throws: unknown; readonly afterMs?: number }
  /** Does what it would do anyway, but later. */
  | { readonly afterMs: number }
  /** Does what it would do anyway, once this has resolved: a prompt that stays open until the test answers it. */
  | { readonly when: Promise<unknown> }
  /** Never settles. */
  | { readonly never: true };

/** Answers that wait for their method; each is used once, unless it was given for all requests to come. */
export interface AnswerScript {
  /** The next request of `method` gets this; several wait in their order. */
  once(method: string, answer: ScriptedAnswer): void;
  /** Every request of `method` gets this until `clear`. Answers given by `once` come first. */
  always(method: string, answer: ScriptedAnswer): void;
  clear(method?: string): void;
  /** Runs a request through the script; `normally` is what happens where it says nothing. */
  play(method: string, normally: () => Promise<unknown>): Promise<unknown>;
}

export function createAnswerScript(clock: Clock): AnswerScript {
  const queued = new Map<string, ScriptedAnswer[]>();
  const standing = new Map<string, ScriptedAnswer>();
  const pause = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));

  return {
    once(method, answer) {
      queued.set(method, [...(queued.get(method) ?? []), answer]);
    },
    always(method, answer) {
      standing.set(method, answer);
    },
    clear(method) {
      if (method === undefined) {
        queued.clear();
        standing.clear();
      } else {
        queued.delete(method);
        standing.delete(method);
      }
    },
    async play(method, normally) {
      const answer = queued.get(method)?.shift() ?? standing.get(method);
      if (answer === undefined) return normally();
      if ('never' in answer) return new Promise(() => {});
      if ('when' in answer) {
        await answer.when;
        return normally();
      }
      if (answer.afterMs !== undefined && answer.afterMs > 0) await pause(answer.afterMs);
      if ('throws' in answer) throw answer.throws;
      return 'result' in answer ? answer.result : normally();
    },
  };
}
