type Listener = (...args: never[]) => void;

/** Listeners by event, as EIP-1193 wants them: added and removed by name. */
export class EventListeners {
  readonly #listeners = new Map<string, Set<Listener>>();

  on(event: string, listener: Listener): void {
    const held = this.#listeners.get(event) ?? new Set<Listener>();
    held.add(listener);
    this.#listeners.set(event, held);
  }

  removeListener(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }

  /** Tells everyone who listens; one that throws does not keep it from the others. */
  emit(event: string, payload: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) {
      try {
        (listener as (payload: unknown) => void)(payload);
      } catch {
        // A listener's fault is its own.
      }
    }
  }
}
