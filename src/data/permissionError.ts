/** What was tried is the administrator's alone. Its message is the specification's, in Spanish. */
export class PermissionError extends Error {
  override name = 'PermissionError';
}
