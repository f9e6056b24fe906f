import { sentence, warn, type Said } from '../terminal/say.ts';

/** A reason not to go on that the user can fix: its message is printed as one line, without a stack trace. */
export class StartFailure extends Error {
  override name = 'StartFailure';

  constructor(...said: Said) {
    super(sentence(...said));
  }
}

/** Prints why a command could not go on: one sentence, or a stack trace for who changes the program. */
export function reportFailure(error: unknown): void {
  if (error instanceof StartFailure) console.error(error.message);
  else if (error instanceof Error && 'syscall' in error)
    warn('systemAnswered', { reason: error.message });
  else console.error(error);
}
