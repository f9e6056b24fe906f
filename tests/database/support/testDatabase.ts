import { readFileSync, readdirSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { pgtap } from '@electric-sql/pglite-pgtap';
import { applySchemaFiles } from '../../../supabase/embedded/worker/schemaFiles.ts';
import { seedOfLeague } from '../../../supabase/scripts/seedParts.ts';
import { openPrepared } from '../../support/preparedPostgres.ts';

const root = new URL('../../../', import.meta.url);
const extensions = { pgcrypto, pgtap };

/** Text of a file of the repository. */
export function readRepositoryFile(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

/** Paths of the files in a folder of the repository with this ending, in the order of their names. */
function listRepositoryFiles(folder: string, ending: string): string[] {
  return readdirSync(new URL(`${folder}/`, root))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** What a hosted project has before its first migration, with pgTAP where `supabase test db` puts it. */
function platformSql(): string {
  return [
    readRepositoryFile('supabase/embedded/platform.sql'),
    readRepositoryFile('tests/database/support/authUsers.sql'),
    readRepositoryFile('tests/database/support/olderProject.sql'),
    'create extension if not exists pgtap with schema extensions;',
  ].join('\n');
}

/** The migrations of `supabase/migrations`, oldest first. */
function migrationsSql(): string {
  return listRepositoryFiles('supabase/migrations', '.sql').map(readRepositoryFile).join('\n');
}

/** How long a machine with much else to do may take to open a database, ms. */
export const openingTimeout = 60_000;

/**
 * A Postgres in memory with the platform, pgTAP, our migrations and functions, and no rows but these.
 * @param seed default: a league with its categories
 */
export async function openTestDatabase(seed = seedOfLeague): Promise<PGlite> {
  const postgres = await openPrepared('whole', { extensions }, async (fresh) => {
    await fresh.exec(`${platformSql()};${migrationsSql()}`);
    await applySchemaFiles(fresh);
  });
  return begin(postgres, seed);
}

/** The same with the functions that the migrations made: a project between the two steps of `npm run host`. */
export async function openMigratedDatabase(): Promise<PGlite> {
  const postgres = await openPrepared('migrated', { extensions }, (fresh) =>
    fresh.exec(`${platformSql()};${migrationsSql()}`),
  );
  return begin(postgres, seedOfLeague);
}

async function begin(postgres: PGlite, seed: string): Promise<PGlite> {
  await postgres.exec(seed);
  // Hosted projects set this for every role.
  await postgres.exec(`set search_path = "$user", public, extensions`);
  return postgres;
}
