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
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { BrokenLeague, failureOf } from '../backup/brokenLeague.ts';
import { copiesFolder, listCopies } from '../backup/copies.ts';
import { newNumber, type FolderKey } from '../backup/folderProof.ts';
import { moveLeagueName } from '../backup/leagueNameFile.ts';
import { syncFolder } from './durableFiles.ts';
import { generateJwtSecret } from './keys.ts';
import { checkVersion, DamagedFolder, isEmpty, unfinishedMark } from './postgresFolder.ts';
import { StartFailure } from './startFailure.ts';
import { undoAttempt } from './untouched.ts';
import { reasonOf, sentence } from '../terminal/say.ts';

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
  /** A number of this opening, which `writeAddress` writes down too. */
  opening: string;
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
    throw new StartFailure('dataDirEmpty');
  }
  const folder = resolve(path);
  const postgresFolder = postgresIn(folder);
  try {
    finishRestore(folder);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const unlock = lockFolder(folder);
    const address = addressFile(folder);
    const release = () => {
      rmSync(address, { recursive: true, force: true });
      unlock();
    };
    try {
      // What a server that was killed has left, or what came with a copy of the folder.
      rmSync(address, { force: true });
      undoAttempt(postgresFolder);
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
      const opening = newNumber();
      const writeAddress = (url: string) =>
        writeFileSync(address, `${url}\n${opening}\n`, { mode: 0o600 });
      const folders = { postgresFolder, picturesFolder, siteFolder };
      return { ...folders, jwtSecret, opening, writeAddress, release };
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    throw failureOf(folder, error);
  }
}

export const postgresIn = (folder: string) => join(folder, 'postgres');
export const picturesIn = (folder: string) => join(folder, 'pictures');
const secretIn = (folder: string) => join(folder, 'jwt-secret');

const addressFile = (folder: string) => join(folder, 'address');

/** Where a folder's league says that it is served, and what shows that it is; null: nobody has the folder open. */
export function readOpenLeague(folder: string): (FolderKey & { url: string }) | null {
  // What a server that was killed has left, or what was copied from an open league.
  if (!isLocked(folder)) return null;
  try {
    const [url = '', opening = ''] = readFileSync(addressFile(folder), 'utf8').split('\n');
    const jwtSecret = readFileSync(secretIn(folder), 'utf8').trim();
    return opening === '' || jwtSecret === '' ? null : { url, opening, jwtSecret };
  } catch {
    return null;
  }
}

/** Where a backup becomes a folder, and the file that says that it is whole, and where what was there moves. */
export const restoringFolder = (folder: string) => `${folder}.restoring`;
export const wholeMark = 'restored';

/**
 * Gives a restored folder its name, where that was ended just before.
 * @throws StartFailure if there can be no such folder
 */
export function finishRestore(folder: string) {
  refuseFile(folder);
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

/**
 * Lets the next start begin a league in a folder. What is left of another one is moved aside with its copies: those of
 * the new league would prune them. @returns where it is
 */
export function beginAnew(folder: string): string {
  const aside = asideOf(folder);
  const isMoved = !isEmpty(folder);
  if (isMoved) renameSync(folder, aside);
  if (existsSync(copiesFolder(folder))) renameSync(copiesFolder(folder), copiesFolder(aside));
  moveLeagueName(folder, aside);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(unfinishedMark(postgresIn(folder)), '');
  return isMoved ? aside : copiesFolder(aside);
}

/** What a folder has of a league whose database is gone. The demo may begin anew beside its copies. */
function remainsIn(folder: string, league: League): string[] {
  const has = (what: string, isThere: boolean) => (isThere ? [what] : []);
  return [
    ...has(sentence('itsSecret'), existsSync(secretIn(folder))),
    ...has(sentence('itsOwnMark'), existsSync(ownMark(folder))),
    ...has(sentence('itsPictures'), !isEmpty(picturesIn(folder))),
    ...has(sentence('itsBackups'), league === 'own' && listCopies(folder).length > 0),
  ];
}

/** @throws StartFailure if it is that of another league, or what is left of one */
function checkLeague(folder: string, league: League) {
  const marker = ownMark(folder);
  const held = leagueIn(folder);
  if (held === null) {
    const mark = unfinishedMark(postgresIn(folder));
    const remains = existsSync(mark) ? [] : remainsIn(folder, league);
    if (remains.length > 0) {
      const reason = sentence('databaseGone', { remains: remains.join(', ') });
      throw new BrokenLeague(folder, 'no database', reason);
    }
    // First: what is made now is no remains of a league if this is ended.
    writeFileSync(mark, '');
    if (league === 'own') writeFileSync(marker, '');
    else rmSync(marker, { force: true });
  } else if (held !== league) {
    throw new StartFailure(league === 'own' ? 'folderHasDemo' : 'folderHasOwn', { folder });
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
  const opening = newNumber();
  const writeAddress = () => undefined;
  const folders = { postgresFolder, picturesFolder, siteFolder };
  return { ...folders, jwtSecret, opening, writeAddress, release };
}

export const lockFile = (folder: string) => join(folder, 'server.lock');

/**
 * Takes a lock of the operating system, by way of SQLite, since Node itself has no access to them. It
 * also holds against a process in another container, and ends with the process however that ends.
 * @param refusal said where another process has it, of the folder that is `named`
 * @returns a function that ends it
 */
export function lockFolder(
  folder: string,
  refusal: 'folderInUse' | 'restoreRunning' = 'folderInUse',
  named = folder,
): () => void {
  const path = lockFile(folder);
  try {
    try {
      return holdLock(path);
    } catch (error) {
      if (!reasonOf(error).includes('not a database')) throw error;
      // A damaged one, which nobody holds.
      truncateSync(path);
      return holdLock(path);
    }
  } catch (error) {
    const reason = reasonOf(error);
    if (reason.includes('locked')) throw new StartFailure(refusal, { folder: named });
    throw failureOf(folder, new DamagedFolder(sentence('lockDamaged', { reason })));
  }
}

function holdLock(path: string): () => void {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec('begin exclusive');
    return () => {
      if (file.isOpen) file.close();
    };
  } catch (error) {
    file.close();
    throw error;
  }
}

/** @throws StartFailure if a folder, or what would be above it, is a file */
export function refuseFile(folder: string, path = folder) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory() || path === dirname(path)) return;
  if (found === undefined) refuseFile(folder, dirname(path));
  else if (path === folder) throw new StartFailure('folderIsFile', { folder });
  else throw new StartFailure('folderBelowFile', { folder, file: path });
}

/** Whether another process has a folder open. */
function isLocked(folder: string): boolean {
  if (!existsSync(lockFile(folder))) return false;
  try {
    lockFolder(folder)();
    return false;
  } catch {
    return true;
  }
}

function readSecret(folder: string): string {
  const file = secretIn(folder);
  const isThere = existsSync(file);
  if (!isThere && leagueIn(folder) === null) newSecret(folder);
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  const secret = isFile ? readFileSync(file, 'utf8').trim() : '';
  // Zeros would be a secret that everybody knows.
  if (/^[\w+/=-]{32,}$/u.test(secret)) return secret;
  const reason = sentence(isThere ? 'secretDamaged' : 'secretGone', { file, folder });
  throw new BrokenLeague(folder, 'no secret', reason);
}

/** Gives a league another secret: everybody signs in again. */
export function newSecret(folder: string) {
  rmSync(secretIn(folder), { recursive: true, force: true });
  writeFileSync(secretIn(folder), generateJwtSecret(), { mode: 0o600 });
}
