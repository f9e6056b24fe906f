/** What was tried is the administrator's alone. Its message is the specification's, in Spanish. */
export class PermissionError extends Error {
  override name = 'PermissionError';
}

/** The database refused a write: the account has not, or no longer, the right to it. */
export class WriteRefusedError extends Error {
  override name = 'WriteRefusedError';
}

/** The database did not take the session's token: it ran out, whatever this device's clock says. */
export class SessionEndedError extends Error {
  override name = 'SessionEndedError';
}

/** What was to be undone or merged was changed again meanwhile. Nothing was written. */
export class OutdatedError extends Error {
  override name = 'OutdatedError';
}

/** Another pair of the category has this name. Nothing was written. */
export class NameTakenError extends Error {
  override name = 'NameTakenError';
}

/** The row is not what the editor saw: somebody else changed or deleted it meanwhile. Nothing was written. */
export class ConflictError<Item> extends Error {
  override name = 'ConflictError';

  /** The row as it is now; `null` if it was deleted. */
  readonly current: Item | null;

  constructor(current: Item | null) {
    super('The row was changed meanwhile.');
    this.current = current;
  }
}
