import { plainKey } from '../../padel/plainKey.ts';
import { columnOfName } from '../../reading/columnNames.ts';
import { filledCells } from '../../reading/columns.ts';

/** The kind of a column of a table of pairs; of `names` there are four: name and surname of each player. */
export type PairColumn = 'category' | 'pair' | 'players' | 'player' | 'names' | 'other';

/** `categories`: their names stand side by side in the row `head`, their pairs below. */
type PairColumns =
  | { kind: 'categories'; head: number }
  | { kind: 'columns'; columns: readonly PairColumn[]; head: readonly string[] | null };

type Rows = readonly (readonly string[])[];

/** @param isCategory whether a cell is the name of a category, of the league or not */
export function columnsOfPairs(rows: Rows, isCategory: (cell: string) => boolean): PairColumns {
  const head = rows.findIndex(
    (row) => filledCells(row) > 1 && row.every((cell) => cell === '' || isCategory(cell)),
  );
  if (head !== -1 && head < 3) return { kind: 'categories', head };
  const named = rows.slice(0, 3).find((row) => {
    const kinds = row.map(kindOfHead);
    return kinds.some((kind) => kind === 'pair' || kind === 'players' || kind === 'player');
  });
  if (named !== undefined) {
    const columns = named.map((cell) => kindOfHead(cell) ?? 'other');
    return { kind: 'columns', columns, head: named };
  }
  return { kind: 'columns', columns: columnsByContent(rows, isCategory), head: null };
}

function kindOfHead(cell: string): PairColumn | null {
  const column = columnOfName(cell);
  switch (column) {
    case 'category':
      // Groups within a category have no pairs of their own.
      return plainKey(cell).includes('zona') ? null : column;
    case 'pair':
    case 'players':
      return column;
    case 'player1':
    case 'player2':
      return 'player';
    default:
      return null;
  }
}

function columnsByContent(all: Rows, isCategory: (cell: string) => boolean): PairColumn[] {
  // A cell alone is a heading.
  const rows = all.filter((row) => filledCells(row) > 1);
  const cellsOf = (index: number) => rows.flatMap((row) => row[index] || []);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns: (PairColumn | 'text')[] = Array.from({ length: width }, (_, index) => {
    const cells = cellsOf(index);
    if (cells.length > 0 && cells.every(isCategory)) return 'category';
    const texts = cells.filter((cell) => /\p{L}{2}/u.test(cell) && !cell.includes('@'));
    return texts.length * 2 > cells.length ? 'text' : 'other';
  });
  const texts = columns.flatMap((column, index) => (column === 'text' ? index : []));
  const kinds = kindsOfTexts(texts.length, () => {
    const filled = cellsOf(texts[1] ?? 0);
    const both = filled.filter((cell) => /\p{L}\s*[/+–&-]\s*\p{L}|\p{L} [ye] \p{L}/iu.test(cell));
    return both.length * 2 > filled.length;
  });
  return columns.map((column, index) =>
    column === 'text' ? (kinds[texts.indexOf(index)] ?? 'other') : column,
  );
}

/** @param isSecondBoth whether the second of two columns has two players in a cell */
function kindsOfTexts(texts: number, isSecondBoth: () => boolean): readonly PairColumn[] {
  if (texts === 1) return ['pair'];
  if (texts === 2) return isSecondBoth() ? ['pair', 'players'] : ['player', 'player'];
  if (texts === 3) return ['pair', 'player', 'player'];
  return ['names', 'names', 'names', 'names'];
}
