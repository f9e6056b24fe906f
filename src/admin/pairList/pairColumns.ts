import { plainKey } from '../../padel/plainKey.ts';
import { columnOfName } from '../../reading/columns.ts';

/** The kind of a column of a table of pairs; of `names` there are four: name and surname of each player. */
export type PairColumn = 'category' | 'pair' | 'players' | 'player' | 'names' | 'other';

/** `categories`: their names stand side by side in the row `head`, their pairs below. */
type PairColumns =
  | { kind: 'categories'; head: number }
  | { kind: 'columns'; columns: readonly PairColumn[]; head: readonly string[] | null };

type Rows = readonly (readonly string[])[];

/** @param isCategory whether a cell is the name of a category, of the league or not */
export function columnsOfPairs(rows: Rows, isCategory: (cell: string) => boolean): PairColumns {
  const head = rows.findIndex((row) => {
    const cells = row.filter((cell) => cell !== '');
    return cells.length > 1 && cells.every(isCategory);
  });
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
  const rows = all.filter((row) => row.filter((cell) => cell !== '').length > 1);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns: (PairColumn | 'text')[] = Array.from({ length: width }, (_, index) => {
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');
    if (cells.length > 0 && cells.every(isCategory)) return 'category';
    const texts = cells.filter((cell) => /\p{L}{2}/u.test(cell) && !cell.includes('@'));
    return texts.length * 2 > cells.length ? 'text' : 'other';
  });
  const texts = columns.filter((column) => column === 'text').length;
  const kinds = kindsOfTexts(texts, () => {
    const second =
      columns.map((column, index) => (column === 'text' ? index : -1)).filter((at) => at >= 0)[1] ??
      0;
    const filled = rows.map((row) => row[second] ?? '').filter((cell) => cell !== '');
    const both = filled.filter((cell) => /\p{L}\s*[/+–&-]\s*\p{L}|\p{L} [ye] \p{L}/iu.test(cell));
    return both.length * 2 > filled.length;
  });
  let next = 0;
  return columns.map((column) => {
    if (column !== 'text') return column;
    next += 1;
    return kinds[next - 1] ?? 'other';
  });
}

/** @param isSecondBoth whether the second of two columns has two players in a cell */
function kindsOfTexts(texts: number, isSecondBoth: () => boolean): readonly PairColumn[] {
  if (texts === 1) return ['pair'];
  if (texts === 2) return isSecondBoth() ? ['pair', 'players'] : ['player', 'player'];
  if (texts === 3) return ['pair', 'player', 'player'];
  return ['names', 'names', 'names', 'names'];
}
