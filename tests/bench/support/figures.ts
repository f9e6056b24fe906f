import type { Cell } from './report.ts';

/** A figure as one reads it: three digits that count, and thousands set apart. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  if (Number.isInteger(value) || size >= 100) return Math.round(value).toLocaleString('en-US');
  const digits = size >= 10 ? 1 : size >= 0.1 ? 2 : 3;
  return value.toFixed(digits);
}

/** `median [min–max]` where a figure was taken several times. */
export function formatCell(cell: Cell): string {
  if (cell === null) return '–';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return formatNumber(cell);
  return `${formatNumber(cell.median)} [${formatNumber(cell.min)}–${formatNumber(cell.max)}]`;
}
