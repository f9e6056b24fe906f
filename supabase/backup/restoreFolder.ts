import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { inspect } from 'node:util';
import { storeAccounts } from '../embedded/administrator.ts';
import {
  asideOf,
  finishRestore,
  lockFile,
  lockFolder,
  newSecret,
  ownMark,
  refuseFile,
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
import { applySchemaFiles } from '../embedded/worker/schemaFiles.ts';
import { StartFailure } from '../embedded/startFailure.ts';
import { isDiskFull } from './brokenLeague.ts';
import { reasonOf } from '../terminal/say.ts';
import { BadBackup, newer, type Backup } from './backupFile.ts';
import { keepLeagueName } from './leagueNameFile.ts';
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
  if (!listMigrations(migrationsFolder).some(({ version }) => version === backup.migration)) {
    throw newer();
  }
  const { release, giveUp } = claim(folder);
  try {
    await fill(restoring, backup);
    syncTree(restoring);
  } catch (error) {
    const isFull = isDiskFull(restoring, inspect(error));
    giveUp();
    if (isFull) throw new StartFailure('diskFullForRestore', { folder });
    throw error instanceof StartFailure
      ? error
      : new BadBackup('rowsRefused', { reason: reasonOf(error) });
  }
  const aside = isEmpty(folder) ? null : asideOf(folder);
  // Somebody may have opened it meanwhile.
  if (existsSync(lockFile(folder))) lockFolder(folder)();
  try {
    writeDurably(join(restoring, wholeMark), Buffer.from(aside ?? ''));
    syncFolder(restoring);
    // Windows renames no folder of which a file is open.
    if (process.platform === 'win32') release();
    if (aside !== null) renameSync(folder, aside);
    finishRestore(folder);
    keepLeagueName(folder, backup.league);
  } catch (error) {
    // Nothing has moved, or what was there would be gone.
    if (!existsSync(restoring) || (aside !== null && existsSync(aside))) throw error;
    giveUp();
    throw new StartFailure('folderCannotMove', { folder, reason: reasonOf(error) });
  } finally {
    release();
  }
  return aside;
}

/** Makes the folder in which a backup becomes a league, for this process alone, without what an earlier one has left. */
function claim(folder: string): { release: () => void; giveUp: () => void } {
  const restoring = restoringFolder(folder);
  refuseFile(folder);
  // A disk that is mounted there cannot be moved; one that shows a folder of the same disk is noticed when it moves.
  if (existsSync(folder) && statSync(folder).dev !== statSync(dirname(resolve(folder))).dev) {
    throw new StartFailure('folderCannotMove', { folder, reason: 'EBUSY' });
  }
  let release: () => void;
  try {
    mkdirSync(restoring, { recursive: true, mode: 0o700 });
    release = lockFolder(restoring, 'restoreRunning', folder);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    const reason = reasonOf(error);
    throw isDiskFull(dirname(resolve(folder)), reason)
      ? new StartFailure('diskFullForRestore', { folder })
      : new BadBackup('rowsRefused', { reason });
  }
  for (const name of readdirSync(restoring)) {
    const path = join(restoring, name);
    if (path !== lockFile(restoring)) rmSync(path, { recursive: true, force: true });
  }
  const giveUp = () => {
    release();
    rmSync(restoring, { recursive: true, force: true });
  };
  return { release, giveUp };
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
    await applySchemaFiles(postgres);
  } finally {
    await connection.close();
  }
}
