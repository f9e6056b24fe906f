import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { storeAccounts } from '../embedded/administrator.ts';
import {
  asideOf,
  finishRestore,
  lockFile,
  lockFolder,
  newSecret,
  ownMark,
  restoringFolder,
  wholeMark,
} from '../embedded/dataFolder.ts';
import { syncFolder, syncTree, writeDurably } from '../embedded/durableFiles.ts';
import { isEmpty } from '../embedded/postgresFolder.ts';
import { generateJwtSecret } from '../embedded/keys.ts';
import { metadataOf } from '../embedded/storage/answerStorage.ts';
import { openPictureFiles } from '../embedded/storage/pictureFiles.ts';
import { pictureType } from '../embedded/storage/pictureType.ts';
import { applyMigrations, listMigrations } from '../embedded/worker/migrations.ts';
import { migrationsFolder, openProject } from '../embedded/worker/openProject.ts';
import { StartFailure } from '../embedded/startFailure.ts';
import { isDiskFull } from './brokenLeague.ts';
import { newer, type Backup } from './backupFile.ts';
import { storeRows } from './leagueRows.ts';

/**
 * Makes a data folder of a backup. It has its name once it is whole; what was there is moved aside, never deleted. An
 * attempt that is ended changes nothing, or is finished by the next start.
 * @param folder without a league, or with one that somebody wants to replace; nobody has it open
 * @returns where what was there is now; null: nothing was
 * @throws BadBackup if the backup is of a newer version, or its rows do not fit together
 */
export async function restoreFolder(backup: Backup, folder: string): Promise<string | null> {
  const restoring = restoringFolder(folder);
  rmSync(restoring, { recursive: true, force: true });
  if (!listMigrations(migrationsFolder).some(({ version }) => version === backup.migration)) {
    throw newer();
  }
  mkdirSync(restoring, { recursive: true, mode: 0o700 });
  try {
    await fill(restoring, backup);
    syncTree(restoring);
  } catch (error) {
    const isFull = isDiskFull(restoring, inspect(error));
    rmSync(restoring, { recursive: true, force: true });
    if (!isFull) throw error;
    throw new StartFailure(
      `The disk of ${folder} is full: nothing was restored, and what was there is there. Make room on it and run the command again.`,
    );
  }
  const aside = isEmpty(folder) ? null : asideOf(folder);
  // Somebody may have opened it meanwhile.
  if (existsSync(lockFile(folder))) lockFolder(folder)();
  writeDurably(join(restoring, wholeMark), Buffer.from(aside ?? ''));
  syncFolder(restoring);
  if (aside !== null) renameSync(folder, aside);
  finishRestore(folder);
  return aside;
}

async function fill(folder: string, backup: Backup) {
  if (backup.kind !== 'demo') writeFileSync(ownMark(folder), '');
  newSecret(folder);
  const keys = { jwtSecret: generateJwtSecret(), publishableKey: 'none', secretKey: 'none' };
  const options = { ...keys, postgresFolder: join(folder, 'postgres'), jwtExpiry: 1, seed: '' };
  mkdirSync(options.postgresFolder, { mode: 0o700 });
  const { connection } = await openProject(options, migrationsFolder, backup.migration);
  try {
    const postgres = connection.driver;
    const files = openPictureFiles(join(folder, 'pictures'));
    for (const { name, bytes } of backup.pictures) {
      const type = pictureType(bytes);
      if (type === null) continue;
      files.write(bytes).publish(name);
      // oxlint-disable-next-line no-await-in-loop
      await postgres.query(
        `insert into storage.objects (bucket_id, name, metadata) values ('pictures', $1, $2::jsonb)`,
        [name, JSON.stringify(metadataOf(bytes, type))],
      );
    }
    await storeAccounts(postgres, backup.users);
    await storeRows(postgres, backup);
    await applyMigrations(postgres, migrationsFolder);
  } finally {
    await connection.close();
  }
}
