/** The store did not do what it was asked: its database is gone, full or locked. Says why by the driver's code, and nothing else. */
export class StoreFailed extends Error {
  override readonly name = 'StoreFailed';
  constructor(
    /** SQLSTATE, a name of SQLite's or of the system's; `unknown` where the driver gives none. */
    readonly code: string,
  ) {
    super(`the database failed: ${code}`);
  }
}
