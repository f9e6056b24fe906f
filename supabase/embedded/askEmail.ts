import { createInterface } from 'node:readline/promises';
import { StartFailure } from './startFailure.ts';

/**
 * The e-mail address of a new league's administrator: `ADMIN_EMAIL`, or what somebody types on the terminal.
 * @throws StartFailure if it is no address, or there is nobody to ask
 */
export async function askEmail(given: string | undefined, signal: AbortSignal): Promise<string> {
  if (given !== undefined) {
    if (isEmail(given)) return given;
    throw new StartFailure(`ADMIN_EMAIL is "${given}": it must be an e-mail address.`);
  }
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY || !output.isTTY) throw nobodyToAsk();
  const terminal = createInterface({ input, output });
  // The terminal hands Ctrl-C to whoever reads it.
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    for (;;) {
      const answer = await terminal.question('E-mail of the administrator: ', { signal });
      if (isEmail(answer)) return answer;
      console.log('That is no e-mail address.');
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
  return new StartFailure(
    'A new league needs an administrator. Set ADMIN_EMAIL to their e-mail address for the first start.',
  );
}
