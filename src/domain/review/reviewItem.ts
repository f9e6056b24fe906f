import { categoryByName, type CategoryName } from '../category.ts';
import { categoryProblem, dateProblem, limits, textProblem } from '../fieldRules.ts';
import { nameKey } from '../nameKey.ts';
import type { ReadResult } from '../readResults.ts';
import type { NewResult } from '../result.ts';
import { formatScore } from '../formatScore.ts';
import { parseScore, type Score } from '../score.ts';
import { checkScore } from '../scoreCheck.ts';
import type { Side } from '../setScore.ts';
import { swapScore } from '../swapScore.ts';
import type { CivilDate } from '../time.ts';

/** A result that was pasted, while it is reviewed. Texts that are empty are not known. */
export type ReviewItem = {
  /** Made once: saving it twice stores it once. */
  id: string;
  /** The words that it was read from. */
  words: string;
  category: CategoryName | '';
  team1: string;
  team2: string;
  score: string;
  /** Who won; where the score says so, the same. */
  winner: Side | null;
  /** `null`: the day that the whole review assumes. */
  date: CivilDate | null;
  /** The announced match that it settles. */
  matchId: string | null;
  /** Whether all agreed when it was read, or the organiser has said who won. */
  isSettled: boolean;
  /** Whether the reading left something open: both readings stay to be chosen from. */
  isAsked: boolean;
  /** Whether the organiser put something in: reading the text again does not change it. */
  isEdited: boolean;
  /** Whether the organiser left it out, or wants it although there is another result of the match. */
  choice: 'leave' | 'save' | null;
};

/** Who won, with the score as it is then stored. */
export type Reading = { side: Side; score: string; winner: Side };

/** @param today what was played before its announced day is not of a day to come */
export function reviewItemOf(read: ReadResult, id: string, today: CivilDate): ReviewItem {
  return {
    id,
    words: read.words,
    category: categoryByName(read.category ?? '')?.name ?? '',
    team1: read.team1 ?? '',
    team2: read.team2 ?? '',
    score: read.score ?? '',
    winner: read.winner,
    date: read.date !== null && read.date > today ? null : read.date,
    matchId: read.matchId,
    isSettled: read.isCertain,
    isAsked: !read.isCertain,
    isEdited: false,
    choice: null,
  };
}

/** What is missing or impossible before anybody could have won, in Spanish. */
export function itemProblems(item: ReviewItem, day: CivilDate): string[] {
  const teams = [item.team1, item.team2].map((team) => textProblem(team, limits.team));
  const isSame = teams.every((problem) => problem === null) && areSameNames(item);
  const score = checkScore(item.score);
  const written = textProblem(item.score, limits.score);
  return [
    ...(categoryProblem(item.category) === null ? [] : ['Falta la categoría.']),
    ...teams.flatMap((problem, index) => teamProblem(problem, [item.team1, item.team2][index])),
    ...(isSame ? ['Es dos veces la misma pareja.'] : []),
    ...(written === null ? [] : [item.score === '' ? 'Falta el resultado.' : written]),
    ...(written === null && score.level === 'reject' ? [score.sentence] : []),
    ...(written === null && parseScore(item.score).kind === 'text'
      ? ['No se entiende el resultado.']
      : []),
    ...(dateProblem(item.date ?? day) === null ? [] : ['Falta la fecha.']),
  ];
}

function teamProblem(problem: string | null, team = ''): string[] {
  if (problem === null) return [];
  return [team === '' ? 'Falta una pareja.' : problem];
}

function areSameNames({ team1, team2 }: ReviewItem): boolean {
  return nameKey(team1) === nameKey(team2);
}

/** The two ways in which somebody can have won: the numbers are the winner's either way. */
export function readingsOf({ score }: ReviewItem): readonly [Reading, Reading] {
  return [readingFor(1, score), readingFor(2, score)];
}

function readingFor(side: Side, text: string): Reading {
  const score = parseScore(text);
  const isTurned = score.kind === 'sets' && score.winner !== null && score.winner !== side;
  return { side, winner: side, score: formatScore(isTurned ? swapScore(score) : score) };
}

/** The score with the winner's numbers first, as people say it. */
export function scoreOfWinner(score: string, winner: Side): string {
  const parsed: Score = parseScore(score);
  return formatScore(winner === 1 ? parsed : swapScore(parsed));
}

/** The item as the organiser says that it was. */
export function settledAs(item: ReviewItem, { score, winner }: Reading): ReviewItem {
  return { ...item, score, winner, isSettled: true, isEdited: true };
}

/** The item with a pair where none was found; who won is asked then. */
export function withPair(item: ReviewItem, pair: { name: string; category: string }): ReviewItem {
  const category = categoryByName(pair.category)?.name ?? item.category;
  const slot = item.team1 === '' ? { team1: pair.name } : { team2: pair.name };
  return { ...item, ...slot, category, isSettled: false, isAsked: true, isEdited: true };
}

/** What the organiser typed in place of what was read. */
export type Correction = Pick<
  ReviewItem,
  'category' | 'team1' | 'team2' | 'score' | 'winner' | 'date'
>;

/**
 * The corrected item; another match than the announced one if its pairs changed. Only a score or a winner
 * that was put in says who won: what was asked about a row stays asked whatever else is corrected.
 */
export function corrected(item: ReviewItem, changes: Partial<Correction>): ReviewItem {
  const next = { ...item, ...changes, choice: null, isEdited: true };
  const score = parseScore(next.score);
  const winner = score.kind === 'sets' && score.winner !== null ? score.winner : next.winner;
  const saysWhoWon = 'score' in changes || 'winner' in changes;
  const keptMatch = next.category === item.category && teamsKey(next) === teamsKey(item);
  return {
    ...next,
    winner,
    isSettled: winner !== null && (item.isSettled || saysWhoWon),
    matchId: keptMatch ? item.matchId : null,
  };
}

/** The pairs of a match in either order. */
export function teamsKey({ team1, team2 }: Pick<ReviewItem, 'team1' | 'team2'>): string {
  return [team1, team2].map(nameKey).toSorted().join('\n');
}

/** The item as it is stored; `null` while it cannot be. */
export function resultOf(item: ReviewItem, day: CivilDate): NewResult | null {
  const { category, team1, team2, score, winner, date } = item;
  if (category === '' || winner === null || itemProblems(item, day).length > 0) return null;
  const parsed = parseScore(score);
  const isSaid = parsed.kind === 'sets' && parsed.winner !== null;
  return {
    category,
    team1: team1.trim(),
    team2: team2.trim(),
    score: formatScore(parsed),
    winner: isSaid ? null : winner,
    date: date ?? day,
    time: null,
    location: null,
  };
}
