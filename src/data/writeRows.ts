import type { LeagueRow, LeagueTable } from './leagueTable.ts';
import type { LeagueClient } from './sources.ts';

/** Postgres: the id is stored already. */
const duplicateKey = '23505';

/**
 * Stores a row under an id of the client's making. A save that is tried again after its answer was
 * lost finds its own id, and only brings the row to what is typed now: nothing is ever stored twice.
 * @returns the row as the database has it
 * @throws Error if the database refused it or did not answer
 */
export async function saveRow<Item extends LeagueRow, NewItem>(
  client: LeagueClient,
  table: LeagueTable<Item, NewItem>,
  id: string,
  values: NewItem,
): Promise<Item> {
  const row = table.toRow(values);
  const rows = client.from(table.name);
  let answer = await rows
    .insert({ id, ...row })
    .select(table.columns)
    .abortSignal(patience());
  if (answer.error?.code === duplicateKey) {
    answer = await rows.update(row).eq('id', id).select(table.columns).abortSignal(patience());
  }
  if (answer.error) throw new Error(answer.error.message, { cause: answer.error });
  const saved = table.parse(answer.data[0]);
  if (saved === null) throw new Error('The database did not return the saved row.');
  return saved;
}

/**
 * Deletes a row; one that is no longer there is as good as deleted.
 * @throws Error if the database refused it or did not answer
 */
export async function deleteRow<Item extends LeagueRow, NewItem>(
  client: LeagueClient,
  table: LeagueTable<Item, NewItem>,
  id: string,
): Promise<void> {
  const rows = client.from(table.name);
  const deletion = await rows.delete().eq('id', id).select('id').abortSignal(patience());
  if (deletion.error) throw new Error(deletion.error.message, { cause: deletion.error });
  if (deletion.data.length > 0) return;
  // A policy refuses a deletion by deleting nothing, without an error: look whether the row stands.
  const look = await rows.select('id').eq('id', id).abortSignal(patience());
  if (look.error) throw new Error(look.error.message, { cause: look.error });
  if (look.data.length > 0) throw new Error('The database did not let the row be deleted.');
}

/** A write that gets no answer for 15 s is given up. */
function patience(): AbortSignal {
  return AbortSignal.timeout(15_000);
}
