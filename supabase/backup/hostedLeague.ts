import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Account } from '../embedded/administrator.ts';
import type { SqlSession } from '../embedded/database.ts';
import { listMigrations } from '../embedded/worker/migrations.ts';
import { StartFailure } from '../embedded/startFailure.ts';
import { migrationsFolder } from '../embedded/worker/openProject.ts';
import { BadBackup, newer, type Backup, type BackedUpPicture } from './backupFile.ts';
import { readFolder } from './backupFolder.ts';
import { leagueName, readRows, storeRows } from './leagueRows.ts';
import { packBackup, type TakenBackup } from './packBackup.ts';
import { restoreFolder } from './restoreFolder.ts';

/** A hosted project: its rows are reached through Postgres, users and pictures through its API. */
export type HostedLeague = {
  postgres: SqlSession;
  /** E.g. `https://abcdefghijklmnopqrst.supabase.co`. */
  url: string;
};

/**
 * The backup of a hosted league, not encrypted yet.
 * @throws Error if it could not read every row, or a picture that is there
 */
export async function backupHosted({ postgres, url }: HostedLeague): Promise<TakenBackup> {
  return packBackup(await readRows(postgres), {
    kind: 'hosted',
    async readPicture(name) {
      const response = await fetch(`${url}/storage/v1/object/public/pictures/${name}`);
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      // Storage's answers to what is not there.
      if (response.status === 400 || response.status === 404) return null;
      throw new StartFailure('pictureNotGiven', { name, status: response.status });
    },
  });
}

/**
 * Makes the league of a project that has none: pictures, then users, then the rows in one transaction. After a failure
 * it may be repeated: until the rows are there, nobody sees a league, or everybody the one of before.
 * @param secretKey of the project, for Auth and Storage
 * @param replaced the backup of the league that is replaced, made just now; null: there must be none
 * @throws BadBackup if the project has a league, or other migrations than this version
 */
export async function restoreHosted(
  backup: Backup,
  { postgres, url, secretKey }: HostedLeague & { secretKey: string },
  replaced: Backup | null = null,
): Promise<void> {
  await checkMigrations(postgres);
  const name = await leagueName(postgres);
  if (name !== null && replaced === null) {
    throw new BadBackup('projectHasLeague', { name });
  }
  const now = await migrated(backup);
  const client = createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  for (const picture of now.pictures) {
    // A free plan's Storage takes one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await storePicture(client, picture);
  }
  for (const account of now.users) {
    // oxlint-disable-next-line no-await-in-loop
    await storeUser(client, postgres, account);
  }
  await storeRows(postgres, now, replaced);
}

/** The public key in the league's own row; null: none was made, or the project is of a version without that row. */
export async function readKey(postgres: SqlSession): Promise<string | null> {
  if (!(await hasKeyTable(postgres))) return null;
  const { rows } = await postgres.query<{ key: string }>(
    'select public_key as key from public.backup_key',
  );
  return rows[0]?.key ?? null;
}

/** Writes down that a backup, encrypted to this key, was made just now: the administrator reads it. */
export async function noteBackup(postgres: SqlSession, publicKey: string): Promise<void> {
  if (!(await hasKeyTable(postgres))) return;
  await postgres.query(
    `insert into public.backup_key (public_key, last_backup) values ($1, now())
     on conflict (is_only) do update set last_backup = excluded.last_backup`,
    [publicKey],
  );
}

async function hasKeyTable(postgres: SqlSession): Promise<boolean> {
  const { rows } = await postgres.query<{ isThere: boolean }>(
    `select to_regclass('public.backup_key') is not null as "isThere"`,
  );
  return rows[0]?.isThere === true;
}

const lastMigration = () => listMigrations(migrationsFolder).at(-1)?.version ?? '';

async function checkMigrations(postgres: SqlSession) {
  const { rows } = await postgres.query<{ version: string | null }>(
    `select max(version) as version from supabase_migrations.schema_migrations`,
  );
  const version = rows[0]?.version ?? '';
  if (version > lastMigration()) {
    throw new BadBackup('projectIsNewer');
  }
  if (version < lastMigration()) {
    throw new BadBackup('projectIsOlder');
  }
}

/** A backup as the migrations of today leave it: those that it has not seen change its rows on this machine. */
async function migrated(backup: Backup): Promise<Backup> {
  if (backup.migration === lastMigration()) return backup;
  if (backup.migration > lastMigration()) throw newer();
  const folder = mkdtempSync(join(tmpdir(), 'league-restore-'));
  try {
    await restoreFolder(backup, join(folder, 'league'));
    return { ...backup, ...(await readFolder(join(folder, 'league'))), pictures: backup.pictures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function storePicture(client: SupabaseClient, { name, type, bytes }: BackedUpPicture) {
  const { error } = await client.storage
    .from('pictures')
    .upload(name, bytes, { contentType: type, cacheControl: '31536000', upsert: true });
  if (error !== null)
    throw new StartFailure('storageRefusedPicture', { name, reason: error.message });
}

/** Auth lets them in with the password that they had. A user of that e-mail or id that differs is made anew. */
async function storeUser(client: SupabaseClient, postgres: SqlSession, account: Account) {
  const { id, email, passwordHash, appMetadata, userMetadata } = account;
  const { admin } = client.auth;
  const find = async () => {
    const { rows } = await postgres.query<Pick<Account, 'id' | 'email' | 'passwordHash'>>(
      `select id::text, email, encrypted_password as "passwordHash" from auth.users
       where id::text = $1 or lower(email) = lower($2)`,
      [id, email],
    );
    return rows;
  };
  const isSame = (users: readonly Pick<Account, 'id' | 'email' | 'passwordHash'>[]) =>
    users.length === 1 &&
    users[0]?.id === id &&
    users[0].email.toLowerCase() === email.toLowerCase() &&
    users[0].passwordHash === passwordHash;
  const known = await find();
  if (isSame(known)) return;
  for (const other of known) {
    // oxlint-disable-next-line no-await-in-loop
    const { error } = await admin.deleteUser(other.id);
    if (error !== null)
      throw new StartFailure('authKeptUser', { email: other.email, reason: error.message });
  }
  const { error } = await admin.createUser({
    id,
    email,
    password_hash: passwordHash,
    email_confirm: true,
    app_metadata: recordOf(appMetadata),
    user_metadata: recordOf(userMetadata),
  });
  if (error !== null) throw new StartFailure('authRefusedUser', { email, reason: error.message });
  if (!isSame(await find())) throw new StartFailure('authRefusedPassword', { email });
}

const recordOf = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};
