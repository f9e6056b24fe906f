import type { EmbeddedSupabase } from '../../../../supabase/embedded/startEmbeddedSupabase.ts';
import type { Identity } from './identities.ts';

export type Attempt = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
};

export type Answer = { status: number; text: string };

/** The hostile requests of a test file: how many were made, and what each of them got wrong. */
export type Attempts = {
  /** Makes a request and notes unless it got exactly one of the statuses and leaked nothing. */
  expectRefused(identity: Identity, attempt: Attempt, ...statuses: number[]): Promise<void>;
  /** The same for what may be answered, so long as nothing but the league's public rows is. */
  expectHarmless(identity: Identity, attempt: Attempt): Promise<void>;
  /** Counts an attempt that was made by other means. */
  note(description: string, wasRefused: boolean): void;
  tried(): number;
  failures: string[];
};

/** What no answer to anybody may hold: accounts, hashes of passwords, keys, SQL. */
const secrets =
  /@ligapadel\.example|encrypted_password|\$2[aby]\$|sb_secret_|a0000000-0000|stack|\bat .*\.js:\d/;

export function createAttempts({ url }: Pick<EmbeddedSupabase, 'url'>): Attempts {
  const failures: string[] = [];
  let tried = 0;
  const judge = (identity: Identity, attempt: Attempt, answer: Answer, isRefused: boolean) => {
    tried += 1;
    if (isRefused && !secrets.test(answer.text)) return;
    const { method, path } = attempt;
    const { status, text } = answer;
    failures.push(`${identity.name}: ${method} ${path} -> ${status} ${text.slice(0, 200)}`);
  };
  return {
    failures,
    tried: () => tried,
    note(description, wasRefused) {
      tried += 1;
      if (!wasRefused) failures.push(description);
    },
    async expectRefused(identity, attempt, ...statuses) {
      const answer = await send(url, identity, attempt);
      const { status, text } = answer;
      judge(
        identity,
        attempt,
        answer,
        statuses.includes(status) && (status >= 400 || text === '[]'),
      );
    },
    async expectHarmless(identity, attempt) {
      const answer = await send(url, identity, attempt);
      judge(identity, attempt, answer, answer.status < 500);
    },
  };
}

/** Sends a request as somebody; a body that is no text goes as JSON. */
export async function send(
  url: string,
  { headers }: Pick<Identity, 'headers'>,
  { method, path, headers: own, body }: Attempt,
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers, ...own },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}
