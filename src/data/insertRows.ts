import type { Client } from './sources.ts';
import type { Table, TableRow } from './table.ts';
import { thrownFor, timeout } from './writeErrors.ts';

/**
 * Stores many rows in one statement, all or none; those whose id is stored already stay as they are.
 * @param rows each with an id that the client made once
 * @throws as `saveResults` does
 */
export async function insertRows<Item extends TableRow, NewItem>(
  client: Client,
  table: Table<Item, NewItem>,
  rows: readonly { id: string; values: NewItem }[],
): Promise<void> {
  const { error } = await client
    .from(table.name)
    .upsert(
      rows.map(({ id, values }) => ({ id, ...table.toRow(values) })),
      { onConflict: 'id', ignoreDuplicates: true },
    )
    .abortSignal(timeout());
  if (error) throw thrownFor(error);
}
