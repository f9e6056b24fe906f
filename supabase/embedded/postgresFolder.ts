import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// What is known of Postgres's own folder without opening it.

/** Exists as long as a new database is incomplete: after a crash the next start begins again. */
export const unfinishedMark = (postgresFolder: string) => `${postgresFolder}.unfinished`;

/** The version of Postgres in PGlite. */
const postgresVersion = '18';

/** @throws Error if a folder was written by another Postgres */
export function checkVersion(postgresFolder: string) {
  if (isEmpty(postgresFolder)) return;
  const file = join(postgresFolder, 'PG_VERSION');
  if (!existsSync(file)) throw new Error('the file PG_VERSION is missing');
  const version = readFileSync(file, 'utf8').trim();
  if (version !== postgresVersion) {
    throw new Error(
      `it was written by Postgres ${version}, and this is Postgres ${postgresVersion}`,
    );
  }
}

/** Whether a folder has nothing, or is not there. */
export function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}
