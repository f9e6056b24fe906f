import type { Browser } from 'playwright';
import { medianOf, type Summary } from './statistics.ts';

/** A part of the benchmark, which `<part>/<part>.ts` exports. */
export type Part = {
  title: string;
  run(bench: Bench): Promise<readonly Table[]>;
  /** Writes what belongs to its figures when they are published. */
  keep?(): Promise<void>;
};

/** How often is measured what is measured several times; `versions` has one, or the one before it as well. */
export type Bench = { browser: Browser; runs: number; versions: readonly Version[] };

/** This code, or that of another commit. */
export type Version = { name: string; project: string };

export type Table = readonly Figure[];

/** A figure that was measured of each version. */
export type Figure = {
  /** What it is of, such as a page: the title of its row. */
  of: string;
  /** With its unit: the title of its column. */
  what: string;
  values: readonly Value[];
  /** Nothing fails when it is missed: machines differ. */
  limit?: Limit | undefined;
  /** The most that it may be of the version before. */
  goal?: number | undefined;
};

export type Value = number | string | Summary;

export type Limit = {
  limit: number;
  /** What would be better still. */
  aim?: number;
  /** The figure's name, with the unit, in the project's README; without one it is not shown there. */
  headline?: string;
};

/** A column of a table: a figure, and how it is read from what was measured of each version. */
export type Column<Measured> = Omit<Figure, 'of' | 'values'> & {
  read: (measured: Measured) => Value;
};

/** A row of a table. @param measured of each version */
export function rowOf<Measured>(
  of: string,
  measured: readonly Measured[],
  columns: readonly Column<Measured>[],
): Table {
  return columns.map(({ read, ...figure }) => ({ of, ...figure, values: measured.map(read) }));
}

/** A table in Markdown, which Prettier aligns: of one version a row for each `of`, of two one for each figure. */
export function renderTable(table: Table, versions: readonly Version[]): string {
  if (versions.length > 1) {
    const titles = ['', ...versions.map(({ name }) => name), 'ratio'];
    const rows = table.map(({ of, what, values, goal }) => [
      `${of}: ${what}`,
      ...values.map(formatValue),
      formatLimited(ratioOf(values), goal === undefined ? undefined : { limit: goal }),
    ]);
    return renderRows(titles, rows);
  }
  const columns = [...new Set(table.map(({ what }) => what))];
  const rows = [...Map.groupBy(table, ({ of }) => of)].map(([of, figures]) => [
    of,
    ...columns.map((column) => {
      const figure = figures.find(({ what }) => what === column);
      return figure === undefined ? '–' : formatLimited(figure.values[0], figure.limit);
    }),
  ]);
  return renderRows(['', ...columns], rows);
}

function renderRows(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = titles.map((_, index) => (index === 0 ? '---' : '--:'));
  return [titles, rule, ...rows].map(line).join('\n');
}

function ratioOf([before = Number.NaN, now = Number.NaN]: readonly Value[]): number {
  return medianOf(now) === 0 ? 0 : medianOf(now) / medianOf(before);
}

/** A limit stands behind its figure, which is bold where it misses it. */
function formatLimited(value: Value | undefined, limit: Limit | undefined): string {
  const text = formatValue(value);
  if (limit === undefined) return text;
  const measured = isMet(value, limit) ? text : `**${text}**`;
  const details = limit.aim === undefined ? '' : `, aim ${formatNumber(limit.aim)}`;
  return `${measured} (≤ ${formatNumber(limit.limit)}${details})`;
}

/** `median [min–max]`. */
export function formatValue(value: Value | undefined): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return formatNumber(value ?? Number.NaN);
  const { median, min, max } = value;
  const range = min === max ? '' : ` [${formatNumber(min)}–${formatNumber(max)}]`;
  return `${formatNumber(median)}${range}`;
}

/** A figure that was not measured is missed. */
export function isMet(value: Value | undefined, { limit }: Limit): boolean {
  return value !== undefined && medianOf(value) <= limit;
}

/** Three significant digits, with separators between thousands. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  if (Number.isInteger(value) || size >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(size >= 10 ? 1 : size >= 0.1 ? 2 : 3);
}
