/** The account of a plan left the page while the plan ran. Not a failure, and never leaves `executePlan`. */
export class AccountLeft extends Error {
  constructor() {
    super('the account left');
    this.name = 'AccountLeft';
  }
}

/** Throws `AccountLeft` where the account has left: to be called before every prompt. */
export function stopIfLeft(left: AbortSignal | undefined): void {
  if (left?.aborted === true) throw new AccountLeft();
}

/** Runs something for as long as the account is there. Rejects with `AccountLeft` when it leaves, or as `run` does. */
export function whileHere<T>(left: AbortSignal | undefined, run: () => Promise<T>): Promise<T> {
  if (left === undefined) return run();
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(new AccountLeft());
    if (left.aborted) return leave();
    left.addEventListener('abort', leave, { once: true });
    run()
      .then(resolve, reject)
      .finally(() => left.removeEventListener('abort', leave));
  });
}
