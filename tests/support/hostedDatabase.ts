import type { PostgresSession } from '../../supabase/backup/postgresSession.ts';
import { applyMigrations } from '../../supabase/embedded/worker/migrations.ts';
import { migrationsFolder } from '../../supabase/embedded/worker/openProject.ts';
import { applySchemaFiles } from '../../supabase/embedded/worker/schemaFiles.ts';

/** Gives an empty native Postgres what a hosted project has: the migrations, then the functions. */
export async function makeHostedDatabase(superuser: PostgresSession): Promise<void> {
  await superuser.exec(`
    create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );`);
  await superuser.exec('set search_path = "$user", public, extensions');
  await applyMigrations(superuser, migrationsFolder);
  await applySchemaFiles(superuser);
}
