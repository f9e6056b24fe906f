import { accessSync, constants, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../embedded/startFailure.ts';
import { ThreadEnded } from '../embedded/databaseThread.ts';
import { DamagedFolder, OtherPostgres, postgresVersion } from '../embedded/postgresFolder.ts';
import { languageOf } from '../terminal/language.cjs';
import { reasonOf, sentence } from '../terminal/say.ts';
import { copiesFolder, usableCopies, type Copy } from './copies.ts';

/** What is wrong with a data folder: something of it is gone, was written by another Postgres, or cannot be read. */
export type BrokenKind = 'no database' | 'no secret' | 'other Postgres' | 'unreadable';

/** A league that cannot be opened, with what brings it back: nothing was changed, and somebody may be asked. */
export class BrokenLeague extends StartFailure {
  override name = 'BrokenLeague';
  readonly kind: BrokenKind;
  readonly folder: string;
  /** What brings it back, the newest first. */
  readonly copies: readonly Copy[];

  /**
   * @param reason a part of a sentence; of another Postgres its version
   * @param isUntouched whether the folder is as it was before something tried to open it
   */
  constructor(folder: string, kind: BrokenKind, reason: string, isUntouched = true) {
    const copies = usableCopies(folder);
    const begins = kind === 'no database' ? [sentence('newBegins')] : [];
    const way = [wayBack(folder, copies), ...begins].join('\n');
    if (kind === 'other Postgres') {
      super('otherPostgres', { folder, version: reason, known: postgresVersion, way });
    } else
      super(isUntouched ? 'leagueCannotBeOpened' : 'leagueDidNotOpen', { folder, reason, way });
    this.kind = kind;
    this.folder = folder;
    this.copies = copies;
  }
}

/** Names the copies with what is in each, the newest first, and the command that makes a league of one. */
export function wayBack(folder: string, copies = usableCopies(folder)): string {
  const [newest] = copies;
  const file = newest?.path ?? sentence('fileOfYours');
  const command = `npm run restore -- "${file}" --data-dir "${folder}" --replace`;
  return newest === undefined
    ? sentence('noBackup', { folder: copiesFolder(folder), command })
    : sentence('copiesAre', {
        copies: copies.map((copy, index) => `${index + 1}. ${describeCopy(copy)}`).join('\n'),
        command,
      });
}

/** When a copy was made and what it has, e.g. `26 Nov, 23:40: 23 results, 15 pairs, 4 pictures`. */
export function describeCopy({ at, contents, path }: Copy): string {
  const { results, pairs, matches, pictures } = contents;
  const made = new Date(at);
  const isOfYear = made.getFullYear() === new Date().getFullYear();
  const time = made.toLocaleString(languageOf(process.env) === 'es' ? 'es' : 'en-GB', {
    ...(!isOfYear && { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = [
    sentence('results', { count: results }),
    sentence('pairs', { count: pairs }),
    ...(matches > 0 ? [sentence('matches', { count: matches })] : []),
    sentence('pictures', { count: pictures }),
  ];
  return sentence('copyIs', { time, contents: parts.join(', '), path });
}

/** No league needs more at its start. */
const leastFree = 2 ** 20;

/**
 * Why a data folder cannot be used: a full disk, missing rights, memory and another Postgres are named as such; for
 * anything else the league counts as broken.
 * @param isUntouched whether the folder is as it was before something tried to open it
 */
export function failureOf(folder: string, error: unknown, isUntouched = true): StartFailure {
  if (error instanceof StartFailure) return error;
  const reason = reasonOf(error);
  const way = wayBack(folder);
  if (isDiskFull(folder, reason)) return new StartFailure('diskFull', { folder, reason, way });
  const closed = findClosed(folder);
  if (closed !== null) return new StartFailure('pathClosed', { path: closed, reason, folder, way });
  if (error instanceof OtherPostgres) {
    return new BrokenLeague(folder, 'other Postgres', error.version);
  }
  if (error instanceof ThreadEnded && /memory/iu.test(reason)) {
    return new StartFailure('databaseCannotBeOpenedNow', { folder, reason, way });
  }
  return new BrokenLeague(folder, 'unreadable', describeDamage(error), isUntouched);
}

/** A part of a sentence. What PGlite says of itself says nothing to a reader. */
function describeDamage(error: unknown): string {
  const reason = reasonOf(error);
  if (error instanceof DamagedFolder) return reason;
  if (/^E[A-Z]+: /u.test(reason)) return sentence('filesUnreadable', { reason });
  return /^(?:could not|invalid|unexpected|incorrect|corrupt|missing) /u.test(reason)
    ? sentence('postgresSays', { reason })
    : sentence('postgresCannotRead');
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
