import type { LeagueColumns, StoredLeague } from '../../league/storedLeague.ts';
import { dateProblem, textProblem } from '../../padel/fieldRules.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { SettingsField, Typed } from './SettingsForm.tsx';

export type AboutName = 'story' | 'joining' | 'scoring' | 'dates';

/** As the database has them. */
const longest = { paragraph: 1000, line: 300, date: 120 } as const;
const mostLines = 20;
const mostDates = 50;

export const aboutFields: ReadonlyArray<SettingsField<AboutName>> = [
  {
    name: 'story',
    label: 'La historia',
    kind: 'lines',
    description: 'Un párrafo por renglón.',
    isRequired: false,
    problem: (text) => linesProblem(text, longest.paragraph),
  },
  {
    name: 'joining',
    label: 'Para jugar',
    kind: 'lines',
    description: 'Un paso por renglón: cómo se anota una pareja.',
    isRequired: false,
    problem: (text) => linesProblem(text, longest.line),
  },
  {
    name: 'scoring',
    label: 'Cómo se juega',
    kind: 'lines',
    description: 'Una regla por renglón.',
    isRequired: false,
    problem: (text) => linesProblem(text, longest.line),
  },
  {
    name: 'dates',
    label: 'Fechas de la temporada',
    kind: 'lines',
    description: 'Una por renglón, primero el día.',
    placeholder: '24/07/2026 Cierre de la inscripción',
    isRequired: false,
    problem: datesProblem,
  },
];

export function typedAbout({ story, joining, scoring, dates }: StoredLeague): Typed<AboutName> {
  return {
    story: story.join('\n'),
    joining: joining.join('\n'),
    scoring: scoring.join('\n'),
    dates: dates.map(({ day, text }) => `${writeDay(day)} ${text}`).join('\n'),
  };
}

export function aboutColumns(typed: Typed<AboutName>) {
  return {
    story: linesOf(typed.story),
    joining: linesOf(typed.joining),
    scoring: linesOf(typed.scoring),
    dates: linesOf(typed.dates)
      .flatMap((line) => readDate(line) ?? [])
      .sort((one, other) => one.day.localeCompare(other.day)),
  } satisfies LeagueColumns;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function linesProblem(text: string, most: number): string | null {
  const lines = linesOf(text);
  if (lines.length > mostLines) return `Como máximo ${mostLines} renglones.`;
  const repeated = repeatedProblem(lines);
  if (repeated !== null) return repeated;
  const wrong = lines.find((line) => textProblem(line, most) !== null);
  return wrong === undefined ? null : `«${shortened(wrong)}»: ${textProblem(wrong, most)}`;
}

function datesProblem(text: string): string | null {
  const lines = linesOf(text);
  if (lines.length > mostDates) return `Como máximo ${mostDates} fechas.`;
  const unread = lines.find((line) => readDate(line) === null);
  if (unread !== undefined) {
    return `«${shortened(unread)}» no empieza con un día: por ejemplo 24/07/2026 y qué pasa.`;
  }
  const repeated = repeatedProblem(lines);
  if (repeated !== null) return repeated;
  const long = lines.find((line) => textProblem(readDate(line)?.text ?? '', longest.date) !== null);
  return long === undefined
    ? null
    : `«${shortened(long)}»: como máximo ${longest.date} caracteres.`;
}

function repeatedProblem(lines: readonly string[]): string | null {
  const repeated = lines.find((line, index) => lines.indexOf(line) < index);
  return repeated === undefined ? null : `Este renglón está dos veces: «${shortened(repeated)}».`;
}

/** `24/07/2026 Cierre de la inscripción`; `null` for anything else. */
function readDate(line: string): { day: CivilDate; text: string } | null {
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})[\s:]+(\S.*)$/u.exec(line);
  if (match === null) return null;
  const [, day = '', month = '', year = '', text = ''] = match;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dateProblem(date) === null ? { day: date, text } : null;
}

function writeDay(day: CivilDate): string {
  return day.split('-').reverse().join('/');
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
