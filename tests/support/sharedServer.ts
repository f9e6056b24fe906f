import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { seedOfRows } from '../../supabase/scripts/seedParts.ts';
import { beginWithSecret } from './temporaryFolder.ts';

/** Signs the shared server's tokens, and any that a test makes up. */
export const sharedJwtSecret = 'only-the-tests-know-this-secret-of-the-server';

let shared: Promise<EmbeddedSupabase> | undefined;

/**
 * The server of this process, which ends with it: without limits on signing in, with these rows and no
 * others. A file that changes more than rows starts its own.
 * @param seed default: the demo's rows
 */
export async function shareServer(seed = seedOfRows): Promise<EmbeddedSupabase> {
  shared ??= start();
  const server = await shared;
  await server.database.exclusive((postgres) =>
    // The pairs of a test are no news for its pages. Cascading: results and matches refer to pairs.
    postgres.exec(`
      select set_config('league.settings_raised_in', pg_current_xact_id()::text, true);
      truncate public.pairs, private.history restart identity cascade;
      ${seed}
    `),
  );
  return server;
}

function start(): Promise<EmbeddedSupabase> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'league-'));
  process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
  beginWithSecret(dataFolder, sharedJwtSecret);
  return startEmbeddedSupabase({ dataFolder, authLimits: false });
}

/** The newest rows of the demo, for what needs no long list: a page of few rows costs half as much. */
export const fewRows = `${seedOfRows}
  delete from public.results where id not in (
    select id from public.results order by date desc, created_at desc limit 8
  );
  delete from public.upcoming_matches where id not in (
    select id from public.upcoming_matches order by date, "time" limit 6
  );
`;
