import { SignJWT } from 'jose';
import type { SqlDatabase } from '../embedded/database.ts';
import {
  leagueIn,
  openDataFolder,
  readOpenLeague,
  type DataFolder,
  type League,
} from '../embedded/dataFolder.ts';
import { backupPath } from '../embedded/apiListener.ts';
import { StartFailure } from '../embedded/startFailure.ts';
import { openProject } from '../embedded/worker/openProject.ts';
import { hasLeague, readRows } from './leagueRows.ts';
import { packBackup, type TakenBackup } from './packBackup.ts';

/**
 * The backup of a data folder: from the server that has it open, or else from its files.
 * @throws StartFailure if there is no league, or it cannot be read
 */
export async function backupFolder(folder: string): Promise<TakenBackup> {
  const kind = leagueIn(folder);
  if (kind === null) throw new StartFailure(`There is no league in ${folder}.`);
  const open = readOpenLeague(folder);
  const taken = open === null ? null : await askServer(open);
  if (taken !== null) return taken;
  return withDatabase(folder, kind, async (postgres, { picturesFolder }) =>
    packBackup(await readRows(postgres), { kind, picturesFolder }),
  );
}

/** The name of the league of a folder that nobody has open; null: it has none, or an empty one. */
export async function nameOfLeague(folder: string): Promise<string | null> {
  const kind = leagueIn(folder);
  if (kind === null) return null;
  return withDatabase(folder, kind, async (postgres) => {
    if (!(await hasLeague(postgres))) return null;
    const { rows } = await postgres.query<{ name: string }>('select name from public.league');
    return rows[0]?.name ?? '';
  });
}

async function withDatabase<T>(
  folder: string,
  kind: League,
  work: (postgres: SqlDatabase, data: DataFolder) => Promise<T>,
): Promise<T> {
  const data = openDataFolder(folder, kind);
  const { postgresFolder, jwtSecret, release } = data;
  try {
    const keys = { jwtSecret, publishableKey: 'none', secretKey: 'none' };
    const project = openProject({ ...keys, postgresFolder, jwtExpiry: 1, seed: '' });
    const { connection } = await project.catch((error: unknown) => {
      throw new StartFailure(
        `The database in ${postgresFolder} cannot be opened (${String(error)}).`,
      );
    });
    try {
      return await work(connection.driver, data);
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
