/** One end of a line that carries plain data both ways. */
export interface Endpoint {
  post(message: unknown): void;
  /** Calls back for every message that comes, until the function returned is called. */
  listen(listener: (message: unknown) => void): () => void;
}

/** What workers, message ports and broadcast channels have in common. */
export interface MessageTargetLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  /** A message port has to be started. */
  start?(): void;
}

/** The near end of a worker, a port, a channel, or of a worker's own scope. */
export function endpointOf(target: MessageTargetLike): Endpoint {
  return {
    post: (message) => target.postMessage(message),
    listen: (listener) => {
      const hear = (event: MessageEvent) => listener(event.data);
      target.addEventListener('message', hear);
      target.start?.();
      return () => target.removeEventListener('message', hear);
    },
  };
}
