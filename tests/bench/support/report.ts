import type { Summary } from './statistics.ts';

/** A part of the benchmark. To add one: a module that exports a `Part`, and an entry in `parts.ts`. */
export type Part = { title: string; run(): Promise<Report> };

export type Report = {
  tables: readonly Table[];
  budgets: readonly Budget[];
  /** What fits in no table, such as query plans: printed and kept as JSON, not published. */
  details?: readonly string[];
};

export type Table = {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** How the figures were taken, and what the lower bound is. */
  note?: string;
};

/** `null`: not measured, or without meaning here. */
export type Cell = string | number | Summary | null;

/** A figure with its limit. Nothing fails when it is missed: machines differ. */
export type Budget = {
  what: string;
  sign: '≤' | '≥';
  limit: number;
  measured: number;
  unit: string;
  met: boolean;
} & BudgetDetails;

type BudgetDetails = {
  /** What would be better still. */
  aim?: number;
  note?: string;
  /** Shown in the project's README. */
  isHeadline?: boolean;
};

export function atMost(
  what: string,
  limit: number,
  measured: number,
  unit: string,
  details: BudgetDetails = {},
): Budget {
  return { what, sign: '≤', limit, measured, unit, met: measured <= limit, ...details };
}

export function atLeast(
  what: string,
  limit: number,
  measured: number,
  unit: string,
  details: BudgetDetails = {},
): Budget {
  return { what, sign: '≥', limit, measured, unit, met: measured >= limit, ...details };
}

/** A table with a row for each item; `columns` maps titles to cells. */
export function tableOf<Item>(
  title: string,
  items: readonly Item[],
  columns: Readonly<Record<string, (item: Item) => Cell>>,
  note?: string,
): Table {
  const cells = Object.values(columns);
  const rows = items.map((item) => cells.map((cell) => cell(item)));
  return { title, columns: Object.keys(columns), rows, ...(note !== undefined && { note }) };
}

/** Limits beside what was measured. */
export function budgetTable(budgets: readonly Budget[]): Table {
  const written = (value: number, unit: string) => `${formatNumber(value)} ${unit}`.trim();
  return tableOf('Budgets', budgets, {
    budget: ({ what }) => what,
    limit: ({ sign, limit, unit }) => `${sign} ${written(limit, unit)}`,
    aim: ({ sign, aim, unit }) => (aim === undefined ? '' : `${sign} ${written(aim, unit)}`),
    measured: ({ measured, unit }) => written(measured, unit),
    result: ({ met }) => (met ? 'met' : 'MISSED'),
    note: ({ note = '' }) => note,
  });
}

/** A table in Markdown, figures to the right; Prettier aligns it. */
export function renderTable({ title, columns, rows, note }: Table): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = columns.map((_, index) =>
    rows.every((row) => typeof row[index] === 'string') ? '---' : '--:',
  );
  const body = rows.map((row) => line(row.map(formatCell)));
  const end = note === undefined ? [] : ['', note];
  return [`**${title}**`, '', line(columns), line(rule), ...body, ...end].join('\n');
}

/** Three significant digits, with separators between thousands. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  if (Number.isInteger(value) || size >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(size >= 10 ? 1 : size >= 0.1 ? 2 : 3);
}

/** `median [min–max]` for a figure that was taken several times. */
export function formatCell(cell: Cell): string {
  if (cell === null) return '–';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return formatNumber(cell);
  return `${formatNumber(cell.median)} [${formatNumber(cell.min)}–${formatNumber(cell.max)}]`;
}
