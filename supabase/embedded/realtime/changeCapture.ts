import type { SqlDatabase } from '../database.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChangeType } from './bindings.ts';

/** The NOTIFY channel for commits; its payload is the transaction's id. */
export const OUTBOX_CHANNEL = 'realtime_outbox';

/** One captured change; values are raw JSON texts, because a JavaScript number would lose digits. */
export type CapturedChange = {
  id: string;
  transactionId: string;
  /** Milliseconds since 1970. */
  transactionStart: number;
  relation: string;
  type: ChangeType;
  /** The new row; null for a DELETE. */
  record: Values | null;
  /** The whole old row; null for an INSERT. */
  oldRecord: Values | null;
};
export type Values = ReadonlyMap<string, string>;

/** Creates the outbox again, empty, and the triggers that fill it. */
export async function installCapture(postgres: SqlDatabase, publication: string): Promise<void> {
  await postgres.exec(await readFile(join(import.meta.dirname, 'changeCapture.sql'), 'utf8'));
  await synchroniseTriggers(postgres, publication);
}

/** Creates the trigger of every published table, and drops it from every other table. */
export async function synchroniseTriggers(
  postgres: SqlDatabase,
  publication: string,
): Promise<void> {
  await postgres.query('select realtime.synchronise_triggers($1)', [publication]);
}

type OutboxRow = {
  id: string;
  transaction_id: string;
  transaction_start: number;
  relation: string;
  operation: ChangeType;
  record: Record<string, string> | null;
  old_record: Record<string, string> | null;
};

/** Takes the oldest changes out of the outbox: at most `limit`, in commit order. */
export async function takeChanges(postgres: SqlDatabase, limit: number): Promise<CapturedChange[]> {
  const { rows } = await postgres.query<OutboxRow>(
    `with taken as (
       delete from realtime.outbox
       where id in (select id from realtime.outbox order by id limit $1)
       returning *
     )
     select id::text, transaction_id, relation::text, operation,
       extract(epoch from transaction_start)::float8 * 1000 as transaction_start,
       (select jsonb_object_agg(key, value::text) from jsonb_each(record)) as record,
       (select jsonb_object_agg(key, value::text) from jsonb_each(old_record)) as old_record
     from taken
     order by taken.id`,
    [limit],
  );
  return rows.map((row) => ({
    id: row.id,
    transactionId: row.transaction_id,
    transactionStart: row.transaction_start,
    relation: row.relation,
    type: row.operation,
    record: row.record && new Map(Object.entries(row.record)),
    oldRecord: row.old_record && new Map(Object.entries(row.old_record)),
  }));
}
