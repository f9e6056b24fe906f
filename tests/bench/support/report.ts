import type { Browser } from 'playwright';
import type { Summary } from './statistics.ts';

/** A part of the benchmark, which `<part>/<part>.ts` exports. */
export type Part = {
  title: string;
  run(bench: Bench): Promise<readonly Table[]>;
  /** Writes what belongs to its figures when they are published. */
  keep?(): Promise<void>;
};

/** With how often is measured what is measured several times. */
export type Bench = { browser: Browser; runs: number };

/** Where Lighthouse finds the browser. */
export const debuggingPort = 9333;

export type Table = { columns: readonly string[]; rows: readonly (readonly Cell[])[] };

/** `null`: not measured, or without meaning here. */
export type Cell = string | number | Summary | Limited | null;

/** A figure with its limit. Nothing fails when it is missed: machines differ. */
export type Limited = { value: number | Summary; sign: '≤' | '≥'; limit: number } & LimitDetails;

type LimitDetails = {
  /** What would be better still. */
  aim?: number | undefined;
  /** Its name, with the unit, in the project's README; without one it is not shown there. */
  headline?: string | undefined;
};

export function atMost(value: number | Summary, limit: number, details?: LimitDetails): Limited {
  return { value, sign: '≤', limit, ...details };
}

export function atLeast(value: number | Summary, limit: number, details?: LimitDetails): Limited {
  return { value, sign: '≥', limit, ...details };
}

/** A table with a row for each item; `columns` maps titles to cells. */
export function tableOf<Item>(
  items: readonly Item[],
  columns: Readonly<Record<string, (item: Item) => Cell>>,
): Table {
  const cells = Object.values(columns);
  return {
    columns: Object.keys(columns),
    rows: items.map((item) => cells.map((cell) => cell(item))),
  };
}

/** A table with one figure a row. */
export function listOf(title: string, rows: Readonly<Record<string, Cell>>): Table {
  return { columns: ['', title], rows: Object.entries(rows) };
}

/** A table in Markdown, figures to the right; Prettier aligns it. */
export function renderTable({ columns, rows }: Table): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = columns.map((_, index) =>
    rows.every((row) => typeof row[index] === 'string') ? '---' : '--:',
  );
  return [line(columns), line(rule), ...rows.map((row) => line(row.map(formatCell)))].join('\n');
}

/** `median [min–max]`, and a limit behind its figure, which is bold where it misses it. */
export function formatCell(cell: Cell): string {
  if (cell === null) return '–';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return formatNumber(cell);
  if ('median' in cell) {
    const { median, min, max } = cell;
    const range = min === max ? '' : ` [${formatNumber(min)}–${formatNumber(max)}]`;
    return `${formatNumber(median)}${range}`;
  }
  const { value, sign, limit, aim } = cell;
  const measured = isMet(cell) ? formatCell(value) : `**${formatCell(value)}**`;
  const details = aim === undefined ? '' : `, aim ${formatNumber(aim)}`;
  return `${measured} (${sign} ${formatNumber(limit)}${details})`;
}

export function isLimited(cell: Cell): cell is Limited {
  return typeof cell === 'object' && cell !== null && 'limit' in cell;
}

export function medianOf({ value }: Limited): number {
  return typeof value === 'number' ? value : value.median;
}

/** A figure that was not measured is missed. */
export function isMet(cell: Limited): boolean {
  return cell.sign === '≤' ? medianOf(cell) <= cell.limit : medianOf(cell) >= cell.limit;
}

/** Three significant digits, with separators between thousands. */
function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  if (Number.isInteger(value) || size >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(size >= 10 ? 1 : size >= 0.1 ? 2 : 3);
}
