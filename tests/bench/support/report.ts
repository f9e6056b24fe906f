import type { Summary } from './statistics.ts';

/** What one part of the benchmark measures, found by its name on the command line. */
export type Part = {
  /** As in `npm run bench -- crowd`. */
  name: string;
  title: string;
  run(): Promise<PartReport>;
};

/** What a part has measured. */
export type PartReport = {
  tables: readonly Table[];
  budgets: readonly Budget[];
  charts: readonly Chart[];
  /** Evidence that fits in no table, such as the plans of queries; for the terminal and the JSON. */
  details?: readonly string[];
};

export type Table = {
  title: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  /** What the figures are worth: how they were taken, beside which floor. */
  note?: string;
  /** Of importance to a reader of the README; the others stand in the terminal and the JSON. */
  isPublished?: boolean;
};

export type Column = { title: string; unit?: string };

/** `null`: it was not measured, or makes no sense here. */
export type Cell = string | number | Summary | null;

/** What a figure is held against. Nothing fails when it is missed: machines differ. */
export type Budget = {
  what: string;
  /** The figure must stay below it, or above it. */
  direction: 'at most' | 'at least';
  limit: number;
  /** What would be better still. */
  aim?: number;
  measured: number;
  unit: string;
  met: boolean;
  note?: string;
};

/** How one thing grows with another. */
export type Chart = {
  /** Names its file. */
  name: string;
  title: string;
  xLabel: string;
  yLabel: string;
  xScale?: Scale;
  yScale?: Scale;
  series: readonly Series[];
};

export type Scale = 'linear' | 'log';
export type Series = { name: string; points: readonly Point[] };
export type Point = { x: number; y: number };
