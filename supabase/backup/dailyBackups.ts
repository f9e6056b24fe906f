import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceDurably } from '../embedded/durableFiles.ts';
import { dailyName } from './brokenLeague.ts';
import type { EmbeddedSupabase } from '../embedded/startEmbeddedSupabase.ts';
import type { BackupSource } from './backupListener.ts';

const keptDays = 7;

/**
 * Writes the backup of today, if it is not there, and removes all but the last seven days'.
 * @param folder made if needed
 * @param today e.g. `2026-11-27`
 * @throws Error if it could not be written; those of before are all there then
 */
export async function writeDailyBackup(
  take: BackupSource['take'],
  folder: string,
  today: string,
): Promise<void> {
  const path = join(folder, `${today}.gz`);
  if (existsSync(path)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { file, missing } = await take();
  replaceDurably(path, file);
  for (const name of missing)
    console.warn(`Not in the backup of today: the picture ${name} has no file.`);
  const days = readdirSync(folder).filter((name) => dailyName.test(name));
  for (const name of days.toSorted().slice(0, -keptDays)) rmSync(join(folder, name));
}

/**
 * Keeps a backup of each day on which the league is open, and looks as often at whether all of it can be read.
 * @returns a function that ends it
 */
export function keepDailyBackups(
  { takeBackup, lookForDamage }: Pick<EmbeddedSupabase, 'takeBackup' | 'lookForDamage'>,
  folder: string,
): () => void {
  const minute = 60_000;
  const write = async () => {
    try {
      await lookForDamage();
      // Sweden writes a day as ISO 8601 does.
      await writeDailyBackup(takeBackup, folder, new Date().toLocaleDateString('sv'));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.warn(`The backup of today could not be written to ${folder}: ${reason}`);
    }
  };
  // Who has just started the league waits for its first page.
  const first = setTimeout(() => void write(), minute);
  const others = setInterval(() => void write(), 30 * minute);
  first.unref();
  others.unref();
  return () => {
    clearTimeout(first);
    clearInterval(others);
  };
}
