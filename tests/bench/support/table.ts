import { formatCell, formatNumber } from './figures.ts';
import type { Budget, Column, Table } from './report.ts';

type Grid = { heads: string[]; rows: string[][]; isText: boolean[] };

/** A table for the terminal: texts to the left, figures to the right. */
export function renderTable(table: Table): string {
  const { heads, rows, isText } = gridOf(table);
  const widths = heads.map((head, place) =>
    Math.max(head.length, ...rows.map((row) => row[place]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, place) => {
        const width = widths[place] ?? 0;
        return isText[place] ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  const note = table.note === undefined ? [] : [table.note];
  return [table.title, line(heads), rule, ...rows.map(line), ...note].join('\n');
}

/** The same in Markdown; Prettier pads it. */
export function renderMarkdownTable(table: Table): string {
  const { heads, rows, isText } = gridOf(table);
  const line = (cells: readonly string[]) => `| ${cells.map(escapeBars).join(' | ')} |`;
  const rule = isText.map((text) => (text ? '---' : '--:'));
  const note = table.note === undefined ? [] : ['', table.note];
  return [`**${table.title}**`, '', line(heads), line(rule), ...rows.map(line), ...note].join('\n');
}

/** What was promised, what was measured. */
export function budgetTable(budgets: readonly Budget[]): Table {
  const columns: Column[] = ['Budget', 'limit', 'aim', 'measured', '', ''].map((title) => ({
    title,
  }));
  return {
    title: 'Budgets',
    columns,
    rows: budgets.map((budget) => {
      const sign = budget.direction === 'at most' ? '≤' : '≥';
      const withUnit = (value: number) => `${formatNumber(value)} ${budget.unit}`.trim();
      return [
        budget.what,
        `${sign} ${withUnit(budget.limit)}`,
        budget.aim === undefined ? '' : `${sign} ${withUnit(budget.aim)}`,
        withUnit(budget.measured),
        budget.met ? 'met' : 'MISSED',
        budget.note ?? '',
      ];
    }),
  };
}

function gridOf({ columns, rows }: Table): Grid {
  return {
    heads: columns.map(({ title, unit }) => (unit === undefined ? title : `${title}, ${unit}`)),
    rows: rows.map((row) => row.map(formatCell)),
    isText: columns.map((_, place) => rows.every((row) => typeof row[place] === 'string')),
  };
}

function escapeBars(text: string): string {
  return text.replaceAll('|', '\\|');
}
