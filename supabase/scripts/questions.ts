import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartFailure } from '../embedded/startFailure.ts';
import { prompt, say, sentence, type Said } from '../terminal/say.ts';

export type Question = {
  /** The variable of the environment that answers it. */
  variable: string;
  text: string;
  /** What Enter answers, e.g. nothing: `''`. */
  proposed?: string;
  /** A secret is not shown while it is typed, and no program that is started later gets it. */
  isSecret?: boolean;
  /** The answer as it is used. */
  read?: (answer: string) => string;
  /** What is wrong with an answer, as a sentence; null: nothing. */
  problem: (answer: string) => string | null;
};

/**
 * The answer from the environment, or else from the terminal, which is asked again until it is right.
 * @throws Error if there is no terminal and the environment's answer is missing or wrong
 */
export async function ask(question: Question): Promise<string> {
  const { variable, proposed, isSecret, read = (answer) => answer, problem } = question;
  const given = process.env[variable]?.trim();
  if (isSecret) delete process.env[variable];
  if (given !== undefined && given !== '') {
    const wrong = problem(read(given));
    if (wrong === null) return read(given);
    throw new StartFailure('wrongVariable', { variable, problem: wrong });
  }
  if (!process.stdin.isTTY) {
    if (proposed !== undefined) return proposed;
    throw new StartFailure('nobodyToAsk', { variable, text: question.text });
  }
  for (;;) {
    const typed = (await askInTerminal(question)).trim();
    const answer = typed === '' && proposed !== undefined ? proposed : read(typed);
    const wrong = answer === proposed ? null : problem(answer);
    if (wrong === null) return answer;
    say('wrongAnswer', { problem: wrong });
  }
}

/** Asks at the terminal, where Enter means no. */
export async function confirm(...said: Said): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const answer = await askInTerminal({ text: sentence('typeYes', { text: sentence(...said) }) });
  return isYes(answer);
}

/** What somebody at the terminal answers, which is asked again until it is right. @returns null: Enter, or nobody is there */
export async function askOrNothing({
  text,
  problem,
}: Pick<Question, 'text' | 'problem'>): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  for (;;) {
    const answer = (await askInTerminal({ text })).trim();
    if (answer === '') return null;
    const wrong = problem(answer);
    if (wrong === null) return answer;
    say('wrongAnswer', { problem: wrong });
  }
}

export const isYes = (answer: string) => /^(?:yes|y|sí|si)$/iu.test(answer.trim());

async function askInTerminal({
  text,
  proposed,
  isSecret,
}: Pick<Question, 'text' | 'proposed' | 'isSecret'>): Promise<string> {
  const asked = promptOf(text, proposed);
  if (isSecret) process.stdout.write(asked);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: isSecret ? silent : process.stdout,
    terminal: true,
  });
  // Ctrl-C and the end of the input leave nothing to do.
  terminal.on('SIGINT', () => process.exit(130));
  terminal.on('close', () => isSecret && process.stdout.write('\n'));
  try {
    return await terminal.question(isSecret ? '' : asked);
  } finally {
    terminal.close();
  }
}

function promptOf(text: string, proposed?: string): string {
  if (proposed === undefined) return prompt('question', { text });
  return proposed === ''
    ? prompt('questionWithoutAnswer', { text })
    : prompt('questionWithAnswer', { text, proposed });
}
