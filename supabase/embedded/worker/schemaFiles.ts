import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SqlSession } from '../database.ts';

const supabaseFolder = new URL('../../', import.meta.url);

/** A file of `supabase/schema`: functions, triggers and views of one subject, each as it is now. */
export type SchemaFile = { name: string; sql: string };

/** The files in the order of `config.toml`, in which the Supabase CLI applies them too. */
export function readSchemaFiles(): readonly SchemaFile[] {
  const config = readFileSync(new URL('config.toml', supabaseFolder), 'utf8');
  const list = /^sql_paths = \[(?<paths>[^\]]*)\]/mu.exec(config)?.groups?.['paths'] ?? '';
  return [...list.matchAll(/"\.\/schema\/(?<name>\w+\.sql)"/gu)].map(({ groups }) => {
    const name = groups?.['name'] ?? '';
    return { name, sql: readFileSync(new URL(`schema/${name}`, supabaseFolder), 'utf8') };
  });
}

/** By it a database knows whether it has these files. */
export function digestOf(files: readonly SchemaFile[]): string {
  const digest = createHash('sha256');
  for (const { name, sql } of files) digest.update(`${name}\n${sql}\n`);
  return digest.digest('hex');
}

/** Its one row has the digest of the files that the database has; null: none yet. */
export const appliedDigest = 'select digest from private.applied_schema';

/**
 * Makes the functions, triggers and views of the files, in one transaction, where the database has others. All
 * migrations are applied.
 * @returns whether the database had others
 * @throws Error if a file fails, or would replace what no file made; nothing has changed then
 */
export async function applySchemaFiles(
  postgres: SqlSession,
  files = readSchemaFiles(),
): Promise<boolean> {
  const { rows } = await postgres.query<{ digest: string | null }>(appliedDigest);
  if (rows[0]?.digest === digestOf(files)) return false;
  await postgres.exec(applicationOf(files));
  return true;
}

/** What files can make, under the name by which `drop` knows it; its version differs once it is replaced. */
const objects = `
    select 'function ' || oid::regprocedure as name, oid, format('%s:%s', tableoid, oid) as key, ctid::text as version
    from pg_catalog.pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select 'view ' || oid::regclass, oid, format('%s:%s', tableoid, oid), ctid::text
    from pg_catalog.pg_class
    where relkind = 'v' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select format('trigger %I on %s', tgname, tgrelid::regclass), oid, format('%s:%s', tableoid, oid), ctid::text
    from pg_catalog.pg_trigger
    where not tgisinternal`;

/**
 * The application of the files as one statement, which every way to a database can send: PGlite, psql, and the API of
 * a hosted project, where only a statement is sure to be a transaction.
 */
export function applicationOf(files: readonly SchemaFile[]): string {
  const digest = digestOf(files);
  const tag = `$file_${digest.slice(0, 8)}$`;
  return `do $application$
declare
  applied private.applied_schema;
  search_path text := current_setting('search_path');
  before jsonb;
  taken text;
begin
  -- Names that no file spells out mean nothing, and the objects have theirs in full.
  perform set_config('search_path', '', true), set_config('client_min_messages', 'warning', true);
  -- Whoever reads a table meanwhile would wait behind this transaction.
  perform set_config('lock_timeout', '5s', true);
  select * into applied from private.applied_schema for update;
  select jsonb_object_agg(object.key, object.version) into before from (${objects}
  ) as object;
${files.map(({ name, sql }) => `  -- ${name}\n  execute ${tag}${sql}${tag};\n`).join('')}
  select string_agg(object.name, ', ') into taken from (${objects}
  ) as object
  where before ->> object.key <> object.version and object.name <> all (applied.objects);
  if taken is not null then
    raise exception 'supabase/schema would replace what it did not make: %', taken;
  end if;
  update private.applied_schema set
    digest = '${digest}',
    -- What others need was replaced, even where no file has it any more. The newest first, as it needs older ones.
    objects = array(
      select object.name from (${objects}
      ) as object
      where before ->> object.key is distinct from object.version or object.name = any (applied.objects)
      order by object.oid desc
    );
  perform set_config('search_path', search_path, true);
end
$application$;
`;
}
