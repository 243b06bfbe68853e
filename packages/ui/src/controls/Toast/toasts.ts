import type { Clock } from '@amswap/values';

export type ToastTone = 'plain' | 'positive' | 'negative';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  /** One sentence, already in the reader's language. */
  readonly text: string;
}

/** The short notices of a page. What needs an answer, or goes on, is no toast. */
export interface Toasts {
  /** Shows a text for 1500 ms. The same text again is one toast that lasts anew. */
  readonly show: (text: string, tone?: ToastTone) => void;
  readonly dismiss: (id: number) => void;
  /** Those on the screen, oldest first. The same array until something changes. */
  readonly read: () => readonly Toast[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** How long a toast stands, milliseconds. */
export const toastLasts = 1_500;
/** More at once would cover the page: the oldest goes. */
export const mostToasts = 3;

/** Makes the store of a page's toasts; time comes from the clock given. */
export function createToasts(clock: Clock): Toasts {
  let shown: readonly Toast[] = [];
  let lastId = 0;
  const ends = new Map<number, () => void>();
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => {
    ends.get(id)?.();
    ends.delete(id);
    if (shown.some((toast) => toast.id === id)) set(shown.filter((toast) => toast.id !== id));
  };
  const show = (text: string, tone: ToastTone = 'plain') => {
    const same = shown.find((toast) => toast.text === text && toast.tone === tone);
    if (same !== undefined) {
      ends.get(same.id)?.();
      ends.set(
        same.id,
        clock.after(toastLasts, () => dismiss(same.id)),
      );
      return;
    }
    lastId += 1;
    const id = lastId;
    const oldest = shown.length >= mostToasts ? shown[0] : undefined;
    if (oldest !== undefined) dismiss(oldest.id);
    ends.set(
      id,
      clock.after(toastLasts, () => dismiss(id)),
    );
    set([...shown, { id, text, tone }]);
  };
  return {
    show,
    dismiss,
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
