import type { SqlDatabase } from '../database.ts';
import type { ChangeType } from './bindings.ts';

export type Column = {
  name: string;
  /** `pg_type.typname`, e.g. `int4`, `_text`. */
  type: string;
  isPrimaryKey: boolean;
  /** Part of the replica identity: what is known of an old row. */
  isIdentity: boolean;
};

/** A table of the publication, as it is at this moment. */
export type PublishedTable = {
  schema: string;
  name: string;
  hasRowSecurity: boolean;
  publishes: ReadonlySet<ChangeType>;
  columns: readonly Column[];
  /** The query "is there a row with this primary key", its values as text parameters; null without a key. */
  rowQuery: string | null;
};

type PublishedTableRow = {
  relation: string;
  schema: string;
  name: string;
  has_row_security: boolean;
  publishes: ChangeType[];
  columns: { name: string; type: string; is_primary_key: boolean; is_identity: boolean }[];
  row_query: string | null;
};

/**
 * Reads the tables of the publication, by oid. Membership and publish flags count at the moment of
 * delivery; row filters and column lists of the publication are ignored, as by the real server.
 */
export async function readPublishedTables(
  postgres: SqlDatabase,
  publication: string,
): Promise<Map<string, PublishedTable>> {
  const { rows } = await postgres.query<PublishedTableRow>(TABLES_QUERY, [publication]);
  return new Map(
    rows.map((row) => [
      row.relation,
      {
        schema: row.schema,
        name: row.name,
        hasRowSecurity: row.has_row_security,
        publishes: new Set(row.publishes),
        columns: row.columns.map((column) => ({
          name: column.name,
          type: column.type,
          isPrimaryKey: column.is_primary_key,
          isIdentity: column.is_identity,
        })),
        rowQuery: row.row_query,
      },
    ]),
  );
}

const TABLES_QUERY = `
  select t.oid::text as relation, n.nspname as schema, t.relname as name,
    t.relrowsecurity as has_row_security,
    (
      select jsonb_agg(flag.operation)
      from (values ('INSERT', p.pubinsert), ('UPDATE', p.pubupdate), ('DELETE', p.pubdelete))
        as flag (operation, is_published)
      where flag.is_published
    ) as publishes,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', a.attname,
        'type', y.typname,
        'is_primary_key', a.attnum = any(k.attributes),
        'is_identity', case t.relreplident
          when 'f' then true
          when 'd' then a.attnum = any(k.attributes)
          when 'i' then a.attnum = any(i.attributes)
          else false
        end
      ) order by a.attnum), '[]')
      from pg_attribute a
      join pg_type y on y.oid = a.atttypid
      where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated <> 'v'
    ) as columns,
    (
      select format(
        'select exists(select 1 from %I.%I where %s) as is_visible', n.nspname, t.relname,
        string_agg(format('%I = ($%s::text)::%s', a.attname, key.position, a.atttypid::regtype),
          ' and ' order by key.position)
      )
      from unnest(k.attributes) with ordinality as key (attribute, position)
      join pg_attribute a on a.attrelid = t.oid and a.attnum = key.attribute
    ) as row_query
  from pg_publication p
  join pg_publication_tables m on m.pubname = p.pubname
  join pg_namespace n on n.nspname = m.schemaname
  join pg_class t on t.relnamespace = n.oid and t.relname = m.tablename and t.relkind = 'r'
  cross join lateral (
    select coalesce((
      select array_agg(x.attribute order by x.attribute)
      from pg_index c, unnest(c.indkey::int2[]) as x (attribute)
      where c.indrelid = t.oid and c.indisprimary
    ), '{}') as attributes
  ) k
  cross join lateral (
    select coalesce((
      select array_agg(x.attribute)
      from pg_index c, unnest(c.indkey::int2[]) as x (attribute)
      where c.indrelid = t.oid and c.indisreplident
    ), '{}') as attributes
  ) i
  where p.pubname = $1 and n.nspname <> 'realtime'
  order by t.oid`;

/** The primary key's columns, in the order of the parameters of `rowQuery`. */
export function primaryKey(table: PublishedTable): Column[] {
  return table.columns.filter((column) => column.isPrimaryKey);
}

/** For each role the columns it may select, keyed by `selectableKey`. */
export async function readSelectableColumns(
  postgres: SqlDatabase,
  roles: readonly string[],
  relations: readonly string[],
): Promise<Map<string, ReadonlySet<string>>> {
  const { rows } = await postgres.query<{ role: string; relation: string; columns: string[] }>(
    `select r.rolname as role, t.oid::text as relation,
       coalesce(jsonb_agg(a.attname) filter (
         where has_column_privilege(r.oid, t.oid, a.attnum, 'select')), '[]') as columns
     from pg_roles r, pg_class t
     join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
     where r.rolname = any($1::text[]) and t.oid = any($2::text[]::oid[])
     group by r.rolname, t.oid`,
    [roles, relations],
  );
  return new Map(
    rows.map(({ role, relation, columns }) => [selectableKey(role, relation), new Set(columns)]),
  );
}

export function selectableKey(role: string, relation: string): string {
  return `${relation} ${role}`;
}
