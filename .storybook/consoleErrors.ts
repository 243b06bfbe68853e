/** What a story may say about errors it causes on purpose (`parameters.allowedErrors`). */
export type AllowedErrors = readonly RegExp[];

interface ConsoleWatch {
  /** Forgets what was heard: a new story begins. */
  forget(): void;
  /** What was heard and the story does not allow, as one text; undefined when nothing was. */
  left(allowed: unknown): string | undefined;
}

/** Said by React of the addon's own way to press and type, when a press loads a page: no fault of the product. */
const ofTheAddon = /^A component suspended inside an `act` scope/;

const asText = (value: unknown): string => {
  if (value instanceof Error) return value.stack ?? value.message;
  return typeof value === 'string' ? value : (JSON.stringify(value, undefined, 1) ?? String(value));
};

/** Fills the places `%s` of a format, as the console does. */
const written = ([first, ...rest]: readonly unknown[]): string => {
  const left = rest.map(asText);
  const text = asText(first).replace(/%[sdifoOc]/g, (place) => left.shift() ?? place);
  return [text, ...left].join(' ');
};

/** Listens to console.error, errors nobody caught and promises nobody awaited, from now on. */
export function watchConsole(): ConsoleWatch {
  let heard: string[] = [];
  // oxlint-disable-next-line no-console -- it is the console that is listened to
  const original = console.error.bind(console);
  // oxlint-disable-next-line no-console -- as above
  console.error = (...parts: unknown[]) => {
    heard.push(written(parts));
    original(...parts);
  };
  addEventListener('error', (event) => heard.push(asText(event.error ?? event.message)));
  addEventListener('unhandledrejection', (event) => heard.push(asText(event.reason)));
  return {
    forget() {
      heard = [];
    },
    left(allowed) {
      const patterns = Array.isArray(allowed) ? allowed.filter((entry) => entry instanceof RegExp) : [];
      const left = heard.filter((text) => ![ofTheAddon, ...patterns].some((pattern) => pattern.test(text)));
      heard = [];
      return left.length === 0
        ? undefined
        : `The story wrote ${left.length} error(s) to the console:\n${left.join('\n')}`;
    },
  };
}
