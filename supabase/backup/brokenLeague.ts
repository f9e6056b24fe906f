import { accessSync, constants, readFileSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../embedded/startFailure.ts';
import { readBackup } from './backupFile.ts';

/** What is wrong with a data folder: its database is gone, or its secret, or something in it cannot be read. */
export type BrokenKind = 'no database' | 'no secret' | 'unreadable';

/** A league that cannot be opened, with what brings it back: nothing was changed, and somebody may be asked. */
export class BrokenLeague extends StartFailure {
  override name = 'BrokenLeague';
  readonly kind: BrokenKind;
  readonly folder: string;
  /** The last backup that can be read. */
  readonly lastBackup: string | null;

  constructor(folder: string, kind: BrokenKind, reason: string) {
    const lastBackup = findLastBackup(folder);
    super(
      `The league in ${folder} cannot be opened: ${reason}. Nothing was moved, deleted or filled. ` +
        wayBack(folder, lastBackup),
    );
    this.kind = kind;
    this.folder = folder;
    this.lastBackup = lastBackup;
  }
}

/** Says which backup is the last one, and the command that makes a league of it. */
export function wayBack(folder: string, lastBackup = findLastBackup(folder)): string {
  const command = `npm run restore -- "${lastBackup ?? 'FILE'}" --data-dir "${folder}" --replace`;
  return lastBackup === null
    ? `There is no backup in ${dailyFolder(folder)}; with a file of yours this brings the league back: ${command}`
    : `The last backup is of ${timeOf(lastBackup)}; this brings it back: ${command}`;
}

/** The folder of the daily backups of a data folder. */
export const dailyFolder = (dataFolder: string) => `${dataFolder}-backups`;

export const dailyName = /^\d{4}-\d\d-\d\d\.gz$/u;

/** The daily backups of a data folder, the last one first. */
export function dailyBackups(dataFolder: string): string[] {
  const folder = dailyFolder(dataFolder);
  try {
    const names = readdirSync(folder).filter((name) => dailyName.test(name));
    return names
      .toSorted()
      .toReversed()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function findLastBackup(dataFolder: string): string | null {
  const isWhole = (path: string) => {
    try {
      readBackup(readFileSync(path));
      return true;
    } catch {
      return false;
    }
  };
  return dailyBackups(dataFolder).find(isWhole) ?? null;
}

const timeOf = (path: string) =>
  statSync(path).mtime.toLocaleString('sv', { dateStyle: 'short', timeStyle: 'short' });

/** No league needs more at its start. */
const leastFree = 2 ** 20;

/**
 * Why a data folder cannot be used: a full disk, missing rights and another Postgres are named as such; for anything
 * else the league counts as broken.
 */
export function failureOf(folder: string, error: unknown): StartFailure {
  if (error instanceof StartFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (isDiskFull(folder, message)) {
    return new StartFailure(
      `The disk of the data folder ${folder} is full (${message}). Make room on it and start again: what was saved is there.`,
    );
  }
  const closed = findClosed(folder);
  if (closed !== null) {
    return new StartFailure(
      `${closed} may not be read and written by this user (${message}). Give them the right, or start as the user that the data folder ${folder} belongs to: what was saved is there.`,
    );
  }
  if (message.startsWith('it was written by Postgres')) {
    return new StartFailure(
      `The league in ${folder} cannot be opened: ${message}. It is whole, and nothing was changed: run npm run backup with the version of this project that wrote it, and restore that file with this one. ` +
        wayBack(folder),
    );
  }
  return new BrokenLeague(folder, 'unreadable', message);
}

/** @param message of what failed, by Node, SQLite or PGlite, which has numbers of its own */
export function isDiskFull(folder: string, message: string): boolean {
  if (/ENOSPC|EDQUOT|errno: 51\b|no space left|disk is full/iu.test(message)) return true;
  try {
    const { bavail, bsize, files, ffree } = statfsSync(folder);
    return bavail * bsize < leastFree || (files > 0 && ffree === 0);
  } catch {
    return false;
  }
}

/** The first path of a folder that this user may not read or write. */
function findClosed(path: string): string | null {
  try {
    const isFolder = statSync(path).isDirectory();
    const { R_OK, W_OK, X_OK } = constants;
    accessSync(path, isFolder ? R_OK | W_OK | X_OK : R_OK | W_OK);
    if (!isFolder) return null;
    for (const name of readdirSync(path)) {
      const closed = findClosed(join(path, name));
      if (closed !== null) return closed;
    }
    return null;
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isGone ? null : path;
  }
}
