import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { App } from '@supabase/lite';
import { createPgliteConnection, PGlite } from '@supabase/lite/pglite';
import { checkVersion, isEmpty, unfinishedMark } from '../postgresFolder.ts';
import { applyMigrations, listMigrations } from './migrations.ts';
import { answerAsPostgrest } from './postgrestErrors.ts';
import type { ProjectOptions } from './protocol.ts';
import { applySchemaFiles } from './schemaFiles.ts';
import { checkStatementValues } from './statementValues.ts';
import { deleteTemplate, readTemplate, saveTemplate } from './templateDatabase.ts';

const supabaseFolder = new URL('../../', import.meta.url);
export const migrationsFolder = fileURLToPath(new URL('migrations', supabaseFolder));

type Connection = Awaited<ReturnType<typeof createPgliteConnection>>;
export type Project = { connection: Connection; api: App };

/**
 * Opens Postgres with everything that a Supabase project has before its first request: the platform's
 * roles and schemas, Auth's tables, our migrations and functions and, in a new database, the seed.
 * @param migrations the folder of other migrations, for a database as an earlier version made it
 * @param until the last migration that is applied; default: all. Before the last one the functions are those of the
 *   migrations
 */
export async function openProject(
  options: ProjectOptions,
  migrations = migrationsFolder,
  until?: string,
): Promise<Project> {
  const { postgresFolder, isKept = false } = options;
  const unfinished = unfinishedMark(postgresFolder);
  if (isKept && isEmpty(postgresFolder)) throw new Error(`${postgresFolder} is gone`);
  if (existsSync(unfinished)) rmSync(postgresFolder, { recursive: true, force: true });
  const isNew = isEmpty(postgresFolder);
  if (isNew) {
    writeFileSync(unfinished, '');
    mkdirSync(postgresFolder, { recursive: true, mode: 0o700 });
  }
  const last = listMigrations(migrations).at(-1)?.version;
  const isOfToday = migrations === migrationsFolder && (until ?? last) === last;
  const hasTemplate = isNew && isOfToday;
  const template = hasTemplate ? await readTemplate() : null;
  const connection = await connect(options, template);
  answerAsPostgrest(connection);
  checkStatementValues(connection.driver);
  const api = new App({
    connection,
    // The same as in config.toml. A DELETE or PATCH without a filter is refused, as hosted projects do.
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
    // A request without a key must never run as an administrator of the server.
    options: { server: { admin: false, disableStudio: true } },
  });
  const postgres = connection.driver;
  // Postgres opens where only a function that a request calls is damaged.
  if (!isNew) await postgres.query('select sum(length(prosrc)) from pg_catalog.pg_proc');
  await api.ensureSystemSchema();
  // Even on the template: Lite has just replaced auth.uid() and its kin by its own, which read other
  // settings than Realtime's visibility check sets.
  await postgres.exec(readFileSync(new URL('embedded/platform.sql', supabaseFolder), 'utf8'));
  if (template === null) {
    await applyMigrations(postgres, migrations, until);
    if (isOfToday) await applySchemaFiles(postgres);
    if (hasTemplate) await saveTemplate(postgres);
  }
  if (isNew && options.seed !== undefined) await postgres.exec(options.seed);
  await keepGrantsAsMigrated(connection);
  rmSync(unfinished, { force: true });
  return { connection, api };
}

/** PGlite would touch 160 MB at its start. A league's tables take a few. */
const smallBuffers = ['-c', 'shared_buffers=32MB'];

async function connect(
  { postgresFolder, postgres }: ProjectOptions,
  template: Blob | null,
): Promise<Connection> {
  checkVersion(postgresFolder);
  try {
    const connection = await createPgliteConnection({
      url: postgresFolder,
      pgliteOptions: {
        parsers: { [TIMESTAMP]: isoText, [TIMESTAMPTZ]: isoText },
        serializers: { [TEXT]: jsonText },
        startParams: [...PGlite.defaultStartParams, ...smallBuffers],
        ...(postgres !== undefined && { pgliteWasmModule: postgres }),
        ...(template !== null && { loadDataDir: template }),
      },
    });
    await connection.driver.waitReady;
    return connection;
  } catch (error) {
    // The template may be the cause: the next start goes without.
    if (template !== null) deleteTemplate();
    throw error;
  }
}

// Postgres's numbers of the types.
const TEXT = 25;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;

/** `2026-11-22 09:18:12.455+00` as PostgREST writes it: `2026-11-22T09:18:12.455+00:00`. */
function isoText(value: string): string {
  return value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/** A list or an object in a column of text, as PostgREST stores it. */
function jsonText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
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
