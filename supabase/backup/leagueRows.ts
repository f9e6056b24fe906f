import type { Account } from '../embedded/administrator.ts';
import type { SqlSession } from '../embedded/database.ts';
import { BadBackup, type Backup } from './backupFile.ts';
import { backedUpTables, type BackedUpTable } from './tables.ts';

/** A league's rows, at one moment. */
export type ReadRows = Pick<Backup, 'league' | 'migration' | 'rows' | 'users'> & {
  /** Their bytes are Storage's. */
  pictures: readonly { name: string; type: string }[];
};

/**
 * All rows of a league, as they are at one moment. Runs in a transaction of its own.
 * @param postgres a session without an open transaction, of the tables' owner or a role that no policy restricts
 * @throws Error if it could not read every row: a policy would hide some without a word
 */
export async function readRows(postgres: SqlSession): Promise<ReadRows> {
  await postgres.exec(`
    begin isolation level repeatable read, read only;
    -- An error where a policy would leave rows out.
    set local row_security = off;
    set local timezone = 'UTC';
  `);
  try {
    const tables = await existingTables(postgres);
    const rows = new Map<BackedUpTable, readonly string[]>();
    for (const table of tables) {
      // One session: a table after the other.
      // oxlint-disable-next-line no-await-in-loop
      const read = await postgres.query<{ row: string }>(
        `select to_jsonb(stored)::text as row from ${table} as stored`,
      );
      rows.set(
        table,
        read.rows.map(({ row }) => row),
      );
    }
    const { rows: users } = await postgres.query<Account>(allUsers);
    const { rows: pictures } = await postgres.query<ReadRows['pictures'][number]>(
      `select name, metadata ->> 'mimetype' as type from storage.objects
       where bucket_id = 'pictures' order by name`,
    );
    const { rows: about } = await postgres.query<{ league: string; migration: string }>(
      `select
         coalesce((select name from public.league), '') as league,
         (select max(version) from supabase_migrations.schema_migrations) as migration`,
    );
    const [first] = about;
    if (first === undefined) throw new Error('The database has no migrations.');
    return { ...first, rows, users, pictures };
  } finally {
    await postgres.exec('rollback');
  }
}

/** Those of our tables that the migrations have made until now. */
async function existingTables(postgres: SqlSession): Promise<BackedUpTable[]> {
  const { rows } = await postgres.query<{ name: string }>(
    `select namespace.nspname || '.' || class.relname as name
     from pg_catalog.pg_class as class
     join pg_catalog.pg_namespace as namespace on namespace.oid = class.relnamespace
     where class.relkind = 'r'
       and namespace.nspname || '.' || class.relname in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(backedUpTables)],
  );
  return backedUpTables.filter((table) => rows.some(({ name }) => name === table));
}

const allUsers = `
  select
    id::text, email, encrypted_password as "passwordHash",
    raw_app_meta_data as "appMetadata", raw_user_meta_data as "userMetadata"
  from auth.users
  where email is not null
  order by created_at, id`;

/** At most so many rows in one statement. */
const rowsAtOnce = 500;

/**
 * Stores all rows of a backup in one transaction, in place of those that migrations inserted. Users are there
 * already, and the database has the migrations until the backup's.
 * @param postgres of the tables' owner, who may set `session_replication_role`
 * @param replaced the backup of the league that is there, whose rows go; null: there is none
 * @throws BadBackup if there is another league, or one that was changed since, or rows refer to others that are not
 *   there; nothing has changed then
 */
export async function storeRows(
  postgres: SqlSession,
  { rows }: Pick<Backup, 'rows'>,
  replaced: Pick<Backup, 'rows'> | null = null,
) {
  await postgres.exec('begin');
  try {
    await refuseLeague(postgres, replaced);
    const { rows: versions } = await postgres.query<{ version: string }>(
      'select version::text from public.settings_version',
    );
    // No trigger: neither a history of the restore, nor times of now. Not by set_config, which hosted projects refuse.
    await postgres.exec(
      "set local session_replication_role = replica; set local timezone = 'UTC';",
    );
    // A backup of before has no rows of tables that later migrations make.
    for (const table of await existingTables(postgres)) {
      // In one transaction, one after the other.
      // oxlint-disable-next-line no-await-in-loop
      await storeTable(postgres, table, rows.get(table) ?? []);
    }
    await refuseLooseRows(postgres);
    await postgres.exec(numbersOnward(BigInt(versions[0]?.version ?? 0)));
    await postgres.exec('commit');
  } catch (error) {
    await postgres.exec('rollback').catch(() => undefined);
    throw error;
  }
}

/** The name of the league; empty before it has one; null: there is none. */
export async function leagueName(postgres: SqlSession): Promise<string | null> {
  if (!(await hasLeague(postgres))) return null;
  const { rows } = await postgres.query<{ name: string }>('select name from public.league');
  return rows[0]?.name ?? '';
}

/** Whether there is a league: what migrations insert is none. */
async function hasLeague(postgres: SqlSession): Promise<boolean> {
  const { rows } = await postgres.query(
    `select from public.pairs union all select from public.results
     union all select from public.upcoming_matches union all select from public.seasons limit 1`,
  );
  return rows.length > 0;
}

async function refuseLeague(postgres: SqlSession, replaced: Pick<Backup, 'rows'> | null) {
  // Every change of a league adds to its history.
  const tables =
    'public.pairs, public.results, public.upcoming_matches, public.seasons, private.history';
  await postgres.exec(`lock table ${tables} in exclusive mode`);
  if (replaced === null) {
    if (!(await hasLeague(postgres))) return;
    throw new BadBackup('leagueIsThere');
  }
  const { rows } = await postgres.query<{ last: string }>(
    'select coalesce(max(id), 0)::text as last from private.history',
  );
  if (BigInt(rows[0]?.last ?? 0) !== lastChangeIn(replaced)) {
    throw new BadBackup('leagueChangedMeanwhile');
  }
}

/** The highest id of a backup's history; 0: it has none. */
function lastChangeIn({ rows }: Pick<Backup, 'rows'>): bigint {
  const ids = (rows.get('private.history') ?? []).map((row) => BigInt(JSON.parse(row).id));
  return ids.reduce((highest, id) => (id > highest ? id : highest), 0n);
}

async function storeTable(postgres: SqlSession, table: BackedUpTable, rows: readonly string[]) {
  await postgres.exec(`delete from ${table}`);
  if (rows.length === 0) return;
  // Those that the database computes are left out; a column that is younger than the backup keeps its default.
  const { rows: columns } = await postgres.query<{ name: string }>(
    `select quote_ident(attribute.attname) as name
     from pg_catalog.pg_attribute as attribute
     where attribute.attrelid = $1::regclass and attribute.attnum > 0
       and not attribute.attisdropped and attribute.attgenerated = ''
       and $2::jsonb ? attribute.attname::text`,
    [table, rows[0]],
  );
  const names = columns.map(({ name }) => name).join(', ');
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    // oxlint-disable-next-line no-await-in-loop
    await postgres.query(
      `insert into ${table} (${names}) overriding system value
       select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [`[${rows.slice(from, from + rowsAtOnce).join(',')}]`],
    );
  }
}

/** Foreign keys are triggers too. @throws BadBackup if a row refers to one that is not there */
async function refuseLooseRows(postgres: SqlSession) {
  const { rows: checks } = await postgres.query<{ name: string; query: string }>(foreignKeyChecks, [
    JSON.stringify(backedUpTables),
  ]);
  for (const { name, query } of checks) {
    // oxlint-disable-next-line no-await-in-loop
    const { rows } = await postgres.query(query);
    if (rows.length > 0) {
      throw new BadBackup('looseRows', { table: name });
    }
  }
}

/** For each foreign key of our tables a query that finds a row without the one that it refers to. */
const foreignKeyChecks = `
  select
    referring.nspname || '.' || child.relname as name,
    format(
      'select from %I.%I as child where %s and not exists (select from %I.%I as parent where %s) limit 1',
      referring.nspname, child.relname, string_agg(format('child.%I is not null', key.attname), ' and '),
      referred.nspname, parent.relname,
      string_agg(format('child.%I = parent.%I', key.attname, target.attname), ' and ')
    ) as query
  from pg_catalog.pg_constraint as foreign_key
  join pg_catalog.pg_class as child on child.oid = foreign_key.conrelid
  join pg_catalog.pg_namespace as referring on referring.oid = child.relnamespace
  join pg_catalog.pg_class as parent on parent.oid = foreign_key.confrelid
  join pg_catalog.pg_namespace as referred on referred.oid = parent.relnamespace
  cross join unnest(foreign_key.conkey, foreign_key.confkey) as columns (child_number, parent_number)
  join pg_catalog.pg_attribute as key on key.attrelid = child.oid and key.attnum = columns.child_number
  join pg_catalog.pg_attribute as target on target.attrelid = parent.oid and target.attnum = columns.parent_number
  where foreign_key.contype = 'f'
    and referring.nspname || '.' || child.relname in (select jsonb_array_elements_text($1::jsonb))
  group by foreign_key.oid, referring.nspname, child.relname, referred.nspname, parent.relname`;

/**
 * Numbers that must not come twice go on after the highest that was restored, and after those of a league that was
 * replaced. The version of the settings goes to the clock's seconds: an open page that has read a number from a later
 * state of the league would not ask again.
 * @param version of the settings before
 */
const numbersOnward = (version: bigint) => `
  do $numbers$
  begin
    perform setval(
      pg_get_serial_sequence('private.history', 'id'),
      greatest((select max(id) from private.history), nextval(pg_get_serial_sequence('private.history', 'id')))
    );
    if to_regclass('private.change_numbers') is not null then
      perform setval(
        'private.change_numbers',
        greatest(
          (select max(transaction_id::text::bigint) from private.history), nextval('private.change_numbers')
        )
      );
    end if;
    if to_regclass('private.changes') is not null then
      perform setval(
        'private.change_numbers',
        greatest((select max(number::text::bigint) from private.changes), nextval('private.change_numbers'))
      );
    end if;
    update public.settings_version
    set version = greatest(version + 1, ${version} + 1, extract(epoch from now())::bigint);
    if to_regclass('public.table_versions') is not null then
      update public.table_versions
      set version = greatest(version + 1, floor(extract(epoch from clock_timestamp()) * 1000)::bigint);
    end if;
  end
  $numbers$`;
