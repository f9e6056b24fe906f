import Papa from 'papaparse';

/** A spreadsheet takes a cell that begins so for a formula; an apostrophe before it says that it is none. */
const formula = /^(?='*[=+\-@\t\r])/u;
const escapedFormula = /^'(?='*[=+\-@\t\r])/u;

/**
 * The cells of a table as files and spreadsheets give them: separated by `;`, `,` or tabs, with or
 * without quotes and a byte order mark. Lines without any text are left out.
 */
export function parseCsv(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/u, ''), {
    delimitersToGuess: ['\t', ';', ','],
    skipEmptyLines: 'greedy',
  });
  // What is copied from a chat has a sign that shows nothing beside `*` and `_` (`plainInChat`).
  return data.map((cells) =>
    cells.map((cell) => cell.replaceAll('\u2060', '').trim().replace(escapedFormula, '')),
  );
}

/**
 * A file that spreadsheets of any language open as a table. A text that could be a formula begins with
 * an apostrophe; numbers stay numbers.
 */
export function formatCsv(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell.replace(formula, "'") : cell)),
  );
  return `\ufeff${Papa.unparse(cells, { delimiter: ';', newline: '\r\n' })}\r\n`;
}
