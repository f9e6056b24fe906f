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
