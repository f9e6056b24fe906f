import * as v from 'valibot';
import { daysBefore } from '../../reading/dates.ts';
import { isObject } from '../../live/storedValues.ts';
import {
  pairingOf,
  parseAnswer,
  parseSent,
  type MatchAnswer,
} from '../../matches/announcedMatch.ts';
import { categoryByName, categoryProblem } from '../../league/category.ts';
import { detailProblem, readDetails, resultDetails } from '../../matches/resultDetails.ts';
import { dateProblem, limits, nameProblem, textProblem } from '../../padel/fieldRules.ts';
import { nameKey } from '../../padel/nameKey.ts';
import { isSameName } from '../../padel/pairSlug.ts';
import { reasons, type Open, type Meaning, type Statement } from '../reading/readResult.ts';
import {
  detailNames,
  detailsFrom,
  type NewResult,
  type ResultDetails,
} from '../../padel/result.ts';
import { formatScore } from '../../padel/formatScore.ts';
import { isPlayed, parseScore, type Score } from '../../padel/score.ts';
import { endsWithoutWinner } from '../../matches/countResult.ts';
import { ruleOfMatch } from '../../league/ruleOfMatch.ts';
import { checkScore } from '../../padel/scoreCheck.ts';
import type { StandingsRule } from '../../league/standingsRule.ts';
import type { Side } from '../../padel/setScore.ts';
import { swapScore } from '../../padel/swapScore.ts';
import type { CivilDate } from '../../padel/time.ts';
import { settings } from '../../league/settings.ts';

const kept = v.fallback(v.unknown(), null);
/** Empty: not known. */
const text = v.fallback(v.string(), '');
const textOrNull = v.fallback(v.nullable(v.string()), null);
const flag = v.fallback(v.boolean(), false);
const side = v.picklist([1, 2]);
// The settings of the page may be older than what was kept.
const category = v.pipe(
  text,
  v.transform((name) => categoryByName(name, settings())?.name ?? name),
);
const listOf = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.fallback(v.pipe(v.array(item), v.readonly()), []);
const open = {
  asked: listOf(v.object({ why: v.picklist(reasons), words: v.nullable(v.string()) })),
  options: listOf(v.object({ category, team1: text, team2: text, score: text, winner: side })),
  order: v.fallback(
    v.nullable(
      v.object({
        first: side,
        ahead: v.nullable(side),
        said: v.optional(v.nullable(side), null),
      }),
    ),
    null,
  ),
};
const verdict = v.variant('kind', [
  /** Words, numbers and pairs agreed when it was read. */
  v.object({ kind: v.literal('settled') }),
  v.object({ kind: v.literal('asked'), ...open }),
  /** The administrator has said who won: what was asked stays to be chosen again. */
  v.object({ kind: v.literal('answered'), ...open }),
]);

type Verdict = v.InferOutput<typeof verdict>;
type Kept = Readonly<Record<string, unknown>>;

const fields = v.object({
  /** Made once: saving it twice stores it once. */
  id: text,
  /** The words that it was read from. */
  words: text,
  category,
  team1: text,
  team2: text,
  score: text,
  /** The side that won; where the score says so, the same. */
  winner: v.fallback(v.nullable(side), null),
  /** `null`: the day that the whole review assumes. */
  date: textOrNull,
  /** The day that the words say, and the one that was read: an announced match is of its own day. */
  said: textOrNull,
  readDay: textOrNull,
  /** The days that its message can be from, where that is not certain; empty: any. */
  dayOptions: listOf(v.string()),
  /** What nobody understood in the words, by its positions. */
  leftovers: listOf(v.object({ start: v.number(), end: v.number() })),
  /** What nobody understood beside them in their message. */
  around: listOf(v.string()),
  /** The announced match whose code the words name. */
  codedId: textOrNull,
  /** Which announced match it is, as the administrator said. */
  answer: v.pipe(kept, v.transform(parseAnswer)),
  /** What it counts for: the season of a match of another one, and whether it is a friendly. */
  seasonId: textOrNull,
  stage: textOrNull,
  /** As it was sent, if it was: perhaps it is stored. */
  sent: v.pipe(kept, v.transform(parseSent)),
  /** The messages after it that can be about it. */
  later: listOf(v.string()),
  /** The ids of the remarks on what is meant as it is. */
  kept: listOf(v.string()),
  /** Whether the administrator put something in: reading the text again does not change it. */
  isEdited: flag,
  /** Whether the administrator left it out, or wants it although there is another result of the match. */
  choice: v.fallback(v.nullable(v.picklist(['leave', 'save'])), null),
});

/** A row of a review as a device kept it: what is missing, or of another kind, is as in a new row. */
export function itemFrom(kept: Kept) {
  const item = v.parse(fields, laterOf(kept));
  const verdict = verdictOf(kept);
  const isAsked = verdict.kind === 'settled' && item.later.length > 0;
  return {
    ...item,
    ...detailsFrom((name) => {
      const detail = v.parse(textOrNull, kept[name]);
      return detailProblem(name, detail) === null ? detail : null;
    }),
    verdict: isAsked ? { kind: 'asked' as const, ...nothingOpen } : verdict,
  };
}

/** Earlier versions kept one text of all later messages, as it is or with readings beside it. */
function laterOf(kept: Kept): Kept {
  const { correction } = kept;
  const words = isObject(correction) ? correction['words'] : correction;
  return typeof words === 'string' ? { ...kept, later: [words] } : kept;
}

/** A result that was pasted, while it is reviewed. */
export type ReviewItem = ReturnType<typeof itemFrom>;

function verdictOf(kept: Kept): Verdict {
  const { success, output } = v.safeParse(verdict, kept['verdict']);
  if (success) return output;
  // The version before kept flags, and the pairs of an option apart.
  const { isSettled, isAsked, options } = kept;
  const kind = isSettled !== true ? 'asked' : isAsked === false ? 'settled' : 'answered';
  const whole = (Array.isArray(options) ? options : []).flatMap((option: unknown) =>
    isObject(option) && isObject(option['teams']) ? [{ ...option, ...option['teams'] }] : [],
  );
  return v.parse(verdict, { ...kept, kind, options: whole });
}

const nothingOpen: Open = { asked: [], options: [], order: null };

/** The questions that were open when it was read, answered or not. */
export function openIn({ verdict }: ReviewItem): Open {
  return verdict.kind === 'settled' ? nothingOpen : verdict;
}

/** With changes of what was left open, if anything was. */
export function withOpen(item: ReviewItem, changes: Partial<Open>): ReviewItem {
  const { verdict } = item;
  return verdict.kind === 'settled' ? item : { ...item, verdict: { ...verdict, ...changes } };
}

/** The item asked about, whatever was said before. */
export function asking(item: ReviewItem, changes: Partial<Open> = {}): ReviewItem {
  return { ...item, verdict: { ...openIn(item), ...changes, kind: 'asked' } };
}

/** Whether something in the words or beside them was not understood, or later messages can be about it. */
export function hasLeftovers({ leftovers, around, later }: ReviewItem): boolean {
  return leftovers.length + around.length + later.length > 0;
}

/** Whether all of it was read, and only something around it was not understood. */
export function asksToConfirm(item: ReviewItem): boolean {
  const { verdict, winner } = item;
  const isRead = verdict.kind === 'asked' && verdict.asked.length === 0 && winner !== null;
  return isRead && hasLeftovers(item);
}

/** The item as it was read. */
export function confirmed(item: ReviewItem): ReviewItem {
  return answeredBy({ ...item, isEdited: true });
}

/** The days of which one tap says that it was played then. */
export function dayChoices({ dayOptions }: ReviewItem, evening: CivilDate): readonly CivilDate[] {
  return dayOptions.length > 0 ? dayOptions : [evening, daysBefore(evening, 1)];
}

/** The item with the day that the administrator named. */
export function dated(item: ReviewItem, date: CivilDate): ReviewItem {
  return { ...item, date, isEdited: true };
}

/** The day of an item; empty: it is not known, or its message is of another day than the common one. */
export function dayOf({ date, dayOptions }: ReviewItem, common: CivilDate): CivilDate {
  const isPossible = dayOptions.length === 0 || dayOptions.includes(common);
  return date ?? (isPossible ? common : '');
}

function answeredBy(item: ReviewItem): ReviewItem {
  const { verdict } = item;
  return verdict.kind === 'settled' ? item : { ...item, verdict: { ...verdict, kind: 'answered' } };
}

export function reviewItemOf(read: Statement, id: string): ReviewItem {
  const { date, matchId, category } = read;
  const item = withFriendly({
    ...itemFrom({ ...read, id, readDay: date, codedId: matchId }),
    ...detailsFrom((name) => read[name] ?? null),
    category: categoryByName(category ?? '', settings())?.name ?? '',
    verdict: { kind: 'settled' },
  });
  if (read.isCertain || (read.asked.length === 0 && !hasLeftovers(item))) return item;
  const { asked, order } = read;
  const options = read.options.filter(
    (option) => categoryByName(option.category, settings()) !== undefined,
  );
  return asking(item, { asked, order, options });
}

/** *amistoso* beside a result, in a sentence or in the cell of a note. */
const saysFriendly =
  /^(?:[^:]+: )?[^\p{L}]*(?:(?:fue|era|es|un|partido) +)*amistos[oa][^\p{L}]*$/iu;

function withFriendly(item: ReviewItem): ReviewItem {
  const said = item.leftovers.filter(({ start, end }) =>
    saysFriendly.test(item.words.slice(start, end)),
  );
  if (said.length === 0) return item;
  const leftovers = item.leftovers.filter((each) => !said.includes(each));
  return { ...item, stage: 'AM', leftovers };
}

/** Problems that leave no winner possible, in Spanish. */
export function itemProblems(item: ReviewItem, day: CivilDate): string[] {
  const teams = [item.team1, item.team2].map(nameProblem);
  const isSame = teams.every((problem) => problem === null) && isSameName(item.team1, item.team2);
  const rule = ruleOfItem(item, day);
  const score = checkScore(item.score, rule.points.draw !== null);
  const written = textProblem(item.score, limits.score);
  return [
    ...(categoryProblem(item.category, settings()) === null ? [] : ['Falta la categoría.']),
    ...teams.flatMap((problem, index) => {
      const isMissing = (index === 0 ? item.team1 : item.team2) === '';
      return problem === null ? [] : isMissing ? 'Falta una pareja.' : problem;
    }),
    ...(isSame ? ['Las dos parejas son la misma.'] : []),
    ...(written === null ? [] : [item.score === '' ? 'Falta el resultado.' : written]),
    ...(written === null &&
    (score.level === 'reject' || (score.level === 'ask' && !isScoreMeant(item)))
      ? [score.sentence]
      : []),
    ...(dateProblem(dayOf(item, day)) === null ? [] : ['Falta la fecha.']),
    ...detailNames.flatMap((name) => {
      const problem = detailProblem(name, item[name]);
      return problem === null ? [] : [`${resultDetails[name].label}: ${problem}`];
    }),
  ];
}

/** The ways in which it can have been: as read, or either pair won, with the numbers the winner's either way. */
export function readingsOf(item: ReviewItem): readonly [Meaning, Meaning, ...Meaning[]] {
  const [one, other, ...more] = openIn(item).options;
  if (one !== undefined && other !== undefined) return [one, other, ...more];
  return [wonBy(1, one ?? item), wonBy(2, one ?? item)];
}

/** Between which readings a row is asked: none of a match that nobody can have won. */
export function askedReadings(item: ReviewItem): readonly Meaning[] {
  return isPlayed(parseScore(item.score)) ? readingsOf(item) : [];
}

function wonBy(winner: Side, read: Omit<Meaning, 'winner'>): Meaning {
  const { category, team1, team2 } = read;
  const score = parseScore(read.score);
  const isTurned = score.kind === 'sets' && score.winner !== null && score.winner !== winner;
  return {
    category,
    team1,
    team2,
    score: formatScore(isTurned ? swapScore(score) : score),
    winner,
  };
}

/** The score with the winner's numbers first, as people say it. */
export function scoreOfWinner(score: string, winner: Side): string {
  const parsed: Score = parseScore(score);
  return formatScore(winner === 1 ? parsed : swapScore(parsed));
}

/** The item as the administrator says that it was. */
export function settledAs(item: ReviewItem, reading: Meaning): ReviewItem {
  return answeredBy(withReading(item, reading));
}

export function withReading(item: ReviewItem, reading: Meaning): ReviewItem {
  const next = { ...item, ...reading, isEdited: true };
  const isSameOrder =
    nameKey(next.team1) === nameKey(item.team1) && nameKey(next.team2) === nameKey(item.team2);
  const codedId = pairingOf(next) === pairingOf(item) ? item.codedId : null;
  return withOpen({ ...next, codedId }, isSameOrder ? {} : { order: null });
}

export function isRead(item: ReviewItem, reading: Meaning): boolean {
  const { score, winner } = reading;
  return pairingOf(item) === pairingOf(reading) && item.score === score && item.winner === winner;
}

/** The item with a pair where none was found; who won is asked then. */
export function withPair(item: ReviewItem, pair: { name: string; category: string }): ReviewItem {
  const category = categoryByName(pair.category, settings())?.name ?? item.category;
  const slot = item.team1 === '' ? { team1: pair.name } : { team2: pair.name };
  return asking({ ...item, ...slot, category, isEdited: true }, { options: [] });
}

/** The item with a pair of the league in place of a name that no pair has. */
export function renamed(item: ReviewItem, name: string, pair: string): ReviewItem {
  const isMeant = (team: string) => nameKey(team) === nameKey(name);
  const next = {
    ...withOpen(item, { options: [] }),
    team1: isMeant(item.team1) ? pair : item.team1,
    team2: isMeant(item.team2) ? pair : item.team2,
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

/** Values that the administrator typed in place of those that were read. */
export type Correction = Pick<
  ReviewItem,
  'category' | 'team1' | 'team2' | 'score' | 'winner' | 'date' | 'stage' | keyof ResultDetails
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
  const isOther = ['category', 'team1', 'team2', 'score'].some((cell) => cell in changes);
  const isTurned = 'team1' in changes || 'team2' in changes;
  const seen = withOpen(
    {
      ...next,
      winner,
      codedId: pairingOf(next) === pairingOf(item) ? item.codedId : null,
    },
    { ...(isOther ? { options: [] } : {}), ...(isTurned ? { order: null } : {}) },
  );
  // That nobody won is said by a score that is put in.
  if (winner === null && !('score' in changes)) return asking(seen);
  return saysWhoWon ? answeredBy(seen) : seen;
}

/** Whether it is stored although nobody has won by its score. */
export function isScoreMeant({ kept, score }: ReviewItem): boolean {
  return kept.includes(`score ${score.trim()}`);
}

/** Whether nobody has to have won: a draw where the day's season has them, a match not played, a W.O. of both. */
export function isWithoutWinner(item: ReviewItem, day: CivilDate): boolean {
  return endsWithoutWinner(item.score, ruleOfItem(item, day));
}

/** The rule of the season to which the result of a row belongs. */
export function ruleOfItem({ seasonId, ...item }: ReviewItem, day: CivilDate): StandingsRule {
  return ruleOfMatch({ date: dayOf({ ...item, seasonId }, day), seasonId }, settings());
}

/** The item as it is stored; `null` while it cannot be. */
export function reviewedResult(item: ReviewItem, day: CivilDate): NewResult | null {
  const { category, team1, team2, score, winner } = item;
  if (category === '' || itemProblems(item, day).length > 0) return null;
  if (winner === null && !isScoreMeant(item) && !isWithoutWinner(item, day)) return null;
  const parsed = parseScore(score);
  const isSaid = parsed.kind === 'sets' && parsed.winner !== null;
  return {
    category,
    team1: team1.trim(),
    team2: team2.trim(),
    score: formatScore(parsed),
    winner: isSaid ? null : winner,
    date: dayOf(item, day),
    ...readDetails(item, score),
    seasonId: item.seasonId,
    stage: item.stage,
  };
}
