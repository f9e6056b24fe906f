import { seasonAt } from '../../league/seasonLists.ts';
import { endsWithoutWinner } from '../../matches/countResult.ts';
import type { CategoryName } from '../../league/category.ts';
import { detailsFrom } from '../../padel/result.ts';
import { limits, textProblem } from '../../padel/fieldRules.ts';
import { nameKey } from '../../padel/nameKey.ts';
import { isPartOf } from '../../padel/names.ts';
import { statementOf, type Asked, type Statement } from '../reading/readResult.ts';
import { formatScore } from '../../padel/formatScore.ts';
import type { ResultDetails } from '../../padel/result.ts';
import { parseScore } from '../../padel/score.ts';
import { otherSide, type Side } from '../../padel/setScore.ts';
import type { CivilDate, CivilTime } from '../../padel/time.ts';
import { columnsOf, filledCells, namesWinner, type Column } from '../../reading/columns.ts';
import { readCategory } from '../../reading/categoryInText.ts';
import { isDateCell } from '../../reading/dates.ts';
import {
  CellReader,
  type SheetAnswers,
  type SheetCalendar,
  type SheetQuestion,
} from './sheetQuestions.ts';
import { settings } from '../../league/settings.ts';

/** An announced match as a table has it; texts may be empty. */
export type SheetMatch = {
  team1: string;
  team2: string;
  date: CivilDate;
  time: string;
  location: string;
  category: CategoryName;
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

/**
 * Reads the cells of a table by the names of its columns, in Spanish or English, or by what is in them
 * where it has no names. What a cell over several rows says, and the category in a row of its own, holds for
 * the results below.
 * @param calendar the year of a day without one is taken from today
 * @returns `null` if it is no table of a league; `questions`: what is still to be answered before anything of it
 *   may be saved
 */
export function importSheet(
  rows: readonly (readonly string[])[],
  calendar: SheetCalendar,
  answers: SheetAnswers = {},
): (SheetContent & { questions: SheetQuestion[] }) | null {
  const found = columnsOf(rows, answers.columns);
  if (found === null) return null;
  const { columns, head, open } = found;
  const body = rows.filter((_, index) => index !== head);
  const cell = (row: readonly string[], column: Column) => {
    const index = columns.indexOf(column);
    return index === -1 ? '' : (row[index] ?? '');
  };
  const reader = new CellReader(
    body.map((row) => cell(row, 'date')),
    calendar,
    answers,
  );
  const content: SheetContent = { results: [], matches: [], pairs: [], unread: [] };
  const above = { category: '', date: '' };
  for (const row of body) {
    const words = row.filter((text) => text !== '').join(' · ');
    const get = (column: Column) => cell(row, column);
    const heading = filledCells(row) === 1 ? readCategory(words) : '';
    if (heading !== '') {
      above.category = heading;
      continue;
    }
    if (filledCells(row) === 1 && isDateCell(words)) {
      above.date = words;
      continue;
    }
    const category = readCategory(get('category'));
    const [team1, team2] = teamsOf(get);
    const score = scoreOf(get, reader);
    if (team1 !== '' && team2 !== '' && score !== '') {
      if (get('category') !== '') above.category = category;
      if (get('date') !== '') above.date = get('date');
      const claimed = claimedSide(get, team1, team2);
      const date = reader.day(above.date, 'past');
      const played = { category: above.category, date };
      const read = readCells({ words, team1, team2, score, claimed, ...played });
      content.results.push({ ...read, ...detailsOf(get, reader.time(get('time'), above.date)) });
    } else if (team1 !== '' && team2 !== '') {
      content.matches.push({
        team1,
        team2,
        date: reader.day(get('date'), 'coming') ?? '',
        time: reader.time(get('time'), get('date')),
        location: get('location'),
        category,
      });
    } else if (category !== '' && textProblem(get('pair'), limits.team) === null) {
      content.pairs.push({ name: get('pair'), category, players: playersOf(get) });
    } else content.unread.push(words);
  }
  if (open.length === 0 || answers.columns !== undefined) {
    return { ...content, questions: reader.questions() };
  }
  // What the columns hold decides what else is asked.
  const asked = new Set(open.map(({ index }) => index));
  const taken = columns.flatMap((column, index) => (asked.has(index) ? [] : (column ?? [])));
  return { ...content, questions: [{ kind: 'columns', columns: open, taken }] };
}

type Get = (column: Column) => string;

function detailsOf(get: Get, time: CivilTime): ResultDetails {
  return detailsFrom((name) => (name === 'time' ? time : get(name)) || null);
}

function teamsOf(get: Get): readonly [string, string] {
  const [team1, team2] = [get('team1'), get('team2')];
  const players = ([1, 2, 3, 4] as const).map((number) => get(`player${number}`));
  if (players.every((player) => player !== '')) {
    const [one, two, three, four] = players;
    return [`${one} / ${two}`, `${three} / ${four}`];
  }
  // A table of winners and losers.
  return team1 === '' && team2 === ''
    ? [get('winner').replace(namesWinner, ''), get('loser')]
    : [team1, team2];
}

function scoreOf(get: Get, reader: CellReader): string {
  const whole = get('score');
  if (whole !== '') return reader.set(whole);
  const pairs = ([1, 2, 3] as const).map((set) => {
    const [one, other] = [get(`set${set}team1`), get(`set${set}team2`)];
    return one !== '' || other !== '' ? `${one}-${other}` : reader.set(get(`set${set}`));
  });
  return pairs.filter((set) => set !== '').join(', ');
}

/** The side that won by a column of its own; `null`: there is none, or it names neither. */
function claimedSide(get: Get, team1: string, team2: string): Side | 'nobody' | null {
  const winner = get('winner');
  if (winner === '') {
    const loser = sideNamed(get('loser'), team1, team2);
    return get('loser') === '' ? null : (otherSide(loser) ?? 'nobody');
  }
  // A pair may be called *Gana la Zurda*.
  return (
    sideCalled(winner, team1, team2) ??
    sideNamed(winner.replace(namesWinner, ''), team1, team2) ??
    'nobody'
  );
}

/** The pair that a cell means: its name, some words that the other one's name does not have, or its number. */
function sideNamed(cell: string, team1: string, team2: string): Side | null {
  const called = sideCalled(cell, team1, team2);
  if (called !== null) return called;
  const name = nameKey(cell);
  const number = /^(?:pareja |equipo |p)?([12])$/u.exec(name)?.[1];
  if (number !== undefined) return number === '1' ? 1 : 2;
  const isFirst = isPartOf(cell, team1);
  if (isFirst === isPartOf(cell, team2)) return null;
  return isFirst ? 1 : 2;
}

function sideCalled(cell: string, team1: string, team2: string): Side | null {
  const name = nameKey(cell);
  if (name === nameKey(team1)) return 1;
  return name === nameKey(team2) ? 2 : null;
}

type Cells = {
  words: string;
  category: CategoryName;
  team1: string;
  team2: string;
  score: string;
  claimed: Side | 'nobody' | null;
  date: CivilDate | null;
};

/** A table prints the numbers of its first pair first: certain, unless a column says otherwise. */
function readCells({ words, claimed, date, ...cells }: Cells): Statement {
  const score = parseScore(cells.score);
  const won = score.kind === 'sets' ? score.winner : null;
  const winner = won ?? (claimed === 'nobody' ? null : claimed);
  const isOfNobody =
    claimed === null && endsWithoutWinner(cells.score, seasonAt(date ?? '', settings()).rule);
  const asked: readonly Asked[] =
    (winner === null && !isOfNobody) || claimed === 'nobody'
      ? [{ why: 'winner', words: null }]
      : claimed === null || claimed === winner
        ? []
        : [{ why: 'numbers', words: null }];
  return statementOf(
    { words, isResult: true, date, said: date, matchId: null },
    {
      ...cells,
      category: cells.category === '' ? null : cells.category,
      score: formatScore(score),
      winner,
    },
    {
      asked,
      options: [],
      order: { first: 1, ahead: won, said: claimed === 'nobody' ? null : claimed },
    },
  );
}

function playersOf(get: Get): string | null {
  const [one, other] = [get('player1'), get('player2')];
  const players = one !== '' && other !== '' ? `${one} / ${other}` : get('players');
  return players === '' ? null : players;
}
