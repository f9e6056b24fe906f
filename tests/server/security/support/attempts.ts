import type { EmbeddedSupabase } from '../../../../supabase/embedded/startEmbeddedSupabase.ts';
import { sample } from '../../../support/scale.ts';
import { digestTables } from './catalogue.ts';
import type { Identity } from './identities.ts';

export type Attempt = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
};

/** An attempt and the statuses that refuse it; 200 stands for "no row was changed". */
export type Attack = { attempt: Attempt; statuses: readonly number[] };

/** How many requests are in flight at once. */
const PARALLEL = 8;

/** What no response may contain: accounts, hashes of passwords, keys, stack traces. */
const secrets =
  /@ligapadel\.example|encrypted_password|\$2[aby]\$|sb_secret_|a0000000-0000|stack|\bat .*\.js:\d/;

/** The security requests of a test file. */
export async function createAttempts(supabase: EmbeddedSupabase) {
  /** @returns what was answered instead of a refusal */
  async function attack(identity: Identity, { attempt, statuses }: Attack) {
    const { status, text } = await send(supabase.url, identity, attempt);
    const isRefused =
      statuses.length === 0
        ? status < 500
        : statuses.includes(status) && (status >= 400 || text === '[]');
    if (isRefused && !secrets.test(text)) return [];
    const { method, path } = attempt;
    return [`${identity.name}: ${method} ${path} -> ${status} ${text.slice(0, 200)}`];
  }

  return {
    /**
     * Makes every attack as every identity, or a sample of them in `npm test`. Each must get one of
     * its statuses (no statuses: any but 5xx) and a response without secrets.
     * @returns those that did not
     */
    async failuresOf(
      identities: readonly Identity[],
      attacksOf: (identity: Identity) => readonly Attack[],
      quick = Infinity,
    ) {
      const pairs = identities.flatMap((identity) =>
        attacksOf(identity).map((each) => [identity, each] as const),
      );
      if (pairs.length === 0) throw new Error('There is nothing to try.');
      const failures: string[] = [];
      const chosen = sample(pairs, quick);
      for (let start = 0; start < chosen.length; start += PARALLEL) {
        const batch = chosen.slice(start, start + PARALLEL);
        const found = await Promise.all(batch.map(([identity, each]) => attack(identity, each)));
        failures.push(...found.flat());
      }
      return failures;
    },
    /** A digest of every table, now and before the first attempt. */
    tables: () => digestTables(supabase),
    tablesBefore: await digestTables(supabase),
  };
}

/** Sends a request as an identity; a body that is not a string is sent as JSON. */
export async function send(
  url: string,
  { headers }: Pick<Identity, 'headers'>,
  { method, path, headers: own, body }: Attempt,
) {
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers, ...own },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}
