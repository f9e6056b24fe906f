import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import type { EmbeddedDatabase, SqlDatabase } from './database.ts';
import { forgetCluster, keepCluster, keptCluster } from './templateDatabase.ts';
import { applyMigrations } from './migrations.ts';
import { createQueue } from './queue.ts';
import { answerAsPostgrest } from './postgrestErrors.ts';
import { withQuietRefusals } from './quietRefusals.ts';
import { StartFailure } from './startFailure.ts';
import { refuseTooManyValues } from './statementSize.ts';

const supabaseFolder = new URL('../', import.meta.url);
const migrationsFolder = fileURLToPath(new URL('migrations', supabaseFolder));

export type DatabaseOptions = {
  /** The folder of Postgres's files; `undefined` keeps everything in memory. */
  postgresFolder: string | undefined;
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  /** Lifetime of a session's token, seconds. */
  jwtExpiry: number;
  /** SQL that fills a new database. */
  seed: string | undefined;
};

export type OpenDatabase = EmbeddedDatabase & {
  /** Answers a request to `/rest/v1` or `/auth/v1`. */
  answer(request: Request, peerAddress: string | null): Promise<Response>;
  close(): Promise<void>;
};

/**
 * Opens Postgres in this process with everything that a Supabase project has before its first
 * request: the platform's roles and schemas, Auth's tables, our migrations and, once, the seed.
 * @throws StartFailure if the folder holds no database that this Postgres can read
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const connection = await connect(options.postgresFolder);
  answerAsPostgrest(connection);
  refuseTooManyValues(connection.driver);
  const postgres: SqlDatabase = connection.driver;
  const api = new App({
    connection,
    // As config.toml has it. A DELETE or PATCH of everything is refused, as hosted projects do.
    api: { schemas: ['public'], max_rows: 1_000, pg_safe_update: true },
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      jwt_expiry: options.jwtExpiry,
      publishable_key: options.publishableKey,
      secret_key: options.secretKey,
      enable_signup: false,
      minimum_password_length: 12,
    },
    // A request without any key must never be more than a visitor.
    options: { server: { admin: false, disableStudio: true } },
  });

  await api.ensureSystemSchema();
  await postgres.exec(readFileSync(new URL('embedded/platform.sql', supabaseFolder), 'utf8'));
  const isNew = (await applyMigrations(postgres, migrationsFolder)).length > 0;
  if (isNew && options.seed !== undefined) await postgres.exec(options.seed);
  await keepGrantsAsMigrated(connection);

  const queue = createQueue();
  return {
    exclusive: (work) => queue.run(() => work(postgres)),
    listen: (channel, onNotify) => connection.driver.listen(channel, onNotify),
    // Lite opens a transaction and sets the role with statements of their own: whoever used the
    // session in between would do so within them, in that role.
    answer: (request, peerAddress) =>
      queue.run(() => withQuietRefusals(async () => await api.fetch(request, { peerAddress }))),
    close: () => queue.run(() => connection.close()),
  };
}

type Connection = Awaited<ReturnType<typeof createPgliteConnection>>;

async function connect(postgresFolder: string | undefined): Promise<Connection> {
  const isNew = postgresFolder === undefined || !existsSync(join(postgresFolder, 'PG_VERSION'));
  const cluster = isNew ? await keptCluster() : null;
  try {
    const connection = await createPgliteConnection({
      ...(postgresFolder === undefined ? {} : { url: postgresFolder }),
      ...(cluster === null ? {} : { pgliteOptions: { loadDataDir: cluster } }),
    });
    await connection.driver.waitReady;
    if (isNew && cluster === null) await keepCluster(connection.driver);
    return connection;
  } catch (error) {
    // It may have been the copy: the next start goes without.
    if (cluster !== null) forgetCluster();
    throw new StartFailure(
      `The database in ${postgresFolder ?? 'memory'} cannot be opened (${String(error)}). ` +
        'Set DATA_DIR to another folder, or delete this one to start afresh.',
    );
  }
}

/**
 * The first time that Lite acts for a user it grants all rights on every table with row-level
 * security to the API roles, TRUNCATE included. We let it do so in a transaction that is rolled
 * back: Lite remembers that it has done it, and the grants stay those of the migrations.
 */
async function keepGrantsAsMigrated(connection: Connection) {
  class GrantsUndone extends Error {}
  const asVisitor = { auth: { role: 'anon' } };
  try {
    await connection.kysely.transaction().execute(async (transaction) => {
      await connection.withContext(asVisitor, async () => undefined, { transaction });
      throw new GrantsUndone();
    });
  } catch (error) {
    if (!(error instanceof GrantsUndone)) throw error;
  }
}
