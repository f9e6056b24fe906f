/** A reason not to start that the person at the terminal can mend: its message is the one line they see. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
