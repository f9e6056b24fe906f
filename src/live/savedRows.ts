import { delay } from './delay.ts';
import type { LoadedRows } from './listOrder.ts';
import { inOrder, listRule, type RowsRequest } from './loadRows.ts';
import { recovery } from './openTable.ts';
import { pageStart } from './pageStart.ts';
import type { Table, TableRow } from './table.ts';

/** The rows of the tables as they were when the site was built: one file, which every page names. */
export type SavedRows = Readonly<Record<string, SavedTable>>;

type SavedTable = {
  /** The filters of the rows that it has, e.g. `{ season: 'clausura-2026' }`. */
  of: Readonly<Record<string, string>>;
  /** The values of its rows by column: a tenth smaller than row by row, once it is compressed. */
  columns: Readonly<Record<string, readonly unknown[]>>;
  /** Whether these are all. */
  isWhole: boolean;
};

/** So long the database is waited for, ms. */
const patience = 2000;

/**
 * From now on a list that shows nothing gets the rows of the file where the database does not give them in time. They
 * have the age of the page, and the database is asked on.
 * @param address of the file
 */
export function offerSavedRows(address: string): void {
  let isSilent = false;
  let file: Promise<SavedRows> | undefined;

  const read = () => {
    file ??= fetch(address).then((response) => response.json());
    file.catch(() => {
      file = undefined;
    });
    return file;
  };
  const listen = async (rows: Promise<unknown>) => {
    try {
      await rows;
      isSilent = false;
    } catch {
      isSilent = true;
    }
  };
  recovery.load = async (table, request, rows) => {
    void listen(rows);
    if (request.hasRows || request.after !== undefined) return rows;
    const inTime = await Promise.race([
      rows.catch(() => null),
      delay(isSilent ? 0 : patience).then(() => null),
    ]);
    if (inTime !== null) return inTime;
    const saved = await read().then(
      (tables) => rowsOf(tables, table, request),
      () => null,
    );
    if (saved === null) return rows;
    isSilent = true;
    request.onCached?.(pageStart().moment);
    return saved;
  };
}

/** @returns `null`: the file does not have all of them */
function rowsOf<Item extends TableRow, NewItem>(
  tables: SavedRows,
  table: Table<Item, NewItem>,
  { list, size }: RowsRequest<Item>,
): LoadedRows<Item> | null {
  const saved = tables[table.name];
  if (saved === undefined || (list.isWhole === true && !saved.isWhole)) return null;
  // A pair's results are those of the season; another season's are none of these.
  const isOther = ([name, value]: [string, string]) =>
    ![undefined, value].includes(Reflect.get(list, name));
  if (Object.entries(saved.of).some(isOther)) return null;
  const { matches } = listRule(table, list);
  const found = rowsIn(saved)
    .map((row) => table.parse(row))
    .filter((item) => item !== null)
    .filter(matches);
  const items = inOrder(found, table, list);
  return { items: items.slice(0, size), hasMore: items.length > size };
}

function rowsIn({ columns }: SavedTable): readonly unknown[] {
  const named = Object.entries(columns);
  const count = named[0]?.[1].length ?? 0;
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(named.map(([name, values]) => [name, values[index]])),
  );
}
