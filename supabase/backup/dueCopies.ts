import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SqlSession } from '../embedded/database.ts';
import { replaceDurably } from '../embedded/durableFiles.ts';
import type { EmbeddedSupabase } from '../embedded/startEmbeddedSupabase.ts';
import { warn } from '../terminal/say.ts';
import { headBytes, readHead } from './backupFile.ts';
import { copiesFolder, hasContents, listCopies, pruneCopies } from './copies.ts';
import { fileTime } from './packBackup.ts';
import { backedUpTables } from './tables.ts';

// When an open league is copied.

const minute = 60_000;
/** A change is in a copy before it is as old as this, milliseconds. */
const longest = 60 * minute;

/**
 * Whether a copy is due.
 * @param copied when the last one with contents was made, milliseconds; null: there is none
 */
export function isCopyDue({
  isChanged,
  copied,
  now,
  isEnding,
}: {
  /** Whether the league may differ from its last copy. */
  isChanged: boolean;
  copied: number | null;
  now: number;
  isEnding: boolean;
}): boolean {
  if (!isChanged) return false;
  if (isEnding || copied === null) return true;
  // The next look comes a minute later. A clock that was put back says nothing of the time that has passed.
  return now - copied > longest - 2 * minute || copied > now;
}

/**
 * Differs once any row that a copy has was written or deleted; may differ without. Two numbers of each table, and no
 * list of what changes a league.
 */
export async function readMark(postgres: SqlSession): Promise<string> {
  const { rows } = await postgres.query<{ mark: string }>(markQuery);
  return rows.map(({ mark }) => mark).join();
}

const markQuery = [...backedUpTables, 'auth.users', 'storage.objects']
  .map((table) => `select concat(count(*), '/', max(xmin::text::bigint)) as mark from ${table}`)
  .join(' union all ');

export type CopyKeeper = {
  /** Copies the league if that is due. @throws Error if it could not; all copies of before are there then */
  look(isEnding?: boolean): Promise<void>;
};

/** Copies an open league into the folder beside its data. */
export function createCopyKeeper(
  {
    database,
    takeBackup,
    lookForDamage,
    isFolderThere,
  }: Pick<EmbeddedSupabase, 'database' | 'takeBackup' | 'lookForDamage' | 'isFolderThere'>,
  dataFolder: string,
  clock = Date.now,
): CopyKeeper {
  const folder = copiesFolder(dataFolder);
  let copiedMark: string | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function copyIfDue(isEnding: boolean) {
    const mark = await database.exclusive(readMark);
    const copies = listCopies(dataFolder);
    const [newest] = copies;
    const copied = copies.find(hasContents)?.at ?? null;
    const isChanged = newest === undefined || mark !== copiedMark;
    // What Postgres still has of a folder that was removed is nowhere else.
    const isThere = isFolderThere();
    if (!isCopyDue({ isChanged, copied, now: clock(), isEnding: isEnding || !isThere })) return;
    const { lost } = await lookForDamage();
    // The copy that has those rows may be the one that this one would replace.
    if (lost.length > 0) return;
    const { file, missing } = await takeBackup();
    if (newest === undefined || readHead(file.subarray(0, headBytes))?.contents !== newest.digest) {
      // Not those above it: the disk may have been ejected.
      if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
      const now = clock();
      const path = join(folder, `${fileTime(now)}.gz`);
      replaceDurably(path, file);
      if (isThere) pruneCopies(dataFolder, path, now);
      else warn('rescued', { path });
      for (const picture of missing) warn('pictureNotInBackup', { picture });
    }
    copiedMark = mark;
  }

  return {
    look(isEnding = false) {
      const looked = last.then(() => copyIfDue(isEnding));
      last = looked.catch(() => undefined);
      return looked;
    },
  };
}

/** Has a keeper look each minute. @returns a function that looks a last time, and at no time after that */
export function keepCopies(keeper: CopyKeeper, onFailure: (error: unknown) => void) {
  // The same disk that is full is said once.
  let said = '';
  const look = async (isEnding = false) => {
    try {
      await keeper.look(isEnding);
      said = '';
    } catch (error) {
      if (String(error) === said) return;
      said = String(error);
      onFailure(error);
    }
  };
  const timer = setInterval(() => void look(), minute);
  timer.unref();
  return async () => {
    clearInterval(timer);
    said = '';
    await look(true);
  };
}
