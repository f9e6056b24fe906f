import { expect, test } from 'vitest';
import { openTestDatabase, readRepositoryFile } from './support/testDatabase.ts';

// The generator of database.types.ts needs a native Postgres, which few machines have. So the file
// is compared here with the catalogue of a database that has just been migrated.

type Column = { table: string; column: string; type: string; nullable: boolean; optional: boolean };

const postgres = await openTestDatabase();
const { rows: columns } = await postgres.query<Column>(`
  select
    pg_class.relname as "table",
    pg_attribute.attname as "column",
    format_type(pg_attribute.atttypid, null) as type,
    not pg_attribute.attnotnull as nullable,
    not pg_attribute.attnotnull or pg_attribute.atthasdef or pg_attribute.attidentity <> '' as optional
  from pg_catalog.pg_attribute
  join pg_catalog.pg_class on pg_class.oid = pg_attribute.attrelid
  where
    pg_class.relnamespace = 'public'::regnamespace
    and pg_class.relkind in ('r', 'p')
    and pg_attribute.attnum > 0
    and not pg_attribute.attisdropped
  order by pg_class.relname, pg_attribute.attname collate "C"
`);
const { rows: others } = await postgres.query<{ kind: string }>(`
  select 'Views' as kind from pg_catalog.pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
  union
  select 'Functions' from pg_catalog.pg_proc where pronamespace = 'public'::regnamespace
  union
  select case typtype when 'e' then 'Enums' else 'CompositeTypes' end from pg_catalog.pg_type
  where typnamespace = 'public'::regnamespace and typtype = 'e'
`);
await postgres.close();

/** What PostgREST's JSON makes of a type of Postgres. */
const typeScriptTypes: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  date: 'string',
  'time without time zone': 'string',
  'timestamp with time zone': 'string',
  smallint: 'number',
  integer: 'number',
  boolean: 'boolean',
};

/** The tables as the types file ought to write them. */
function expectedTables(): Record<string, Record<string, string[]>> {
  const tables: Record<string, Record<string, string[]>> = {};
  for (const { table, column, type, nullable, optional } of columns) {
    const typeScriptType = typeScriptTypes[type];
    if (typeScriptType === undefined) throw new Error(`Say here what ${type} is in TypeScript`);
    const value = nullable ? `${typeScriptType} | null` : typeScriptType;
    const entry = (tables[table] ??= { Row: [], Insert: [], Update: [] });
    entry['Row']?.push(`${column}: ${value}`);
    entry['Insert']?.push(`${column}${optional ? '?' : ''}: ${value}`);
    entry['Update']?.push(`${column}?: ${value}`);
  }
  return tables;
}

const file = readRepositoryFile('src/data/database.types.ts');

/** The text between `name: {` and the brace that closes it, by the indentation of the formatter. */
function block(text: string, name: string): string {
  const found = new RegExp(`^( *)${name}: \\{\n([^]*?)\n\\1\\};$`, 'm').exec(text);
  if (!found) throw new Error(`The types file has no ${name}`);
  return found[2] ?? '';
}

function lines(text: string): string[] {
  return text.split('\n').map((line) => line.trim().replace(/;$/, ''));
}

/** The tables as the types file writes them. */
function writtenTables(): Record<string, Record<string, string[]>> {
  const tables = block(file, 'Tables');
  const names = [...tables.matchAll(/^ {6}(\w+): \{$/gm)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.map((name) => {
      const table = block(tables, name);
      const part = (kind: string) => [kind, lines(block(table, kind))];
      return [name, Object.fromEntries(['Row', 'Insert', 'Update'].map(part))];
    }),
  );
}

test('the types file has the tables and columns of the migrated schema', () => {
  expect(writtenTables()).toEqual(expectedTables());
});

test.each(['Views', 'Functions', 'Enums', 'CompositeTypes'])(
  'the types file has %s exactly if the migrated schema has',
  (kind) => {
    const isWritten = !block(file, kind).includes('[_ in never]: never');
    expect(isWritten).toBe(others.some((other) => other.kind === kind));
  },
);
