import { type AnswerMemory, isRawAnswer, type KeptAnswer, type Reader, type Visibility } from '@amswap/chain';
import type { Clock } from '@amswap/values';
import type { EntryStore } from './entryStore.ts';
import { fromJsonText, toJsonText } from './jsonText.ts';
import type { SessionStore } from './sessionStore.ts';
import { storageKeys } from './storageKeys.ts';

/** How often what the chain said is written down while the page is looked at, milliseconds. */
const writeEveryMs = 30_000;
/** Older answers are not shown any more, milliseconds: a week. */
const oldestMs = 7 * 86_400_000;
/** A longer answer (a page of a list) is not kept, and all together are not longer, characters. */
const longestAnswer = 20_000;
const longestAll = 300_000;

/** The figures of earlier visits, and those of this one as they come. */
export interface KeptFigures extends AnswerMemory {
  /** Takes newer answers in. Returns the text to write. */
  take(answers: ReadonlyMap<string, KeptAnswer>): string;
  forget(): void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function answerFrom(value: unknown): KeptAnswer | undefined {
  if (!isRecord(value)) return undefined;
  const { raw, block, blockTime, readAt } = value;
  return typeof raw === 'string' &&
    isRawAnswer(raw) &&
    typeof block === 'bigint' &&
    typeof blockTime === 'bigint' &&
    Number.isFinite(readAt)
    ? { raw, block, blockTime, readAt: readAt as number }
    : undefined;
}

/** What is kept of a chain and young enough; anything that is not as it was written counts as nothing. */
function readKept(entries: EntryStore, chainId: number, now: number): Map<string, KeptAnswer> {
  const found = new Map<string, KeptAnswer>();
  const kept = fromJsonText(entries.read(storageKeys.figures));
  if (!isRecord(kept) || kept['chainId'] !== chainId || !isRecord(kept['answers'])) return found;
  for (const [key, value] of Object.entries(kept['answers'])) {
    const answer = answerFrom(value);
    if (answer !== undefined && answer.readAt <= now && now - answer.readAt <= oldestMs)
      found.set(key, answer);
  }
  return found;
}

/** The answers that fit, the newest first. */
function thoseThatFit(answers: ReadonlyMap<string, KeptAnswer>): Record<string, KeptAnswer> {
  let left = longestAll;
  const newestFirst = [...answers].sort(([, a], [, b]) => b.readAt - a.readAt);
  return Object.fromEntries(
    newestFirst.filter(([key, { raw }]) => {
      const length = key.length + raw.length;
      if (raw.length > longestAnswer || length > left) return false;
      left -= length;
      return true;
    }),
  );
}

/** Opens what earlier visits kept of a chain. @param now device time, milliseconds */
export function recallFigures(entries: EntryStore, chainId: number, now: number): KeptFigures {
  // Read when it is first asked for: a start with a network never does.
  let held: Map<string, KeptAnswer> | undefined;
  const all = () => (held ??= readKept(entries, chainId, now));
  return {
    recall: (key) => all().get(key),
    take(answers) {
      for (const [key, answer] of answers) all().set(key, answer);
      return toJsonText({ chainId, answers: thoseThatFit(all()) });
    },
    forget() {
      held = new Map();
      entries.remove(storageKeys.figures);
    },
  };
}

/** What keeping works with. */
export interface KeepingParts {
  readonly entries: EntryStore;
  readonly clock: Pick<Clock, 'now'>;
  readonly reader: Pick<Reader, 'answers' | 'onStatus'>;
  readonly kept: KeptFigures;
  readonly page: Pick<Window, 'addEventListener'>;
  readonly visibility: Visibility;
  readonly session: Pick<SessionStore, 'read' | 'follow'>;
}

/**
 * Writes down what the chain said, so that a start without a network has the last figures: twice a minute, and when the page
 * is left. Whoever signs out takes all of it along.
 */
export function keepFigures({ entries, clock, reader, kept, page, visibility, session }: KeepingParts): void {
  let writtenAt = clock.now();
  const write = (): void => {
    writtenAt = clock.now();
    const answers = reader.answers();
    if (answers.size > 0) entries.write(storageKeys.figures, kept.take(answers));
  };
  reader.onStatus(({ state }) => {
    if (state === 'live' && clock.now() - writtenAt >= writeEveryMs) write();
  });
  visibility.onChange(() => {
    if (!visibility.visible()) write();
  });
  page.addEventListener('pagehide', write);
  session.follow(() => {
    if (session.read().token === null) kept.forget();
  });
}
