import type { Message } from '../../reading/messages.ts';
import { leftoversIn, type Part } from './coverage.ts';
import { divided } from './dividedUnits.ts';
import { readMoment, type Moment } from './moment.ts';
import type { Reader } from './reader.ts';
import { openRow, unreadRow, type Row } from './row.ts';
import { findInText, readStatement, writtenOn, type Heading } from './statement.ts';
import { longestStatement, unitsOf, type Unit } from './units.ts';
import { plainKey } from '../../padel/plainKey.ts';

/** A longer line is no heading, characters. */
const longestHeading = 60;
const headingWords =
  /(?<!\p{L})(?:(?:resultados?|partidos?|planilla|temporada)(?: de la)?|(?:fecha|jornada)(?: \d{1,2})?(?![\d/-])|del?|el|los)(?!\p{L})/gu;

/** The results of one message, a line or a sentence each, under the categories and days that its other lines name. */
export function rowsOfMessage(message: Message, body: string, at: number, reader: Reader): Row[] {
  let heading: Heading | null = null;
  let day: Moment | null = null;
  const units = unitsOf(body).flatMap((unit) => divided(unit, reader));
  const read = units.map((unit) => {
    const row = readStatement(unit, { message, at, day }, leadOf(unit, reader) ?? heading, reader);
    if (!row.isResult && unit.words.length <= longestHeading) {
      heading = headingIn(unit.words, reader) ?? heading;
      const moment = momentOfHeading(unit, message, reader);
      if (moment.days !== null) day = moment;
    }
    return { row, unit };
  });
  return read.some(({ row }) => row.isResult)
    ? withLeftoversAround(read, message, reader)
    : [unreadRow(body, message, at)];
}

type ReadUnit = { row: Row; unit: Unit };

/** What nobody understood around a statement, in its line or in a line without any, can be about it too. */
function withLeftoversAround(read: readonly ReadUnit[], message: Message, reader: Reader): Row[] {
  const results = read.filter(({ row }) => row.isResult);
  const last = read.map(({ row }) => row.isResult).lastIndexOf(true);
  const left = read.map(({ row, unit }, index) => {
    const below = read[index + 1]?.row;
    // *Copiar la fecha* writes hour and place above the line with the match's code.
    const isOfMatch = below?.isResult === true && below.matchId !== null;
    if (isOfMatch && /^\d{1,2}:\d{2} h, /u.test(unit.words)) return [];
    // `Perdón, 6-3 6-2` can be about the line above it.
    if (row.isResult && row.named === 0 && row.matchId === null) return [unit.words];
    // A day below all of several results can be that of each.
    const isBelow = index > last && results.length > 1;
    const spans = row.isResult ? row.leftovers : leftoversOfLine(unit, message, reader, isBelow);
    return spans.map(({ start, end }) => unit.words.slice(start, end));
  });
  return read.map(({ row, unit }, index) => {
    if (!row.isResult) return row;
    const others = read.flatMap((other, place) => {
      const isOwn = other.row.isResult && (other.row.named > 0 || other.row.matchId !== null);
      const isAround = !isOwn || other.unit.line === unit.line;
      return place !== index && isAround ? (left[place] ?? []) : [];
    });
    return others.length === 0 ? row : { ...openRow(row), around: others };
  });
}

/** What nobody understood in a line without a result: it is a heading, or of the product, or talk. */
function leftoversOfLine(unit: Unit, message: Message, reader: Reader, isBelow: boolean) {
  const { words } = unit;
  if (words.length > longestStatement) return [{ start: 0, end: longestStatement }];
  const { parts } = findInText(words, null, reader);
  const own: Part[] =
    words.length > longestHeading
      ? []
      : [...momentOfHeading(unit, message, reader).consumed, ...partsOfHeading(words)];
  return leftoversIn(
    words,
    [...own, ...parts].filter(({ by }) => !isBelow || by !== 'day'),
  );
}

/** The words of a heading that name nothing of a match: `Resultados de la fecha 3`. */
export function partsOfHeading(words: string): Part[] {
  return Array.from(plainKey(words).matchAll(headingWords), ({ 0: found, index }) => ({
    by: 'heading' as const,
    start: index,
    end: index + found.length,
  }));
}

/** `Sábado 12/8`, `Resultados fecha 3 (12/08)`: a day of a line without a score needs no word before it. */
function momentOfHeading({ words }: Unit, message: Message, reader: Reader): Moment {
  return readMoment(words, writtenOn(message, reader), reader.today, 'heading');
}

/** The last category that words name for what follows them. */
function headingIn(words: string, reader: Reader): Heading | null {
  const found = reader.findCategories(words).at(-1);
  if (found === undefined) return null;
  return { category: found.category, words: words.slice(found.start, found.end) };
}

/** The category that a sentence names before a later one of its statements. */
function leadOf({ lead = '' }: Unit, reader: Reader): Heading | null {
  return headingIn(lead, reader);
}
