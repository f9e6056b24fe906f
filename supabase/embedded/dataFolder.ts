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
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { syncFolder } from './durableFiles.ts';
import { generateJwtSecret } from './keys.ts';
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
  finishRestore(folder);
  const postgresFolder = join(folder, 'postgres');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const unlock = lock(folder);
    const address = addressFile(folder);
    const release = () => {
      rmSync(address, { force: true });
      unlock();
    };
    try {
      checkLeague(folder, league);
      mkdirSync(postgresFolder, { recursive: true });
      // PGlite creates its files readable by everybody.
      chmodSync(postgresFolder, 0o700);
      const picturesFolder = join(folder, 'pictures');
      const siteFolder = join(folder, 'site');
      // What a process that was ended has left.
      for (const name of readdirSync(folder)) {
        if (name.startsWith('site.unfinished')) rmSync(join(folder, name), { recursive: true });
      }
      const jwtSecret = readSecret(join(folder, 'jwt-secret'));
      const writeAddress = (url: string) => writeFileSync(address, url, { mode: 0o600 });
      return { postgresFolder, picturesFolder, siteFolder, jwtSecret, writeAddress, release };
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `The data folder ${folder} cannot be used (${messageOf(error)}). Set DATA_DIR to another one.`,
    );
  }
}

const addressFile = (folder: string) => join(folder, 'address');

/** Where a folder's league is served, and what signs its tokens; null: nobody has it open. */
export function readOpenLeague(folder: string): { url: string; jwtSecret: string } | null {
  try {
    const url = readFileSync(addressFile(folder), 'utf8');
    return { url, jwtSecret: readFileSync(join(folder, 'jwt-secret'), 'utf8').trim() };
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
  const postgresFolder = join(folder, 'postgres');
  if (!existsSync(postgresFolder) || readdirSync(postgresFolder).length === 0) return null;
  return existsSync(ownMark(folder)) ? 'own' : 'demo';
}

/** @throws StartFailure if it is that of another league */
function checkLeague(folder: string, league: League) {
  const marker = ownMark(folder);
  const held = leagueIn(folder);
  if (held === null) {
    if (league === 'own') writeFileSync(marker, '');
    else rmSync(marker, { force: true });
  } else if (held !== league) {
    throw new StartFailure(
      league === 'own'
        ? `The data folder ${folder} holds the demo league. Set DATA_DIR to another one for your own.`
        : `The data folder ${folder} holds a league that is not the demo. Start it with DEMO=no, or set DATA_DIR to another one.`,
    );
  }
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

/**
 * Takes a lock of the operating system, by way of SQLite, since Node itself has no access to them. It
 * also holds against a process in another container, and ends with the process however that ends.
 * @returns a function that ends it
 */
function lock(folder: string): () => void {
  const file = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 });
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

function readSecret(file: string): string {
  if (!existsSync(file)) writeFileSync(file, generateJwtSecret(), { mode: 0o600 });
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new Error(`${file} is no secret`);
  return secret;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
