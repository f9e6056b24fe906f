import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SqlDatabase } from '../database.ts';

const migrationName = /^(\d{14})_(.+)\.sql$/;

/** The migrations of a folder, oldest first. */
export function listMigrations(folder: string): { file: string; version: string; name: string }[] {
  return readdirSync(folder)
    .map((file) => ({ file, match: migrationName.exec(file) }))
    .flatMap(({ file, match }) =>
      match ? [{ file, version: match[1] ?? '', name: match[2] ?? '' }] : [],
    )
    .sort((one, other) => one.version.localeCompare(other.version));
}

/**
 * Applies the migrations that the database has not seen, oldest first, each in a transaction, and
 * records them where the Supabase CLI does.
 * @param folder `supabase/migrations`
 * @param until the last one that is applied; default: all
 * @returns the versions applied now
 */
export async function applyMigrations(
  postgres: SqlDatabase,
  folder: string,
  until?: string,
): Promise<string[]> {
  const applied = await appliedVersions(postgres);
  const pending = listMigrations(folder).filter(
    ({ version }) => !applied.has(version) && (until === undefined || version <= until),
  );

  for (const { file, version, name } of pending) {
    const sql = readFileSync(join(folder, file), 'utf8');
    await postgres.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        `insert into supabase_migrations.schema_migrations (version, name, statements)
         values ($1, $2, array[$3]::text[])`,
        [version, name, sql],
      );
    });
  }
  return pending.map(({ version }) => version);
}

async function appliedVersions(postgres: SqlDatabase): Promise<Set<string>> {
  const { rows } = await postgres.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  return new Set(rows.map(({ version }) => version));
}
