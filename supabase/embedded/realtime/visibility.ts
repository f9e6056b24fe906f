import type { SqlDatabase, SqlSession } from '../database.ts';
import type { CapturedChange } from './changeCapture.ts';
import { primaryKey, type PublishedTable } from './publishedTables.ts';
import type { Identity } from './tokens.ts';

/** May this identity see the row that this change left? */
export type Question = { identity: Identity; change: CapturedChange; table: PublishedTable };

/**
 * Asks row-level security, once for each question: is there a row with the change's primary key
 * that the identity sees now? The live table answers, not the version in the change. Whatever a
 * policy raises is raised here. Role and claims end with the transaction.
 */
export async function askVisibility(
  postgres: SqlDatabase,
  questions: readonly Question[],
): Promise<ReadonlySet<Question>> {
  const visible = new Set<Question>();
  if (questions.length === 0) return visible;
  await postgres.transaction(async (transaction) => {
    for (const question of questions) {
      if (await isVisible(transaction, question)) visible.add(question);
    }
  });
  return visible;
}

async function isVisible(
  transaction: SqlSession,
  { identity, change, table }: Question,
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
