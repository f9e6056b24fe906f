import type { SqlDatabase } from '../database.ts';
import { describeRequest, type SubscriptionRequest } from './bindings.ts';
import { synchroniseTriggers } from './changeCapture.ts';
import { checkFilter } from './filterCheck.ts';
import { member } from './json.ts';

/** The tables (oids) that each request matched, in the requests' order, or an error. */
export type SubscriptionCheck = { relations: ReadonlySet<string>[] } | { error: string };

/**
 * Finds the published tables of a channel's requests. One invalid request fails all of them, as on the
 * real server, which inserts them in one transaction.
 */
export async function checkSubscriptions(
  postgres: SqlDatabase,
  publication: string,
  role: string,
  requests: readonly SubscriptionRequest[],
): Promise<SubscriptionCheck> {
  await synchroniseTriggers(postgres, publication);
  const relations: ReadonlySet<string>[] = [];
  for (const request of requests) {
    try {
      const matched = await matchingTables(postgres, publication, request);
      if (matched.length === 0) return { error: notEnabled(request) };
      await checkRole(postgres, role);
      for (const relation of matched) await checkColumns(postgres, role, relation, request);
      relations.push(new Set(matched));
    } catch (thrown) {
      return { error: raised(request, thrown) };
    }
  }
  const unsupported = requests.find(({ filters, select }) => filters.length > 0 || select !== null);
  return unsupported ? { error: notImplemented(unsupported) } : { relations };
}

async function matchingTables(
  postgres: SqlDatabase,
  publication: string,
  { schema, table }: SubscriptionRequest,
): Promise<string[]> {
  const { rows } = await postgres.query<{ relation: string }>(
    `select t.oid::text as relation
     from pg_publication_tables m
     join pg_namespace n on n.nspname = m.schemaname
     join pg_class t on t.relnamespace = n.oid and t.relname = m.tablename and t.relkind = 'r'
     where m.pubname = $1 and m.schemaname <> 'realtime'
       and m.schemaname like $2 escape '' and m.tablename like $3 escape ''`,
    [publication, schema === '*' ? '%' : schema, table === '*' ? '%' : table],
  );
  return rows.map(({ relation }) => relation);
}

async function checkRole(postgres: SqlDatabase, role: string): Promise<void> {
  const { rows } = await postgres.query('select from pg_roles where rolname = $1', [role]);
  if (rows.length === 0) throw new CheckError(`role "${role}" does not exist`, '42704');
}

async function checkColumns(
  postgres: SqlDatabase,
  role: string,
  relation: string,
  { filters, select }: SubscriptionRequest,
): Promise<void> {
  if (filters.length === 0 && select === null) return;
  const { rows } = await postgres.query<{ name: string; type: string }>(
    `select a.attname as name, a.atttypid::regtype::text as type
     from pg_attribute a
     where a.attrelid = $1::text::oid and a.attnum > 0 and not a.attisdropped
       and has_column_privilege($2, a.attrelid, a.attnum, 'select')`,
    [relation, role],
  );
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  for (const filter of filters) {
    const type = types.get(filter.column);
    if (type === undefined) throw new CheckError(`invalid column for filter ${filter.column}`);
    const problem = await checkFilter(postgres, filter, type);
    if (problem !== null) throw new CheckError(problem);
  }
  const unknown = select?.find((column) => !types.has(column));
  if (unknown !== undefined) throw new CheckError(`invalid column for select ${unknown}`);
}

/** An error with the SQLSTATE that the real server's check raises. */
class CheckError extends Error {
  readonly code: string;

  constructor(message: string, code = 'P0001') {
    super(message);
    this.code = code;
  }
}

const CONDITION_NAMES = new Map([
  ['P0001', 'raise_exception'],
  ['22P02', 'invalid_text_representation'],
  ['22003', 'numeric_value_out_of_range'],
  ['22007', 'invalid_datetime_format'],
  ['22008', 'datetime_field_overflow'],
  ['22P03', 'invalid_binary_representation'],
  ['42704', 'undefined_object'],
]);

function notEnabled(request: SubscriptionRequest): string {
  return `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${describeRequest(request)}`;
}

function raised(request: SubscriptionRequest, thrown: unknown): string {
  const given = member(thrown, 'code');
  const code = typeof given === 'string' ? given : 'XX000';
  const name = CONDITION_NAMES.get(code) ?? 'error';
  const text = thrown instanceof Error ? thrown.message : String(thrown);
  return `Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters: ${describeRequest(request)}. Exception: ERROR ${code} (${name}) ${text}`;
}

/** The real server implements filter and select. */
function notImplemented(request: SubscriptionRequest): string {
  const option = request.filters.length > 0 ? 'filter' : 'select';
  return `NotImplemented: the embedded Realtime server has no \`${option}\`, so this channel gets no changes. Subscribe to the whole table: ${describeRequest(request)}`;
}
