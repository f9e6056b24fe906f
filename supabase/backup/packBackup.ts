import { plainKey } from '../../src/padel/plainKey.ts';
import { writeBackup, type BackedUpPicture, type Backup } from './backupFile.ts';
import type { ReadRows } from './leagueRows.ts';

/** A backup, and what it could not hold. */
export type TakenBackup = {
  file: Buffer;
  /** X. */
  name: string;
  /** Names of pictures that have a row and no file. */
  missing: readonly string[];
};

export type PackOptions = {
  kind: Backup['kind'];
  /** @returns the bytes of a picture; null: it is not there */
  readPicture: (name: string) => Promise<Uint8Array | null>;
};

/**
 * Makes the file of a league.
 * @param rows as they were read: pictures never change under their name, so that they may be read later
 */
export async function packBackup(
  { pictures, ...rows }: ReadRows,
  { kind, readPicture }: PackOptions,
): Promise<TakenBackup> {
  const at = new Date().toISOString();
  const found: BackedUpPicture[] = [];
  const missing: string[] = [];
  for (const picture of pictures) {
    // One after the other: a backup is in no hurry.
    // oxlint-disable-next-line no-await-in-loop
    const bytes = await readPicture(picture.name);
    if (bytes === null) missing.push(picture.name);
    else found.push({ ...picture, bytes });
  }
  const file = await writeBackup({ ...rows, at, kind, pictures: found });
  return { file, name: backupName(rows.league, at), missing };
}

function backupName(league: string, at: string): string {
  const slug = plainKey(league)
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
  return `copia-${slug || 'liga'}-${fileTime(Date.parse(at))}.gz`;
}

/** A moment by this machine's clock, as a part of a file's name: `2026-11-27-234059`. */
export function fileTime(at: number): string {
  // Sweden writes a moment almost as ISO 8601 does.
  return new Date(at).toLocaleString('sv').replaceAll(':', '').replace(' ', '-');
}
