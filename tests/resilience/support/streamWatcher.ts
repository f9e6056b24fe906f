import type { CategoryName } from '../../../src/domain/category.ts';

/** Something that shows the league's results and is meant to keep them right. */
export type Watcher = {
  name: string;
  /** The category of its list; all of them if it has none. */
  category?: CategoryName | undefined;
  /** Whether it stands for pages that are made less carefully than ours, and is to fail. */
  isDouble?: boolean;
  /** Whether it says of itself that it is live. */
  isLive(): Promise<boolean>;
  /** The labels of the rows that it shows, from top to bottom. */
  shown(): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** What is wrong with a list. */
export type Difference = {
  /** Rows of the table that it does not show. */
  lost: number;
  /** Rows that it shows and the table no longer has. */
  ghosts: number;
  /** Rows that it shows more than once. */
  doubled: number;
  /** Whether its rows are the right ones in the wrong order. */
  isDisordered: boolean;
};

/** A page of the site shows at least so many rows, if the table has them. */
const leastShown = 50;

/** @param table all rows, in the order in which they are to be shown */
export function compareLists(shown: readonly string[], table: readonly string[]): Difference {
  const unique = new Set(shown);
  const expected = table.slice(0, Math.max(shown.length, leastShown));
  const existing = new Set(table);
  const lost = expected.filter((row) => !unique.has(row)).length;
  const ghosts = [...unique].filter((row) => !existing.has(row)).length;
  const doubled = shown.length - unique.size;
  const isRight =
    shown.length === expected.length && shown.every((row, at) => row === expected[at]);
  return { lost, ghosts, doubled, isDisordered: !isRight && lost + ghosts + doubled === 0 };
}

export function isEqual({ lost, ghosts, doubled, isDisordered }: Difference): boolean {
  return lost + ghosts + doubled === 0 && !isDisordered;
}
