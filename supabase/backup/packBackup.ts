import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plainKey } from '../../src/padel/plainKey.ts';
import { publicPictures } from '../embedded/storage/pictureFiles.ts';
import { writeBackup, type BackedUpPicture, type Backup } from './backupFile.ts';
import type { ReadRows } from './leagueRows.ts';

/** A backup of a laptop's league, and what it could not hold. */
export type TakenBackup = {
  file: Buffer;
  /** E.g. `copia-liga-norte-2026-11-27.gz`. */
  name: string;
  /** Names of pictures that have a row and no file. */
  missing: readonly string[];
};

/**
 * A laptop's backup.
 * @param rows as they were read
 * @param picturesFolder in which the pictures lie: their names never change, so that they may be read later
 */
export async function packBackup(
  { pictures, ...rows }: ReadRows,
  { kind, picturesFolder }: { kind: Backup['kind']; picturesFolder: string },
): Promise<TakenBackup> {
  const at = new Date().toISOString();
  const found: BackedUpPicture[] = [];
  const missing: string[] = [];
  for (const picture of pictures) {
    try {
      // One after the other: a backup is in no hurry.
      // oxlint-disable-next-line no-await-in-loop
      const bytes = await readFile(join(publicPictures(picturesFolder), picture.name));
      found.push({ ...picture, bytes });
    } catch {
      missing.push(picture.name);
    }
  }
  const file = writeBackup({ ...rows, at, kind, pictures: found });
  return { file, name: backupName(rows.league, at), missing };
}

function backupName(league: string, at: string): string {
  const slug = plainKey(league)
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
  return `copia-${slug || 'liga'}-${at.slice(0, 10)}.gz`;
}
