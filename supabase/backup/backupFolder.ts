import { SignJWT } from 'jose';
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
import { StartFailure } from '../embedded/startFailure.ts';
import { openProject } from '../embedded/worker/openProject.ts';
import { BrokenLeague, failureOf } from './brokenLeague.ts';
import { leagueName, readRows } from './leagueRows.ts';
import { packBackup, type TakenBackup } from './packBackup.ts';

/**
 * The backup of a data folder: from the server that has it open, or else from its files.
 * @throws StartFailure if there is no league, or it cannot be read
 */
export async function backupFolder(folder: string): Promise<TakenBackup> {
  finishRestore(folder);
  const kind = leagueIn(folder);
  if (kind === null) throw new StartFailure(`There is no league in ${folder}.`);
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
    const { connection } = await openProject(options).catch((error: unknown) => {
      throw failureOf(folder, error);
    });
    try {
      return await work(connection.driver);
    } catch (error) {
      throw isDamage(error) ? new BrokenLeague(folder, 'unreadable', String(error)) : error;
    } finally {
      await connection.close();
    }
  } finally {
    release();
  }
}

/** @returns null where nothing answers: what a server that was killed has left */
async function askServer({
  url,
  jwtSecret,
}: {
  url: string;
  jwtSecret: string;
}): Promise<TakenBackup | null> {
  const token = await new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(new TextEncoder().encode(jwtSecret));
  let response: Response;
  try {
    response = await fetch(url + backupPath, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
  } catch {
    return null;
  }
  if (!response.ok) {
    throw new StartFailure(`The league at ${url} gave no backup (${response.status}).`);
  }
  const name = /filename="([^"/\\]+)"/u.exec(
    response.headers.get('content-disposition') ?? '',
  )?.[1];
  return {
    file: Buffer.from(await response.arrayBuffer()),
    name: name ?? 'copia-liga.gz',
    missing: JSON.parse(response.headers.get('x-missing-pictures') ?? '[]'),
  };
}
