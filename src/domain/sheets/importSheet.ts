import { categoryByName, type CategoryName } from '../category.ts';
import { limits, textProblem } from '../fieldRules.ts';
import { nameKey } from '../nameKey.ts';
import type { ReadResult } from '../readResults.ts';
import { formatScore } from '../formatScore.ts';
import { parseScore } from '../score.ts';
import type { Side } from '../setScore.ts';
import type { CivilDate } from '../time.ts';
import { columnsOf, type Column } from './columns.ts';
import { dateReader, readTime } from './cells.ts';

/** An announced match as a table has it; texts may be empty. */
export type SheetMatch = {
  team1: string;
  team2: string;
  date: CivilDate;
  time: string;
  location: string;
  category: CategoryName | '';
};

export type SheetPair = { name: string; category: CategoryName; players: string | null };

/** What a pasted table holds. */
export type SheetContent = {
  results: ReadResult[];
  matches: SheetMatch[];
  pairs: SheetPair[];
  /** Lines that are none of these, or pairs of no category that the league has. */
  unread: string[];
};

/**
 * Reads the cells of a table by the names of its columns, in Spanish or English, or by what is in them
 * where it has no names.
 * @returns `null` if it is no table of a league
 */
export function importSheet(rows: readonly (readonly string[])[]): SheetContent | null {
  const found = columnsOf(rows);
  if (found === null) return null;
  const { columns, hasHead } = found;
  const body = hasHead ? rows.slice(1) : rows;
  const cell = (row: readonly string[], column: Column) => {
    const index = columns.indexOf(column);
    return index === -1 ? '' : (row[index] ?? '');
  };
  const readDate = dateReader(body.map((row) => cell(row, 'date')));
  const content: SheetContent = { results: [], matches: [], pairs: [], unread: [] };
  for (const row of body) {
    const words = row.filter((text) => text !== '').join(' · ');
    const get = (column: Column) => cell(row, column);
    const category = categoryByName(get('category'))?.name ?? '';
    const [team1, team2] = teamsOf(get);
    const score = scoreOf(get);
    const date = readDate(get('date'));
    if (team1 !== '' && team2 !== '' && score !== '') {
      const claimed = claimedSide(get, team1, team2);
      content.results.push(resultOf({ words, category, team1, team2, score, claimed, date }));
    } else if (team1 !== '' && team2 !== '') {
      const time = readTime(get('time'));
      content.matches.push({
        team1,
        team2,
        date: date ?? '',
        time,
        location: get('location'),
        category,
      });
    } else if (category !== '' && textProblem(get('pair'), limits.team) === null) {
      content.pairs.push({ name: get('pair'), category, players: playersOf(get) });
    } else content.unread.push(words);
  }
  return content;
}

type Get = (column: Column) => string;

function teamsOf(get: Get): readonly [string, string] {
  const [team1, team2] = [get('team1'), get('team2')];
  // A table of winners and losers.
  return team1 === '' && team2 === '' ? [get('winner'), get('loser')] : [team1, team2];
}

function scoreOf(get: Get): string {
  const whole = get('score');
  if (whole !== '') return whole;
  const pairs = ([1, 2, 3] as const).map((set) => {
    const [one, other] = [get(`set${set}team1`), get(`set${set}team2`)];
    return one !== '' && other !== '' ? `${one}-${other}` : get(`set${set}`);
  });
  return pairs.filter((set) => set !== '').join(', ');
}

/** Who won by a column of its own; `null`: there is none, or it names neither. */
function claimedSide(get: Get, team1: string, team2: string): Side | 'nobody' | null {
  const name = nameKey(get('winner'));
  if (name === '') return null;
  if (name === nameKey(team1) || name === '1') return 1;
  return name === nameKey(team2) || name === '2' ? 2 : 'nobody';
}

type Cells = {
  words: string;
  category: CategoryName | '';
  team1: string;
  team2: string;
  score: string;
  claimed: Side | 'nobody' | null;
  date: CivilDate | null;
};

/** A table prints the numbers of its first pair first: certain, unless a column says otherwise. */
function resultOf({
  words,
  category,
  team1,
  team2,
  score: text,
  claimed,
  date,
}: Cells): ReadResult {
  const score = parseScore(text);
  const won = score.kind === 'sets' ? score.winner : null;
  const winner = won ?? (claimed === 'nobody' ? null : claimed);
  return {
    words,
    isResult: true,
    category: category === '' ? null : category,
    team1,
    team2,
    score: formatScore(score),
    winner,
    date,
    matchId: null,
    isCertain: winner !== null && (claimed === null || claimed === winner),
  };
}

function playersOf(get: Get): string | null {
  const [one, other] = [get('player1'), get('player2')];
  const players = one !== '' && other !== '' ? `${one} / ${other}` : get('players');
  return players === '' ? null : players;
}
