import { randomUUID } from 'node:crypto';
import type { EmbeddedDatabase, SqlSession } from './database.ts';
import { generatePassword } from './generatePassword.ts';

/** The one account that may write. */
export type Administrator = { email: string; userId: string };

/** @returns null where nobody has the right yet */
export async function readAdministrator(database: EmbeddedDatabase): Promise<Administrator | null> {
  const { rows } = await database.exclusive((postgres) =>
    postgres.query<Administrator>(
      `select users.email, users.id::text as "userId"
       from private.admins
       join auth.users on users.id::text = admins.user_id::text
       order by users.created_at limit 1`,
    ),
  );
  return rows[0] ?? null;
}

/**
 * Makes an account and gives it the right to write.
 * @returns its password, which is stored nowhere but as Auth's hash
 */
export async function makeAdministrator(
  database: EmbeddedDatabase,
  email: string,
): Promise<Administrator & { password: string }> {
  const account = { email: email.trim().toLowerCase(), userId: randomUUID() };
  const password = generatePassword();
  await database.exclusive((postgres) =>
    postgres.transaction(async (transaction) => {
      const { rows } = await transaction.query<{ passwordHash: string }>(
        `select extensions.crypt($1, extensions.gen_salt('bf', 10)) as "passwordHash"`,
        [password],
      );
      await storeAccounts(
        transaction,
        rows.map(({ passwordHash }) => ({
          id: account.userId,
          email: account.email,
          passwordHash,
          appMetadata: { provider: 'email', providers: ['email'] },
          userMetadata: {},
        })),
      );
      await transaction.query('insert into private.admins (user_id) values ($1)', [account.userId]);
    }),
  );
  return { ...account, password };
}

/** What Auth needs to let somebody in with the password they have. */
export type Account = {
  id: string;
  email: string;
  /** Auth's bcrypt hash. */
  passwordHash: string;
  appMetadata: unknown;
  userMetadata: unknown;
};

/** Stores accounts as Auth itself does, with a confirmed e-mail. */
export async function storeAccounts(postgres: SqlSession, accounts: readonly Account[]) {
  await postgres.query(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb) as users (
         id uuid, email text, "passwordHash" text, "appMetadata" jsonb, "userMetadata" jsonb
       )
     ), stored as (
       insert into auth.users (
         id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
         raw_user_meta_data, created_at, updated_at
       )
       select
         id, 'authenticated', 'authenticated', email, "passwordHash", now(), "appMetadata",
         "userMetadata", now(), now()
       from given
     )
     insert into auth.identities (
       id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at
     )
     select
       gen_random_uuid(), 'email', id::text, id,
       jsonb_build_object('sub', id::text, 'email', email, 'email_verified', true), now(), now(), now()
     from given`,
    [JSON.stringify(accounts)],
  );
}

/**
 * Gives an account another password in place of a forgotten one, and ends its sessions.
 * @returns the password
 */
export async function renewPassword(
  database: EmbeddedDatabase,
  { userId }: Administrator,
): Promise<string> {
  const password = generatePassword();
  await database.exclusive((postgres) =>
    postgres.transaction(async (transaction) => {
      await transaction.query(
        `update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 10))
         where id::text = $1`,
        [userId, password],
      );
      for (const table of ['refresh_tokens', 'sessions']) {
        await transaction.query(`delete from auth.${table} where user_id::text = $1`, [userId]);
      }
    }),
  );
  return password;
}

/** Whether this is the password of an account. */
export async function isPassword(
  database: EmbeddedDatabase,
  userId: string,
  password: string,
): Promise<boolean> {
  const { rows } = await database.exclusive((postgres) =>
    postgres.query(
      `select from auth.users
       where id::text = $1 and encrypted_password = extensions.crypt($2, encrypted_password)`,
      [userId, password],
    ),
  );
  return rows.length > 0;
}
