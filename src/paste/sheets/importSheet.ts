import type { CategoryName } from '../../league/category.ts';
import { limits, textProblem } from '../../padel/fieldRules.ts';
import type { CivilDate } from '../../padel/time.ts';
import { columnOfName, isBeside, isEnglishName, saysMore } from '../../reading/columnNames.ts';
import { columnsBelow, columnsOf, filledCells } from '../../reading/columns.ts';
import { withConflictsAsked } from '../reading/conflicts.ts';
import { isPlainTitle } from '../reading/harmlessWords.ts';
import type { Statement } from '../reading/readResult.ts';
import { openRow } from '../reading/row.ts';
import { teamFinder, type KnownPair } from './knownTeams.ts';
import { categoryOfCell, readHeading } from './sheetHeading.ts';
import {
  CellReader,
  type SheetAnswers,
  type SheetCalendar,
  type SheetQuestion,
} from './sheetQuestions.ts';
import { countsOfRow, isToCome, ResultReader, teamsOf, type Above } from './sheetResult.ts';
import { SheetRow, type SheetColumns } from './sheetRow.ts';

/** An announced match as a table has it; texts may be empty. */
export type SheetMatch = {
  team1: string;
  team2: string;
  date: CivilDate;
  time: string;
  location: string;
  category: CategoryName;
  /** What it counts for, where the table says it; empty: nothing. */
  seasonId?: string;
  stage?: string;
};

export type SheetPair = { name: string; category: CategoryName; players: string | null };

/** The content of a pasted table. */
type SheetContent = {
  results: Statement[];
  matches: SheetMatch[];
  pairs: SheetPair[];
  /** Lines that are none of these, or pairs of no category that the league has. */
  unread: string[];
};

/** The league that a table is read for: its days, and its pairs with those of the table itself. */
type SheetLeague = SheetCalendar & { pairs?: readonly KnownPair[] };

/**
 * Reads the cells of a table by the names of its columns, in Spanish, Portuguese or English, or by what is in them
 * where it has no names. Each cell of a result is understood or left over in its row. What a merged cell or a heading
 * says holds for the rows below, up to the next heading; names of columns further down name them anew.
 * @param league the year of a day without one is taken from today
 * @returns `null` if it is no table of a league; `questions`: what is still to be answered before anything of it
 *   may be saved
 */
export function importSheet(
  rows: readonly (readonly string[])[],
  league: SheetLeague,
  answers: SheetAnswers = {},
): (SheetContent & { questions: SheetQuestion[] }) | null {
  const found = columnsOf(rows, answers.columns);
  if (found === null) return null;
  const { head, open } = found;
  let columns: SheetColumns = { columns: found.columns, heads: rows[head] ?? [] };
  const body = rows.filter((_, index) => index !== head).map((row) => new SheetRow(row, columns));
  const dayAt = columns.columns.indexOf('date');
  const cells = new CellReader(
    {
      cells: body.map((row) => row.get('date')),
      played: body.filter((row) => !isToCome(row)).map((row) => row.get('date')),
      head: columns.heads[dayAt] ?? '',
    },
    head !== -1 && !isEnglishName(columns.heads[dayAt] ?? ''),
    league,
    answers,
  );
  const results = new ResultReader(cells, teamFinder(league.pairs ?? []));
  const content: SheetContent = { results: [], matches: [], pairs: [], unread: [] };
  let above: Above = nothingAbove;
  /** Texts alone in a row that were not understood can be about every row. */
  const aside: string[] = [];
  /** Names of columns that say something that is not known are about the rows below. */
  let unknownHead = namesSayingMore(columns);
  for (const [index, texts] of rows.entries()) {
    const filled = filledCells(texts);
    if (index === head || filled === 0) continue;
    const words = texts.filter((text) => text !== '').join(' · ');
    const heading = filled === 1 ? readHeading(words, league.today) : null;
    if (heading !== null) {
      above = {
        category: heading.category || above.category,
        date: heading.day || above.date,
        unknownCategory: '',
      };
      continue;
    }
    const again = index > head && filled > 1 ? columnsBelow(texts, rows.slice(index + 1)) : null;
    if (again !== null || isLikeHead(texts)) {
      if (again === null) unknownHead = [words];
      else {
        columns = { columns: again.map((column) => column ?? 'note'), heads: texts };
        unknownHead = namesSayingMore(columns);
      }
      continue;
    }
    const row = new SheetRow(texts, columns);
    const [team1, team2] = teamsOf(row);
    const hasTeams = team1 !== '' && team2 !== '';
    const isStruck = texts.every((text) => text === '' || /^~.+~$/u.test(text));
    const [categoryCell, dateCell] = [row.get('category'), row.get('date')];
    const category = categoryOfCell(categoryCell);
    if (categoryCell !== '') {
      above = { ...above, category, unknownCategory: category === '' ? categoryCell : '' };
    }
    if (dateCell !== '') above = { ...above, date: dateCell };
    if (hasTeams && !isToCome(row) && !isStruck) {
      const read = results.read(row, above);
      // A merged cell whose day or category cannot be read is about this row too.
      const merged = [
        dateCell === '' && read.date === null ? above.date : '',
        categoryCell === '' ? above.unknownCategory : '',
      ];
      const around = [...unknownHead, ...merged.filter((text) => text !== '')];
      content.results.push(around.length === 0 ? read : { ...openRow(read), around });
    } else if (hasTeams && row.get('winner') === '' && row.get('loser') === '' && !isStruck) {
      const date = cells.day(row.get('date'), 'coming').date ?? '';
      const time = cells.time(row.get('time'), row.get('date'));
      if (date === '') row.leave('date');
      if (time === null) row.leave('time');
      // The editor of matches says that something is missing, and here what stood there.
      const said = row.said();
      if (said.leftovers.length > 0) content.unread.push(said.words);
      content.matches.push({
        team1,
        team2,
        date,
        time: time ?? '',
        location: row.get('location'),
        category,
        ...countsOfRow(row),
      });
    } else if (category !== '' && textProblem(row.get('pair'), limits.team) === null) {
      content.pairs.push({ name: row.get('pair'), category, players: playersOf(row) });
    } else {
      content.unread.push(words);
      // A total below a column of numbers says nothing of a match.
      const isTotal = row.of('beside').some(({ text, head: name }) => isBeside(name, text));
      if (filled > 1 || isTotal) continue;
      if (!isPlainTitle(words, league.today)) aside.push(words);
      above = nothingAbove;
    }
  }
  if (aside.length > 0) {
    content.results = content.results.map((result) => {
      const { around = [] } = result;
      return { ...openRow(result), around: [...aside, ...around] };
    });
  }
  content.results = withConflictsAsked(content.results);
  if (open.length === 0 || answers.columns !== undefined) {
    return { ...content, questions: cells.questions() };
  }
  // What the columns hold decides what else is asked.
  const asked = new Set(open.map((column) => column.index));
  const taken = found.columns.flatMap((column, index) => (asked.has(index) ? [] : (column ?? [])));
  return { ...content, questions: [{ kind: 'columns', columns: open, taken }] };
}

const nothingAbove: Above = { category: '', date: '', unknownCategory: '' };

function namesSayingMore({ columns, heads }: SheetColumns): string[] {
  return heads.filter((name, index) => {
    const column = columns[index] ?? 'beside';
    return column !== 'beside' && column !== 'note' && saysMore(name);
  });
}

/** Whether most cells of a row are names of columns. */
function isLikeHead(texts: readonly string[]): boolean {
  const named = texts.filter((text) => columnOfName(text) !== null).length;
  return named > 1 && named * 2 > filledCells(texts);
}

function playersOf(row: SheetRow): string | null {
  const [one, other] = [row.get('player1'), row.get('player2')];
  const players = one !== '' && other !== '' ? `${one} / ${other}` : row.get('players');
  return players === '' ? null : players;
}
