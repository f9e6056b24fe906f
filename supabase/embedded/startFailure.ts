/** A reason not to start that the user can fix: its message is printed as one line, without a stack trace. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
