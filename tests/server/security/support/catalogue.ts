import type { EmbeddedSupabase } from '../../../../supabase/embedded/startEmbeddedSupabase.ts';

/** A table or view of the database, whatever its schema. */
export type Relation = {
  schema: string;
  name: string;
  columns: string[];
  /** The type of each column, e.g. `uuid`. */
  types: Record<string, string>;
  /** The columns of the primary key. */
  keys: string[];
  /** Columns that a signed-in user may name in an INSERT, and in an UPDATE. */
  insertable: string[];
  updatable: string[];
  /** Generated columns. */
  computed: string[];
};

export type DatabaseFunction = {
  schema: string;
  name: string;
  /** The API's roles that may execute it. */
  callers: string[];
};

const ours = `!~ '^(pg_|information_schema)'`;

/** Every table and function, read from the running database: new ones are included. */
export function readCatalogue({ database }: EmbeddedSupabase) {
  return database.exclusive(async (postgres) => {
    const relations = await postgres.query<Relation>(`
      select
        relnamespace::regnamespace::text as schema,
        relname as name,
        array_agg(attname::text order by attnum) as columns,
        json_object_agg(attname, atttypid::regtype::text) as types,
        coalesce(array_agg(attname::text order by attnum) filter (
          where (pg_class.oid, attnum) in (
            select indrelid, unnest(indkey) from pg_catalog.pg_index where indisprimary)), '{}')
          as keys,
        coalesce(array_agg(attname::text) filter (
          where has_column_privilege('authenticated', pg_class.oid, attnum, 'insert')), '{}')
          as insertable,
        coalesce(array_agg(attname::text) filter (
          where has_column_privilege('authenticated', pg_class.oid, attnum, 'update')), '{}')
          as updatable,
        coalesce(array_agg(attname::text) filter (where attgenerated <> ''), '{}') as computed
      from pg_catalog.pg_class
      join pg_catalog.pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace::regnamespace::text ${ours}
      group by pg_class.oid, 1, 2
      order by 1, 2`);
    const functions = await postgres.query<DatabaseFunction>(`
      select
        pronamespace::regnamespace::text as schema,
        proname as name,
        coalesce(array_agg(distinct rolname::text) filter (where rolname is not null), '{}')
          as callers
      from pg_catalog.pg_proc
      left join pg_catalog.pg_roles
        on rolname in ('anon', 'authenticated')
        and has_function_privilege(pg_roles.oid, pg_proc.oid, 'execute')
      where pronamespace::regnamespace::text ${ours}
      group by 1, 2
      order by 1, 2`);
    return { relations: relations.rows, functions: functions.rows };
  });
}

/**
 * A digest of every row of every table, by table. Auth's records of sign-ins and Realtime's outbox,
 * which change by themselves, are left out.
 */
export async function digestTables(supabase: EmbeddedSupabase): Promise<Record<string, string>> {
  const { relations } = await readCatalogue(supabase);
  const kept = relations.filter(
    ({ schema, name }) =>
      schema !== 'realtime' &&
      !(schema === 'auth' && /^(audit_log_entries|sessions|refresh_tokens)$/.test(name)),
  );
  return await supabase.database.exclusive(async (postgres) => {
    const digests: Record<string, string> = {};
    for (const { schema, name } of kept) {
      const { rows } = await postgres.query<{ digest: string }>(`
        select count(*) || ' rows, ' || md5(string_agg(r::text, E'\\n' order by r::text)) as digest
        from "${schema}"."${name}" as r`);
      digests[`${schema}.${name}`] = rows[0]?.digest ?? '';
    }
    return digests;
  });
}
