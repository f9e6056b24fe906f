import type { Column } from '../../reading/columnNames.ts';
import type { Span } from '../reading/coverage.ts';

type Cells = readonly string[];

/** The columns of a table from one head to the next, and the names that they have there. */
export type SheetColumns = { columns: readonly (Column | null)[]; heads: Cells };

/** A row of a table: its cells by what their columns hold, and what nobody understood in them. */
export class SheetRow {
  readonly cells: Cells;
  readonly #columns: SheetColumns;
  readonly #left = new Map<number, readonly Span[]>();
  readonly #asked = new Set<number>();

  constructor(cells: Cells, columns: SheetColumns) {
    this.cells = cells;
    this.#columns = columns;
  }

  /** The first cell of a column; empty: there is none. */
  get(column: Column): string {
    return this.cells[this.#columns.columns.indexOf(column)] ?? '';
  }

  /** The cells of all columns of one kind that are filled. */
  of(column: Column): { index: number; text: string; head: string }[] {
    return this.cells.flatMap((text, index) =>
      text !== '' && this.#columns.columns[index] === column
        ? [{ index, text, head: this.headOf(index) }]
        : [],
    );
  }

  headOf(index: number): string {
    return this.#columns.heads[index] ?? '';
  }

  /** Says that nobody understood a cell, or parts of its text. */
  leave(column: Column | number, parts?: readonly Span[]) {
    const index = typeof column === 'number' ? column : this.#columns.columns.indexOf(column);
    const text = this.cells[index] ?? '';
    const whole = [{ start: 0, end: text.length }];
    if (text !== '' && parts?.length !== 0) this.#left.set(index, parts ?? whole);
  }

  /** Says that a cell is asked about by its own question: it is shown with the name of its column. */
  ask(index: number) {
    this.#asked.add(index);
  }

  /** The cells in their order, with the name of its column before each that is asked about. */
  said(): { words: string; leftovers: Span[] } {
    let words = '';
    const leftovers: Span[] = [];
    for (const [index, text] of this.cells.entries()) {
      if (text === '') continue;
      if (words !== '') words += ' · ';
      const start = words.length;
      const parts = this.#left.get(index) ?? [];
      const head = this.headOf(index);
      if ((parts.length > 0 || this.#asked.has(index)) && head !== '') words += `${head}: `;
      const at = words.length;
      words += text;
      for (const part of parts) {
        const isWhole = part.end - part.start === text.length;
        leftovers.push({ start: isWhole ? start : at + part.start, end: at + part.end });
      }
    }
    return { words, leftovers };
  }
}
