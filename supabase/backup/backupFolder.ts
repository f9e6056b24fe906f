import type { SqlDatabase } from '../embedded/database.ts';
import {
  finishRestore,
  leagueIn,
  lockFolder,
  picturesIn,
  postgresIn,
  readOpenLeague,
} from '../embedded/dataFolder.ts';
import { backupPath } from '../embedded/apiListener.ts';
import { generateJwtSecret } from '../embedded/keys.ts';
import { isDamage } from '../embedded/openDatabase.ts';
import { openPictureFiles } from '../embedded/storage/pictureFiles.ts';
import { attemptToOpen } from '../embedded/untouched.ts';
import { StartFailure } from '../embedded/startFailure.ts';
import { openProject } from '../embedded/worker/openProject.ts';
import { failureOf } from './brokenLeague.ts';
import { isProof, newNumber, proofHeaders, proofOf, type FolderKey } from './folderProof.ts';
import { leagueName, readRows } from './leagueRows.ts';
import { packBackup, type TakenBackup } from './packBackup.ts';

/**
 * The backup of a data folder: from the server that has it open, or else from its files.
 * @throws StartFailure if there is no league, or it cannot be read
 */
export async function backupFolder(folder: string): Promise<TakenBackup> {
  finishRestore(folder);
  const kind = leagueIn(folder);
  if (kind === null) throw new StartFailure('noLeague', { folder });
  const open = readOpenLeague(folder);
  const taken = open === null ? null : await askServer(open);
  if (taken !== null) return taken;
  const readPicture = openPictureFiles(picturesIn(folder)).read;
  return packBackup(await readFolder(folder), { kind, readPicture });
}

/** All rows of a folder that nobody has open. */
export const readFolder = (folder: string) => withDatabase(folder, readRows);

/** The name of the league of a folder that nobody has open; null: it has none, or an empty one. */
export async function nameOfLeague(folder: string): Promise<string | null> {
  finishRestore(folder);
  if (leagueIn(folder) === null) return null;
  return withDatabase(folder, leagueName);
}

/** @throws BrokenLeague if what is stored cannot be read */
async function withDatabase<T>(
  folder: string,
  work: (postgres: SqlDatabase) => Promise<T>,
): Promise<T> {
  const release = lockFolder(folder);
  try {
    // Its own secret may be what is missing.
    const keys = { jwtSecret: generateJwtSecret(), publishableKey: 'none', secretKey: 'none' };
    const options = { ...keys, postgresFolder: postgresIn(folder), jwtExpiry: 1, seed: '' };
    const attempt = await attemptToOpen(options.postgresFolder);
    const { connection } = await openProject(options).catch((error: unknown) => {
      throw failureOf(folder, error, attempt.failed());
    });
    let failure: unknown;
    try {
      return await work(connection.driver);
    } catch (error) {
      failure = error;
      throw isDamage(error) ? failureOf(folder, error, false) : error;
    } finally {
      await connection.close();
      if (failure === undefined) await attempt.succeeded();
      else attempt.failed();
    }
  } finally {
    release();
  }
}

/** @returns null where the server of this folder does not answer: nothing was sent to another one, or believed */
async function askServer({
  url,
  ...key
}: FolderKey & { url: string }): Promise<TakenBackup | null> {
  const post = async (headers: Record<string, string>) => {
    try {
      const given = {
        method: 'POST',
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(60_000),
      } as const;
      return await fetch(url + backupPath, given);
    } catch {
      return null;
    }
  };
  const command = newNumber();
  const greeting = await post({ [proofHeaders.command]: command });
  const server = greeting?.headers.get(proofHeaders.server) ?? '';
  const numbers = { command, server };
  const shown = greeting?.headers.get(proofHeaders.proof) ?? null;
  await greeting?.body?.cancel();
  if (!isProof(shown, proofOf(key, 'server', numbers))) return null;
  const response = await post({
    [proofHeaders.server]: server,
    [proofHeaders.proof]: proofOf(key, 'command', numbers),
  });
  if (response === null) return null;
  if (!response.ok) throw new StartFailure('noBackupGiven', { url, status: response.status });
  const file = Buffer.from(await response.arrayBuffer());
  const isOfFolder = isProof(
    response.headers.get(proofHeaders.proof),
    proofOf(key, 'answer', numbers, file),
  );
  if (!isOfFolder) return null;
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = /filename="([^"/\\]+)"/u.exec(disposition)?.[1];
  return {
    file,
    name: name ?? 'copia-liga.gz',
    missing: JSON.parse(response.headers.get('x-missing-pictures') ?? '[]'),
  };
}
