import { createInterface } from 'node:readline/promises';
import { prompt, say, sentence } from '../terminal/say.ts';
import { StartFailure } from './startFailure.ts';

/**
 * The e-mail address of a new league's administrator: `ADMIN_EMAIL`, or what somebody types on the terminal.
 * @throws StartFailure if it is no address, or there is nobody to ask
 */
export async function askEmail(given: string | undefined, signal: AbortSignal): Promise<string> {
  if (given !== undefined) {
    if (isEmail(given)) return given;
    throw new StartFailure('wrongAdminEmail', { email: given });
  }
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY || !output.isTTY) throw nobodyToAsk();
  const terminal = createInterface({ input, output });
  // The terminal hands Ctrl-C to whoever reads it.
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    for (;;) {
      const answer = await terminal.question(
        prompt('question', { text: sentence('emailQuestion') }),
        { signal },
      );
      if (isEmail(answer)) return answer;
      say('noEmail');
    }
  } catch {
    // Ctrl-D, or Ctrl-C, after which nothing is printed.
    throw nobodyToAsk();
  } finally {
    terminal.close();
  }
}

function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) && text.length <= 254;
}

function nobodyToAsk(): StartFailure {
  return new StartFailure('administratorNeeded');
}
