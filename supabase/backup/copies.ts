import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { headBytes, readBackup, readHead, type BackupHead } from './backupFile.ts';
import { readBeginning, readBytes } from './readBytes.ts';

// Which copies of a laptop's league exist, what is in each, and which are kept. Any backup in the folder beside the
// data is one; those that the league made by itself are pruned.

/** How much of what people typed a copy has. */
export type Contents = { results: number; matches: number; pairs: number; pictures: number };

/** A backup beside a data folder. */
export type Copy = {
  path: string;
  /** When it was made, milliseconds. */
  at: number;
  /** The league's name; empty before it has one. */
  league: string;
  contents: Contents;
  /** Two copies of a league that has not changed have the same; null: of an earlier version. */
  digest: string | null;
  /** Made by the league itself, not by somebody's command. */
  isAutomatic: boolean;
};

/** Of so many days the last copy is kept. */
const keptDays = 7;
/** For so long the copy with the most is kept, milliseconds. */
const largestFor = 30 * 24 * 60 * 60_000;

/** The folder of the copies of a data folder. */
export const copiesFolder = (dataFolder: string) => `${dataFolder}-backups`;

/** Named by its day alone by earlier versions. */
const automaticName = /^\d{4}-\d\d-\d\d(?:-\d{6})?\.gz$/u;

/** All copies beside a data folder, the newest first; not every one need be whole. */
export function listCopies(dataFolder: string): Copy[] {
  const folder = copiesFolder(dataFolder);
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.gz'));
  } catch {
    return [];
  }
  return names
    .flatMap((name) => {
      const path = join(folder, name);
      const head = headOf(path);
      return head === null ? [] : [copyOf(path, head, automaticName.test(name))];
    })
    .toSorted(newestFirst);
}

/** The copies that bring a league back: whole, the newest first. An empty one counts only where no other is. */
export function usableCopies(dataFolder: string): Copy[] {
  const whole = listCopies(dataFolder).filter(({ path }) => isWhole(path));
  const full = whole.filter(hasContents);
  return full.length > 0 ? full : whole;
}

/** Removes the automatic copies that are not kept. */
export function pruneCopies(dataFolder: string, written: string, now: number) {
  const automatic = listCopies(dataFolder).filter(({ isAutomatic }) => isAutomatic);
  const kept = new Set([written, ...keptCopies(automatic, now).map(({ path }) => path)]);
  for (const { path } of automatic) if (!kept.has(path)) rmSync(path, { force: true });
}

/**
 * The copies to keep: the last of each of seven days, the largest of the last thirty at each moment from now on, and the
 * newest. One without contents takes no other's place.
 * @param now milliseconds
 * @param dayOf the day of a moment, e.g. `2026-11-27`
 */
export function keptCopies<Each extends Pick<Copy, 'at' | 'contents'>>(
  copies: readonly Each[],
  now: number,
  dayOf = dayHere,
): Each[] {
  const newest = copies.toSorted(newestFirst);
  const full = newest.filter(hasContents);
  const lastOfDays = [...Map.groupBy(full, ({ at }) => dayOf(at)).values()]
    .slice(0, keptDays)
    .flatMap((ofDay) => ofDay.slice(0, 1));
  // A smaller one too, if it is newer: it is the largest once the other is too old.
  const largest = full
    .filter(({ at }) => now - at <= largestFor)
    .filter((copy, index, recent) =>
      recent.slice(0, index).every((newer) => sizeOf(newer) < sizeOf(copy)),
    );
  return [...new Set([...newest.slice(0, 1), ...lastOfDays, ...largest])];
}

const newestFirst = (a: { at: number }, b: { at: number }) => b.at - a.at;

const sizeOf = ({ contents }: Pick<Copy, 'contents'>) =>
  Object.values(contents).reduce((sum, count) => sum + count, 0);

export const hasContents = (copy: Pick<Copy, 'contents'>) => sizeOf(copy) > 0;

/** Sweden writes a day as ISO 8601 does. */
const dayHere = (at: number) => new Date(at).toLocaleDateString('sv');

export function contentsOf({ counts }: Pick<BackupHead, 'counts'>): Contents {
  return {
    results: counts['public.results'] ?? 0,
    matches: counts['public.upcoming_matches'] ?? 0,
    pairs: counts['public.pairs'] ?? 0,
    pictures: counts['pictures'] ?? 0,
  };
}

function copyOf(path: string, head: BackupHead, isAutomatic: boolean): Copy {
  const { at, league, contents: digest } = head;
  return { path, at: Date.parse(at), league, contents: contentsOf(head), digest, isAutomatic };
}

function headOf(path: string): BackupHead | null {
  try {
    return readHead(readBeginning(path, headBytes));
  } catch {
    return null;
  }
}

function isWhole(path: string): boolean {
  try {
    readBackup(readBytes(path));
    return true;
  } catch {
    return false;
  }
}
