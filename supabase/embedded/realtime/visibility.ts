import type { SqlDatabase, SqlSession } from '../database.ts';
import type { CapturedChange } from './changeCapture.ts';
import { primaryKey, type PublishedTable } from './publishedTables.ts';
import type { Identity } from './tokens.ts';

/** Whether an identity may see the row of a change. */
export type VisibilityQuery = { identity: Identity; change: CapturedChange; table: PublishedTable };

/**
 * Runs the queries under row-level security: is there a row with the change's primary key that the
 * identity sees now? The live table counts, not the version in the change. An error of an RLS policy is
 * thrown. Role and claims end with the transaction.
 * @returns the queries whose row is visible
 */
export async function findVisible(
  postgres: SqlDatabase,
  queries: readonly VisibilityQuery[],
): Promise<ReadonlySet<VisibilityQuery>> {
  const visible = new Set<VisibilityQuery>();
  if (queries.length === 0) return visible;
  await postgres.transaction(async (transaction) => {
    for (const query of queries) {
      if (await isVisible(transaction, query)) visible.add(query);
    }
  });
  return visible;
}

async function isVisible(
  transaction: SqlSession,
  { identity, change, table }: VisibilityQuery,
): Promise<boolean> {
  if (table.rowQuery === null) return false;
  await transaction.query(
    "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
    [identity.role, identity.claims],
  );
  const key = primaryKey(table).map((column) => keyText(change.record?.get(column.name)));
  const { rows } = await transaction.query<{ is_visible: boolean }>(table.rowQuery, key);
  return rows[0]?.is_visible === true;
}

/** A value's JSON as the text that Postgres reads back. */
function keyText(json: string | undefined): string {
  if (json === undefined) return '';
  return json.startsWith('"') ? String(JSON.parse(json)) : json;
}
