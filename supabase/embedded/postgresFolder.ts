import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sentence } from '../terminal/say.ts';

// What is known of Postgres's own folder without opening it.

/** Exists as long as a new database is incomplete: after a crash the next start begins again. */
export const unfinishedMark = (postgresFolder: string) => `${postgresFolder}.unfinished`;

/** The version of Postgres in PGlite. */
export const postgresVersion = '18';

/** The files of a league are whole, and those of another version of Postgres. */
export class OtherPostgres extends Error {
  readonly version: string;

  constructor(version: string) {
    super(`written by Postgres ${version}`);
    this.version = version;
  }
}

/** What is wrong with a data folder, as a part of a sentence. */
export class DamagedFolder extends Error {}

/** @throws OtherPostgres if a folder was written by another one; DamagedFolder if nobody knows by which */
export function checkVersion(postgresFolder: string) {
  if (isEmpty(postgresFolder)) return;
  const file = join(postgresFolder, 'PG_VERSION');
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) throw new DamagedFolder(sentence('versionMissing'));
  const version = stat.isFile() ? readFileSync(file, 'utf8').trim() : '';
  if (!/^\d+$/u.test(version)) throw new DamagedFolder(sentence('versionDamaged'));
  if (version !== postgresVersion) throw new OtherPostgres(version);
}

/** Whether a folder has nothing, or is not there. */
export function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}
