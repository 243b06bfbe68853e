import { type Clock, withoutSecrets } from '@amswap/values';
import { toJsonText } from './jsonText.ts';

/** How many lines the log keeps, and how long one may be. */
const maxLines = 200;
const maxLineLength = 400;

export type LogLevel = 'info' | 'warn' | 'error';

export interface LogLine {
  /** Device clock, milliseconds. */
  readonly at: number;
  readonly level: LogLevel;
  /** Without anything that looks like a key, a seed phrase or a token. */
  readonly text: string;
}

/** What went on in this page, bounded and redacted; it stays in memory and leaves it only when the reader copies it. */
export interface PageLog {
  write(level: LogLevel, ...parts: readonly unknown[]): void;
  lines(): readonly LogLine[];
  /** All lines as text to copy. */
  text(): string;
}

function textOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (part instanceof Error) return `${part.name}: ${part.message}`;
  try {
    return toJsonText(part) ?? String(part);
  } catch {
    return Object.prototype.toString.call(part);
  }
}

const redacted = (text: string): string =>
  withoutSecrets(text)
    .replace(/("?(?:token|password|signature)"?\s*[:=]\s*)"?[^\s",}]+"?/gi, '$1[left out]')
    .slice(0, maxLineLength);

export function createPageLog(clock: Clock): PageLog {
  const kept: LogLine[] = [];
  return {
    write(level, ...parts) {
      kept.push({ at: clock.now(), level, text: redacted(parts.map(textOf).join(' ')) });
      if (kept.length > maxLines) kept.shift();
    },
    lines: () => kept,
    text: () =>
      kept.map(({ at, level, text }) => `${new Date(at).toISOString()} ${level} ${text}`).join('\n'),
  };
}

/** What can be said on a console and is kept instead. */
type ConsoleLike = Record<
  'log' | 'info' | 'debug' | 'warn' | 'error' | 'trace',
  (...parts: unknown[]) => void
>;

const levels: Readonly<Record<keyof ConsoleLike, LogLevel>> = {
  log: 'info',
  info: 'info',
  debug: 'info',
  trace: 'info',
  warn: 'warn',
  error: 'error',
};

/** Production: the console says nothing, the log hears it. Errors that nobody caught are kept as well. */
export function silenceConsole(target: ConsoleLike, log: PageLog): void {
  for (const name of Object.keys(levels) as (keyof ConsoleLike)[]) {
    target[name] = (...parts) => log.write(levels[name], ...parts);
  }
}

/** Keeps errors that nobody caught. They stay off the console only where it is silenced. */
export function keepUncaught(page: Pick<Window, 'addEventListener'>, log: PageLog, silent: boolean): void {
  page.addEventListener('error', (event) => {
    log.write('error', event.error ?? event.message);
    if (silent) event.preventDefault();
  });
  page.addEventListener('unhandledrejection', (event) => {
    log.write('error', event.reason);
    if (silent) event.preventDefault();
  });
}
