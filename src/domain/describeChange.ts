import type { RowChange } from './change.ts';
import { formatLongDate } from './spanishDate.ts';

/** What was changed together, as the history shows it. */
export type ChangeGroup = {
  /** Of one of its rows: undoing it undoes all. */
  id: number;
  rows: readonly [RowChange, ...RowChange[]];
};

/** How a change reads: what was done, and to which rows. */
export type ChangeTexts = { title: string; lines: readonly string[] };

const nouns = {
  results: ['Resultado', 'resultados', 'o'],
  upcoming_matches: ['Partido', 'partidos', 'o'],
  pairs: ['Pareja', 'parejas', 'a'],
} as const;

const fields: readonly (readonly [name: string, label: string])[] = [
  ['team1', 'Equipo 1'],
  ['team2', 'Equipo 2'],
  ['score', 'Resultado'],
  ['winner', 'Ganó el equipo'],
  ['date', 'Fecha'],
  ['time', 'Hora'],
  ['location', 'Lugar'],
  ['category', 'Categoría'],
  ['name', 'Nombre'],
  ['players', 'Jugadores'],
];

/** More rows than this are counted. */
const mostLines = 4;

/** The rows of a history, those that were changed together as one. */
export function groupChanges(changes: readonly RowChange[]): ChangeGroup[] {
  const groups: ChangeGroup[] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last?.rows[0].change === change.change) {
      groups[groups.length - 1] = { ...last, rows: [...last.rows, change] };
    } else groups.push({ id: change.id, rows: [change] });
  }
  return groups;
}

export function describeChange({ rows }: ChangeGroup): ChangeTexts {
  const pairs = rows.filter(({ table }) => table === 'pairs');
  const matches = rows.filter(({ table }) => table !== 'pairs');
  const renamed = pairs.find(({ before, after }) => before !== null && after !== null);
  if (renamed !== undefined && matches.length > 0) {
    return { title: `Pareja renombrada en ${count(matches.length)}`, lines: linesOf([renamed]) };
  }
  const [first] = matches;
  if (first === undefined) return { title: titleOf(rows), lines: linesOf(rows) };
  const merged = pairs.find(({ after }) => after === null);
  if (merged !== undefined && matches.every(isUpdate)) {
    return { title: `Parejas unidas en ${count(matches.length)}`, lines: linesOf([merged]) };
  }
  const results = matches.filter(({ table }) => table === 'results');
  const isAnnouncedAgain = matches.some(
    ({ table, before }) => table === 'upcoming_matches' && before === null,
  );
  const withdrawn = results.filter(({ after }) => after === null);
  if (isAnnouncedAgain && withdrawn.length > 0) {
    const title =
      withdrawn.length === 1
        ? 'Resultado quitado: el partido vuelve a estar anunciado'
        : `${withdrawn.length} resultados quitados: sus partidos vuelven a estar anunciados`;
    return { title, lines: linesOf(withdrawn) };
  }
  // A result and the end of its match are one.
  const settled = results.filter(({ before }) => before === null);
  const shown = settled.length > 0 ? settled : matches;
  const isSettled = shown.length < matches.length && shown.length === 1;
  return { title: isSettled ? 'Resultado cargado' : titleOf(shown), lines: linesOf(shown) };
}

function isUpdate({ before, after }: RowChange): boolean {
  return before !== null && after !== null;
}

function count(matches: number): string {
  return matches === 1 ? '1 partido' : `${matches} partidos`;
}

/** *Resultado corregido*, *12 resultados agregados*. */
function titleOf(rows: readonly RowChange[]): string {
  const [first] = rows;
  if (first === undefined) return '';
  const [noun, plural, ending] = nouns[first.table];
  const verb = first.before === null ? 'agregad' : first.after === null ? 'eliminad' : 'corregid';
  if (rows.length === 1) return `${noun} ${verb}${ending}`;
  return `${rows.length} ${plural} ${verb}${ending}s`;
}

function linesOf(rows: readonly RowChange[]): string[] {
  const lines = [...new Set(rows.slice(0, mostLines).flatMap(linesOfRow))];
  const more = rows.length - mostLines;
  return more > 0 ? [...lines, `y ${more} más`] : lines;
}

function linesOfRow(change: RowChange): string[] {
  const { before, after } = change;
  if (before === null || after === null) return [nameOf(change)];
  const changed = fields.flatMap(([name, label]) => {
    const [was, is] = [textOf(before, name), textOf(after, name)];
    return was === is ? [] : [`${label}: ${was} → ${is}`];
  });
  return change.table === 'pairs' ? changed : [nameOf(change), ...changed];
}

/** The row in one line. */
function nameOf({ before, after }: RowChange): string {
  const row = after ?? before;
  if (row === null) return '';
  if ('name' in row) return `${row.name} · ${row.category}`;
  const teams = `${row.team1} – ${row.team2}`;
  const score = 'score' in row ? `${teams}: ${row.score}` : teams;
  return `${score} · ${row.category}, ${formatLongDate(row.date)}`;
}

function textOf(row: object, name: string): string {
  const value: unknown = Reflect.get(row, name);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return '–';
  return name === 'date' ? formatLongDate(value) : value;
}
