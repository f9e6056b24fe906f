import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { BrokenLeague, dailyBackups, failureOf } from '../backup/brokenLeague.ts';
import { syncFolder } from './durableFiles.ts';
import { generateJwtSecret } from './keys.ts';
import { checkVersion, isEmpty, unfinishedMark } from './postgresFolder.ts';
import { StartFailure } from './startFailure.ts';

/** Whose data it is: the demo league's, or that of a league of one's own. */
export type League = 'demo' | 'own';

/** Where a league's data is kept if nobody names another folder. */
export function usualFolder(league: League): string {
  const name = league === 'demo' ? '.data' : '.data-league';
  return fileURLToPath(new URL(`../../${name}`, import.meta.url));
}

/** Where one embedded Supabase keeps what must survive a restart. */
export type DataFolder = {
  /** The folder of Postgres's own files. */
  postgresFolder: string;
  /** Where the pictures of Storage lie. */
  picturesFolder: string;
  /** Where the site of this data is kept. */
  siteFolder: string;
  /** Signs the sessions; kept, because a new one would end every session. */
  jwtSecret: string;
  /** Tells other programs of this machine where the league is served while it is open. */
  writeAddress(url: string): void;
  /** Lets another process open the folder. */
  release(): void;
};

/**
 * Opens the folder for this process alone: two Postgres on one folder would destroy it.
 * @param path a folder, created if needed, or `memory`: a temporary one, removed in the end
 * @throws StartFailure if it cannot be used, another process has it open, or it is that of another league
 */
export function openDataFolder(path: string, league: League = 'demo'): DataFolder {
  if (path === 'memory') return openTemporaryFolder();
  if (path.trim() === '') {
    throw new StartFailure('DATA_DIR is empty: it must name a folder.');
  }
  const folder = resolve(path);
  const postgresFolder = postgresIn(folder);
  try {
    finishRestore(folder);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const unlock = lockFolder(folder);
    const address = addressFile(folder);
    const release = () => {
      rmSync(address, { force: true });
      unlock();
    };
    try {
      checkLeague(folder, league);
      const jwtSecret = readSecret(folder);
      mkdirSync(postgresFolder, { recursive: true });
      // PGlite creates its files readable by everybody.
      chmodSync(postgresFolder, 0o700);
      const picturesFolder = picturesIn(folder);
      const siteFolder = join(folder, 'site');
      // What a process that was ended has left.
      for (const name of readdirSync(folder)) {
        if (name.startsWith('site.unfinished')) rmSync(join(folder, name), { recursive: true });
      }
      const writeAddress = (url: string) => writeFileSync(address, url, { mode: 0o600 });
      return { postgresFolder, picturesFolder, siteFolder, jwtSecret, writeAddress, release };
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    if (existsSync(folder) && !statSync(folder).isDirectory()) {
      throw new StartFailure(`The data folder ${folder} is a file. Set DATA_DIR to another one.`);
    }
    throw failureOf(folder, error);
  }
}

export const postgresIn = (folder: string) => join(folder, 'postgres');
export const picturesIn = (folder: string) => join(folder, 'pictures');
const secretIn = (folder: string) => join(folder, 'jwt-secret');

const addressFile = (folder: string) => join(folder, 'address');

/** Where a folder's league is served, and what signs its tokens; null: nobody has it open. */
export function readOpenLeague(folder: string): { url: string; jwtSecret: string } | null {
  try {
    const url = readFileSync(addressFile(folder), 'utf8');
    return { url, jwtSecret: readFileSync(secretIn(folder), 'utf8').trim() };
  } catch {
    return null;
  }
}

/** Where a backup becomes a folder, and the file that says that it is whole, and where what was there moves. */
export const restoringFolder = (folder: string) => `${folder}.restoring`;
export const wholeMark = 'restored';

/** Gives a restored folder its name, where that was ended just before. */
export function finishRestore(folder: string) {
  const restoring = restoringFolder(folder);
  const mark = join(restoring, wholeMark);
  if (!existsSync(mark) || leagueIn(folder) !== null) return;
  const aside = readFileSync(mark, 'utf8');
  // It was ended before anything changed: what is gone by now went otherwise.
  if (aside !== '' && !existsSync(aside)) return;
  if (existsSync(folder)) {
    if (readdirSync(folder).length === 0) rmdirSync(folder);
    else renameSync(folder, asideOf(folder));
  }
  renameSync(restoring, folder);
  rmSync(join(folder, wholeMark), { force: true });
  syncFolder(dirname(folder));
}

/** Another name for what a folder holds, which nothing has yet. */
export function asideOf(folder: string): string {
  return `${folder}.replaced-${new Date().toISOString().replaceAll(/[:.]/gu, '-')}`;
}

/** A league of one's own is marked: without, a folder is the demo's, as those of earlier versions are. */
export const ownMark = (folder: string) => join(folder, 'own-league');

/** Whose league a folder holds; null: none. */
export function leagueIn(folder: string): League | null {
  const postgresFolder = postgresIn(folder);
  if (existsSync(unfinishedMark(postgresFolder)) || isEmpty(postgresFolder)) return null;
  return existsSync(ownMark(folder)) ? 'own' : 'demo';
}

/** Lets the next start begin a league in a folder; what is left of another one is moved aside. @returns where it is */
export function beginAnew(folder: string): string | null {
  const aside = isEmpty(folder) ? null : asideOf(folder);
  if (aside !== null) renameSync(folder, aside);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(unfinishedMark(postgresIn(folder)), '');
  return aside;
}

/** What a folder has of a league whose database is gone. */
function remainsIn(folder: string): string[] {
  const has = (what: string, isThere: boolean) => (isThere ? [what] : []);
  return [
    ...has('its secret', existsSync(secretIn(folder))),
    ...has('the mark of a league of your own', existsSync(ownMark(folder))),
    ...has('pictures', !isEmpty(picturesIn(folder))),
    ...has('backups beside it', dailyBackups(folder).length > 0),
  ];
}

/** @throws StartFailure if it is that of another league, or what is left of one */
function checkLeague(folder: string, league: League) {
  const marker = ownMark(folder);
  const held = leagueIn(folder);
  if (held === null) {
    const mark = unfinishedMark(postgresIn(folder));
    const remains = existsSync(mark) ? [] : remainsIn(folder);
    if (remains.length > 0) {
      const reason = `its database is gone, and it still has ${remains.join(', ')}`;
      throw new BrokenLeague(folder, 'no database', reason);
    }
    // First: what is made now is no remains of a league if this is ended.
    writeFileSync(mark, '');
    if (league === 'own') writeFileSync(marker, '');
    else rmSync(marker, { force: true });
  } else if (held !== league) {
    throw new StartFailure(
      league === 'own'
        ? `The data folder ${folder} holds the demo league. Set DATA_DIR to another one for your own.`
        : `The data folder ${folder} holds a league that is not the demo. Start it with DEMO=no, or set DATA_DIR to another one.`,
    );
  }
  if (held !== null) checkVersion(postgresIn(folder));
}

function openTemporaryFolder(): DataFolder {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-supabase-'));
  const postgresFolder = join(folder, 'postgres');
  mkdirSync(postgresFolder);
  const release = () => {
    process.off('exit', release);
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', release);
  const picturesFolder = join(folder, 'pictures');
  const siteFolder = join(folder, 'site');
  const jwtSecret = generateJwtSecret();
  const writeAddress = () => undefined;
  return { postgresFolder, picturesFolder, siteFolder, jwtSecret, writeAddress, release };
}

export const lockFile = (folder: string) => join(folder, 'server.lock');

/**
 * Takes a lock of the operating system, by way of SQLite, since Node itself has no access to them. It
 * also holds against a process in another container, and ends with the process however that ends.
 * @returns a function that ends it
 */
export function lockFolder(folder: string): () => void {
  const file = new DatabaseSync(lockFile(folder), { timeout: 0 });
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (!messageOf(error).includes('locked')) throw error;
    throw new StartFailure(
      `The data folder ${folder} is in use by another process. Stop it, or set DATA_DIR to another one.`,
    );
  }
  return () => file.close();
}

function readSecret(folder: string): string {
  const file = secretIn(folder);
  const isThere = existsSync(file);
  if (!isThere && leagueIn(folder) === null) newSecret(folder);
  const secret = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (secret.length >= 32) return secret;
  const reason = `its secret ${file}, which signs the sessions, is ${isThere ? 'damaged' : 'gone'}`;
  throw new BrokenLeague(
    folder,
    'no secret',
    `${reason} (its rows are there: npm run backup -- --data-dir "${folder}" writes them into a file)`,
  );
}

/** Gives a league another secret: everybody signs in again. */
export function newSecret(folder: string) {
  writeFileSync(secretIn(folder), generateJwtSecret(), { mode: 0o600 });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
