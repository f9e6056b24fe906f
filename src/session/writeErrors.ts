/** What is undone: the change id of a write of this page, or the id of an entry of the history. */
export type UndoneChange = string | number;

/** Only the administrator may do this. The message is shown, in Spanish. */
export class PermissionError extends Error {
  override name = 'PermissionError';
}

/** The database refused a write: the account does not, or no longer, have the right to it. */
export class WriteRefusedError extends Error {
  override name = 'WriteRefusedError';
}

/** The database refused the session's token: it has expired, whatever this device's clock says. */
export class SessionEndedError extends Error {
  override name = 'SessionEndedError';
}

/** A row that should be changed, undone or merged was changed by somebody else meanwhile. Nothing was written. */
export class OutdatedError extends Error {
  override name = 'OutdatedError';
  /** Of an undo that was refused: the change that it should have undone. */
  undone: UndoneChange | null = null;
}

/** Another row has this name, address or day. Nothing was written. */
export class NameTakenError extends Error {
  override name = 'NameTakenError';
  /** Of an undo that was refused: the change that it should have undone. */
  undone: UndoneChange | null = null;

  /** The name of the pair that has it; `null`: it is another row, or not known. */
  readonly owner: string | null;
  /** The column in which another row has the same; `null`: several, or not known. */
  readonly column: string | null;

  constructor(
    message: string,
    options: ErrorOptions,
    { owner = null, column = null }: { owner?: string | null; column?: string | null } = {},
  ) {
    super(message, options);
    this.owner = owner;
    this.column = column;
  }
}

/** A write with this change id has arrived before, with other content. Nothing was written now. */
export class SentBeforeError extends Error {
  override name = 'SentBeforeError';

  /** The rows that it stored, in the order in which it named them. */
  readonly stored: readonly unknown[];

  constructor(message: string, options: ErrorOptions, stored: readonly unknown[]) {
    super(message, options);
    this.stored = stored;
  }
}

/** Other rows refer to the one that should be deleted. Nothing was written. */
export class InUseError extends Error {
  override name = 'InUseError';
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
