import { readBackup, writeBackup, type Backup } from '../../../supabase/backup/backupFile.ts';
import { readRows } from '../../../supabase/backup/leagueRows.ts';
import type { SqlSession } from '../../../supabase/embedded/database.ts';
import { openDataFolder } from '../../../supabase/embedded/dataFolder.ts';
import { demoAdmin, demoPublishableKey } from '../../../supabase/embedded/keys.ts';
import { migrationsFolder, openProject } from '../../../supabase/embedded/worker/openProject.ts';

const ids = (kind: string) => `${kind}0000000-0000-4000-8000-000000000001`;
/** The ids of its rows. */
export const [kept, corrected, deleted, announced] = [ids('1'), ids('2'), ids('3'), ids('4')];

const resultOf = (id: string) => `
  insert into public.results (id, team1, team2, score, date, category)
  values ('${id}', 'Los Smash', 'Doble Pared', '6-4, 6-3', '2026-11-20', 'Sexta Libre')`;

/** Each in a transaction of its own, as the API runs them. */
const changes = [
  resultOf(kept),
  resultOf(corrected),
  resultOf(deleted),
  `insert into public.upcoming_matches (id, team1, team2, date, time, location, category)
   values ('${announced}', 'Los Smash', 'Dos Rivales', '2026-11-28', '20:30', 'Club', 'Sexta Libre')`,
  `update public.results set score = '7-5, 6-4' where id = '${corrected}'`,
  `delete from public.results where id = '${deleted}'`,
  `delete from public.upcoming_matches where id = '${announced}'`,
];

const account = `
  set search_path = public, extensions;
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at)
  values (
    '${demoAdmin.userId}', 'authenticated', 'authenticated', '${demoAdmin.email}',
    crypt('${demoAdmin.password}', gen_salt('bf', 10)), now()
  );
  insert into private.admins (user_id) values ('${demoAdmin.userId}');
  reset search_path;`;

type Earlier = {
  /** The last migration of the version that made the folder. */
  migration: string;
  /** What that version inserts before. */
  seed?: string;
};

/**
 * Makes a data folder as an earlier version did, with results that were changed and deleted.
 * @param read what is read of it
 */
export async function makeEarlierFolder<T>(
  dataFolder: string,
  { migration, seed = '' }: Earlier,
  read: (postgres: SqlSession) => Promise<T>,
): Promise<T> {
  const { postgresFolder, jwtSecret, release } = openDataFolder(dataFolder);
  const keys = {
    jwtSecret,
    publishableKey: demoPublishableKey,
    secretKey: 'sb_secret_of_the_test',
  };
  const { connection } = await openProject(
    { ...keys, postgresFolder, jwtExpiry: 3600, seed: account + seed },
    migrationsFolder,
    migration,
  );
  const postgres = connection.driver;
  await postgres.exec(`
    set request.jwt.claims = '{"sub": "${demoAdmin.userId}", "role": "authenticated"}';
    set role authenticated;`);
  for (const change of changes) await postgres.exec(change);
  await postgres.exec('reset role');
  const found = await read(postgres);
  await connection.close();
  release();
  return found;
}

/** The backup of a league of the first version that made any. */
export async function makeEarlierBackup(dataFolder: string): Promise<Backup> {
  const category = `
    insert into public.categories (name, slug, position, title)
    values ('Sexta Libre', 'sexta-libre', 1, 'Sexta Libre');`;
  const earlier = { migration: '20261127090000', seed: category };
  const rows = await makeEarlierFolder(dataFolder, earlier, readRows);
  const backup: Backup = { ...rows, at: '2026-11-27T12:00:00.000Z', kind: 'own', pictures: [] };
  return readBackup(await writeBackup(backup));
}
