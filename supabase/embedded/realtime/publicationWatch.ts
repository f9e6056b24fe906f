import type { SqlDatabase } from '../database.ts';
import { synchroniseTriggers } from './changeCapture.ts';
import type { Settings } from './options.ts';

/**
 * Compares the publication's tables at intervals. A new table is captured from then on, and every
 * channel subscribes again, as on the real server within 60 s.
 * @returns a function that stops it
 */
export function watchPublication(settings: Settings, onChange: () => void): () => void {
  const { database, publication, publicationCheckInterval, log } = settings;
  let known: string | null = null;
  let isStopped = false;

  async function check(): Promise<void> {
    const members = await database.exclusive(async (postgres) => {
      // The check may have waited until the database was closed: it would open it again.
      if (isStopped) return known;
      await synchroniseTriggers(postgres, publication);
      return readMembers(postgres, publication);
    });
    if (known !== null && known !== members) onChange();
    known = members;
  }

  const run = () => {
    check().catch((thrown: unknown) => log(`publication: ${String(thrown)}`));
  };
  run();
  const timer = setInterval(run, publicationCheckInterval);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

async function readMembers(postgres: SqlDatabase, publication: string): Promise<string> {
  const { rows } = await postgres.query<{ members: string | null }>(
    `select string_agg(t.oid::text, ',' order by t.oid) as members
     from pg_publication_tables m
     join pg_namespace n on n.nspname = m.schemaname
     join pg_class t on t.relnamespace = n.oid and t.relname = m.tablename
     where m.pubname = $1`,
    [publication],
  );
  return rows[0]?.members ?? '';
}
