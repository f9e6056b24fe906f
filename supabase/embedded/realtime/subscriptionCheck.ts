import type { SqlDatabase } from '../database.ts';
import { describeRequest, type SubscriptionRequest } from './bindings.ts';
import { synchroniseTriggers } from './changeCapture.ts';

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
    const matched = await matchingTables(postgres, publication, request);
    if (matched.length === 0) return { error: notEnabled(request) };
    if (!(await isRole(postgres, role))) return { error: unknownRole(request, role) };
    relations.push(new Set(matched));
  }
  return { relations };
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

async function isRole(postgres: SqlDatabase, role: string): Promise<boolean> {
  const { rows } = await postgres.query('select from pg_roles where rolname = $1', [role]);
  return rows.length > 0;
}

function notEnabled(request: SubscriptionRequest): string {
  return `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${describeRequest(request)}`;
}

function unknownRole(request: SubscriptionRequest, role: string): string {
  return `Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters: ${describeRequest(request)}. Exception: ERROR 42704 (undefined_object) role "${role}" does not exist`;
}
