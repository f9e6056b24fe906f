import { areTexts, isObject } from '../../live/storedValues.ts';
import {
  pairingOf,
  parseAnswer,
  parseSent,
  type MatchAnswer,
} from '../../matches/announcedMatch.ts';
import { categoryByName, categoryProblem, type CategoryName } from '../../league/category.ts';
import { detailProblem, readDetails, resultDetails } from '../../matches/resultDetails.ts';
import { dateProblem, limits, nameProblem, textProblem } from '../../padel/fieldRules.ts';
import { nameKey } from '../../padel/nameKey.ts';
import { isSameName } from '../../padel/pairSlug.ts';
import {
  isReason,
  type Asked,
  type Order,
  type ReadOutcome,
  type Statement,
} from '../reading/readResult.ts';
import {
  detailNames,
  detailsFrom,
  type NewResult,
  type ResultDetails,
} from '../../padel/result.ts';
import { formatScore } from '../../padel/formatScore.ts';
import { isPlayed, parseScore, type Score } from '../../padel/score.ts';
import { endsWithoutWinner } from '../../matches/countResult.ts';
import { seasonAt } from '../../league/seasonLists.ts';
import { checkScore } from '../../padel/scoreCheck.ts';
import type { Side } from '../../padel/setScore.ts';
import { swapScore } from '../../padel/swapScore.ts';
import type { CivilDate } from '../../padel/time.ts';
import { settings } from '../../league/settings.ts';

type Kept = Readonly<Record<string, unknown>>;

/**
 * A row of a review as a device kept it: what is missing, or of another kind, is as in a new row. Texts that are
 * empty are not known.
 */
export function itemFrom(kept: Kept) {
  const category = textOf(kept['category']);
  return {
    /** Made once: saving it twice stores it once. */
    id: textOf(kept['id']),
    /** The words that it was read from. */
    words: textOf(kept['words']),
    // The settings of the page may be older than what was kept.
    category: categoryByName(category, settings())?.name ?? category,
    team1: textOf(kept['team1']),
    team2: textOf(kept['team2']),
    score: textOf(kept['score']),
    /** The side that won; where the score says so, the same. */
    winner: sideOf(kept['winner']),
    /** `null`: the day that the whole review assumes. */
    date: textOrNull(kept['date']),
    ...detailsFrom((name) => {
      const text = textOrNull(kept[name]);
      return detailProblem(name, text) === null ? text : null;
    }),
    /** The day that the words say, and the one that was read: an announced match is of its own day. */
    said: textOrNull(kept['said']),
    readDay: textOrNull(kept['readDay']),
    /** A day to come that the administrator left as it is. */
    leftDay: textOrNull(kept['leftDay']),
    /** The announced match whose code the words name. */
    codedId: textOrNull(kept['codedId']),
    /** Which announced match it is, as the administrator said. */
    answer: parseAnswer(kept['answer']),
    /** As it was sent, if it was: perhaps it is stored. */
    sent: parseSent(kept['sent']),
    /** Why it is asked about, the first question first. */
    asked: askedIn(kept),
    /** How the words and the numbers name the two pairs; `null`: not known. */
    order: orderIn(kept['order']),
    /** The ways in which it can be meant, where it is not just open which of the two pairs won. */
    options: listOf(kept['options']).flatMap(readingIn),
    /** What later messages say about it; `null`: nothing, or that was answered. */
    correction: correctionIn(kept['correction']),
    /** Whether all agreed when it was read, or the administrator has said who won. */
    isSettled: kept['isSettled'] === true,
    /** Whether the reading left something open: both readings stay to be chosen from. */
    isAsked: kept['isAsked'] !== false,
    /** Whether it is stored although nobody has won by its score. */
    isKept: kept['isKept'] === true,
    /** Whether the administrator put something in: reading the text again does not change it. */
    isEdited: kept['isEdited'] === true,
    /** Whether the administrator left it out, or wants it although there is another result of the match. */
    choice: choiceOf(kept['choice']),
  };
}

/** A result that was pasted, while it is reviewed. */
export type ReviewItem = ReturnType<typeof itemFrom>;

/** The side that won, with the score as it is then stored. */
export type WinnerReading = {
  side: Side;
  score: string;
  winner: Side;
  /** Other pairs than those of the item; `null`: they are its own. */
  teams: { category: CategoryName; team1: string; team2: string } | null;
};

export function reviewItemOf(read: Statement, id: string): ReviewItem {
  const { words, category, team1, team2, score, winner, date, said, matchId } = read;
  // A correction is asked about by itself.
  const isSettled = read.asked.length === 0;
  return {
    ...itemFrom({ id, words, category, team1, team2, score, winner, date, said }),
    ...detailsFrom((name) => read[name] ?? null),
    category: categoryByName(category ?? '', settings())?.name ?? '',
    readDay: date,
    codedId: matchId,
    asked: read.asked,
    order: read.order,
    options: read.options.flatMap(readingOf),
    correction: read.correction,
    isSettled,
    isAsked: !isSettled,
  };
}

/** A whole result that words can mean; none, if a part is missing. */
function readingOf({ category, team1, team2, score, winner }: ReadOutcome): WinnerReading[] {
  const name = categoryByName(category ?? '', settings())?.name;
  if (name === undefined || team1 === null || team2 === null) return [];
  if (score === null || winner === null) return [];
  return [{ side: winner, winner, score, teams: { category: name, team1, team2 } }];
}

/** What is missing or impossible before anybody could have won, in Spanish. */
export function itemProblems(item: ReviewItem, day: CivilDate): string[] {
  const teams = [item.team1, item.team2].map(nameProblem);
  const isSame = teams.every((problem) => problem === null) && areSameNames(item);
  const { rule } = seasonAt(item.date ?? day, settings());
  const score = checkScore(item.score, rule.points.draw !== null);
  const written = textProblem(item.score, limits.score);
  return [
    ...(categoryProblem(item.category, settings()) === null ? [] : ['Falta la categoría.']),
    ...teams.flatMap((problem, index) => teamProblem(problem, [item.team1, item.team2][index])),
    ...(isSame ? ['Las dos parejas son la misma.'] : []),
    ...(written === null ? [] : [item.score === '' ? 'Falta el resultado.' : written]),
    ...(written === null && (score.level === 'reject' || (score.level === 'ask' && !item.isKept))
      ? [score.sentence]
      : []),
    ...(dateProblem(item.date ?? day) === null ? [] : ['Falta la fecha.']),
    ...detailNames.flatMap((name) => {
      const problem = detailProblem(name, item[name]);
      return problem === null ? [] : [`${resultDetails[name].label}: ${problem}`];
    }),
  ];
}

function teamProblem(problem: string | null, team = ''): string[] {
  if (problem === null) return [];
  return [team === '' ? 'Falta una pareja.' : problem];
}

function areSameNames({ team1, team2 }: ReviewItem): boolean {
  return isSameName(team1, team2);
}

/** The ways in which it can have been: as read, or either pair won, with the numbers the winner's either way. */
export function readingsOf({
  score,
  options,
}: ReviewItem): readonly [WinnerReading, WinnerReading, ...WinnerReading[]] {
  const [one, other, ...more] = options;
  if (one !== undefined && other !== undefined) return [one, other, ...more];
  const teams = one?.teams ?? null;
  const text = one?.score ?? score;
  return [readingFor(1, text, teams), readingFor(2, text, teams)];
}

/** Between which readings a row is asked: none of a match that nobody can have won. */
export function askedReadings(item: ReviewItem): readonly WinnerReading[] {
  return isPlayed(parseScore(item.score)) ? readingsOf(item) : [];
}

function readingFor(side: Side, text: string, teams: WinnerReading['teams']): WinnerReading {
  const score = parseScore(text);
  const isTurned = score.kind === 'sets' && score.winner !== null && score.winner !== side;
  const seen = isTurned ? swapScore(score) : score;
  return { side, winner: side, score: formatScore(seen), teams };
}

/** The score with the winner's numbers first, as people say it. */
export function scoreOfWinner(score: string, winner: Side): string {
  const parsed: Score = parseScore(score);
  return formatScore(winner === 1 ? parsed : swapScore(parsed));
}

/** The item as the administrator says that it was. */
export function settledAs(item: ReviewItem, reading: WinnerReading): ReviewItem {
  return { ...withReading(item, reading), isSettled: true };
}

export function withReading(item: ReviewItem, { score, winner, teams }: WinnerReading): ReviewItem {
  const next = { ...item, ...teams, score, winner, isEdited: true };
  const isSameOrder =
    nameKey(next.team1) === nameKey(item.team1) && nameKey(next.team2) === nameKey(item.team2);
  return {
    ...next,
    codedId: pairingOf(next) === pairingOf(item) ? item.codedId : null,
    order: isSameOrder ? item.order : null,
  };
}

/** Whether the item is as a reading says. */
export function isRead(item: ReviewItem, { score, winner, teams }: WinnerReading): boolean {
  return isOfPairs(item, { teams }) && item.score === score && item.winner === winner;
}

/** Whether a reading is of the item's own pairs. */
export function isOfPairs(item: ReviewItem, { teams }: Pick<WinnerReading, 'teams'>): boolean {
  return teams === null || pairingOf(teams) === pairingOf(item);
}

/** The item with a pair where none was found; who won is asked then. */
export function withPair(item: ReviewItem, pair: { name: string; category: string }): ReviewItem {
  const category = categoryByName(pair.category, settings())?.name ?? item.category;
  const slot = item.team1 === '' ? { team1: pair.name } : { team2: pair.name };
  return {
    ...item,
    ...slot,
    category,
    options: [],
    isSettled: false,
    isAsked: true,
    isEdited: true,
  };
}

/** The item with a pair of the league in place of a name that no pair has. */
export function renamed(item: ReviewItem, name: string, pair: string): ReviewItem {
  const isMeant = (team: string) => nameKey(team) === nameKey(name);
  const next = {
    ...item,
    team1: isMeant(item.team1) ? pair : item.team1,
    team2: isMeant(item.team2) ? pair : item.team2,
    options: [],
    choice: null,
    isEdited: true,
  };
  return pairingOf(next) === pairingOf(item) ? next : { ...next, codedId: null };
}

/** The item as the administrator says which announced match it is; another one was not played on its day. */
export function answered(item: ReviewItem, answer: MatchAnswer | null): ReviewItem {
  const isOther = answer?.matchId === null;
  const [from, to] = isOther ? [item.readDay, item.said] : [item.said, item.readDay];
  return { ...item, answer, date: item.date === from ? to : item.date, isEdited: true };
}

/** What the administrator typed in place of what was read. */
export type Correction = Pick<
  ReviewItem,
  'category' | 'team1' | 'team2' | 'score' | 'winner' | 'date' | keyof ResultDetails
>;

/**
 * The corrected item. Only a score or a winner that was put in says who won: what was asked about a row
 * stays asked whatever else is corrected.
 */
export function corrected(item: ReviewItem, changes: Partial<Correction>): ReviewItem {
  const next = { ...item, ...changes, choice: null, isEdited: true };
  const score = parseScore(next.score);
  const winner = score.kind === 'sets' && score.winner !== null ? score.winner : next.winner;
  const saysWhoWon = 'score' in changes || 'winner' in changes;
  const keptMatch = pairingOf(next) === pairingOf(item);
  const isOther = ['category', 'team1', 'team2', 'score'].some((cell) => cell in changes);
  return {
    ...next,
    winner,
    options: isOther ? [] : item.options,
    order: 'team1' in changes || 'team2' in changes ? null : item.order,
    isKept: saysWhoWon ? false : item.isKept,
    // Who puts in the score has read what was written about it.
    correction: saysWhoWon ? null : item.correction,
    // That nobody won is said by a score that is put in.
    isSettled: (winner !== null || 'score' in changes) && (item.isSettled || saysWhoWon),
    codedId: keptMatch ? item.codedId : null,
  };
}

/** Whether nobody has to have won: a draw where the day's season has them, a match not played, a W.O. of both. */
export function isWithoutWinner({ score, date }: ReviewItem, day: CivilDate): boolean {
  return endsWithoutWinner(score, seasonAt(date ?? day, settings()).rule);
}

/** The item as it is stored; `null` while it cannot be. */
export function reviewedResult(item: ReviewItem, day: CivilDate): NewResult | null {
  const { category, team1, team2, score, winner, date } = item;
  if (category === '' || itemProblems(item, day).length > 0) return null;
  if (winner === null && !item.isKept && !isWithoutWinner(item, day)) return null;
  const parsed = parseScore(score);
  const isSaid = parsed.kind === 'sets' && parsed.winner !== null;
  return {
    category,
    team1: team1.trim(),
    team2: team2.trim(),
    score: formatScore(parsed),
    winner: isSaid ? null : winner,
    date: date ?? day,
    ...readDetails(item),
  };
}

function askedIn({ asked, alsoAsked }: Kept): readonly Asked[] {
  // An earlier version kept the first question apart.
  const questions = Array.isArray(asked) ? asked : [asked, ...listOf(alsoAsked)];
  return questions.flatMap((value: unknown): Asked[] => {
    if (!isObject(value)) return [];
    const { why, words } = value;
    const isText = words === null || typeof words === 'string';
    return isReason(why) && isText ? [{ why, words }] : [];
  });
}

function orderIn(value: unknown): Order | null {
  if (!isObject(value)) return null;
  const first = sideOf(value['first']);
  return first && { first, ahead: sideOf(value['ahead']), said: sideOf(value['said']) };
}

function correctionIn(value: unknown): string | null {
  // An earlier version kept readings beside the words.
  return textOrNull(isObject(value) ? value['words'] : value);
}

function readingIn(value: unknown): WinnerReading[] {
  if (!isObject(value) || !isObject(value['teams'])) return [];
  const { score, teams } = value;
  const winner = sideOf(value['winner']);
  const { category, team1, team2 } = teams;
  const texts = { score, team1, team2, category };
  if (winner === null || !areTexts(texts)) return [];
  const name = categoryByName(texts.category, settings())?.name ?? texts.category;
  const pairs = { category: name, team1: texts.team1, team2: texts.team2 };
  return [{ side: winner, winner, score: texts.score, teams: pairs }];
}

function choiceOf(value: unknown): 'leave' | 'save' | null {
  return value === 'leave' || value === 'save' ? value : null;
}

function sideOf(value: unknown): Side | null {
  return value === 1 || value === 2 ? value : null;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
