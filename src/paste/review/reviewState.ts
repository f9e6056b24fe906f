import {
  findAnnounced,
  pairingOf,
  type AnnouncedMatch,
  type Found,
  type Settling,
} from '../../matches/announcedMatch.ts';
import { remarksOf, subjectOf, type Remark, type RemarkValues } from '../../admin/form/remarks.ts';
import { nameKey } from '../../padel/nameKey.ts';
import type { Result } from '../../padel/result.ts';
import { formatScore } from '../../padel/formatScore.ts';
import { parseScore } from '../../padel/score.ts';
import { otherSide } from '../../padel/setScore.ts';
import { swapScore } from '../../padel/swapScore.ts';
import type { CivilDate } from '../../padel/time.ts';
import { daysBetween } from '../../padel/spanishDate.ts';
import {
  askedReadings,
  asksToConfirm,
  dayOf,
  isScoreMeant,
  isWithoutWinner,
  itemProblems,
  type ReviewItem,
} from './reviewItem.ts';
import type { Meaning } from '../reading/readResult.ts';
import { newNameFinder, type KnownNames } from './newPairs.ts';
import { settlingsOf, type Announced, type SettlingItem } from './settlings.ts';
import { groupBy } from '../../padel/groupBy.ts';

type StoredResult = Pick<
  Result,
  'id' | 'team1' | 'team2' | 'score' | 'winner' | 'date' | 'category'
>;

/** A pasted result is in exactly one of these. */
export type ReviewState =
  /** Statement, numbers and pairs agree, or the administrator has said so: it is saved. */
  | { kind: 'ready'; settling: Settling<AnnouncedMatch> }
  /** It was read, and not all of its words were understood, or later messages can be about it: one tap. */
  | { kind: 'confirms' }
  /** The winner, or one of the pairs, is not clear: one tap. */
  | { kind: 'asks'; readings: readonly Meaning[] }
  /** Nobody says on which day it was played: one tap. */
  | { kind: 'undated' }
  /** It is not clear which announced match the result settles: one tap. */
  | { kind: 'which'; settling: Settling<AnnouncedMatch> }
  /** No pair of the category has this name: whether it is a new one, only the administrator knows. */
  | { kind: 'newPair'; names: readonly string[] }
  /** The day of the result has not come yet, or lies before the first season: one tap. */
  | { kind: 'early'; remark: Remark }
  /** The two pairs have met as often as they do in its season. */
  | { kind: 'met'; remark: Remark }
  /** Something is missing: it has to be corrected. */
  | { kind: 'incomplete'; problems: readonly string[] }
  /** The league has it. */
  | { kind: 'stored' }
  /** The league has another result of this match. */
  | { kind: 'other'; stored: StoredResult }
  /** The pasted text has the match a second time, further up. */
  | { kind: 'repeated' }
  | { kind: 'left' };

/** Whether it is clear who won, whatever else is asked. */
export function isWinnerSaid({ kind }: ReviewState): boolean {
  return (
    kind === 'ready' || kind === 'which' || kind === 'newPair' || kind === 'early' || kind === 'met'
  );
}

/** Whether it is not saved, whatever is answered. */
export function isClosed({ kind }: ReviewState): boolean {
  return kind === 'stored' || kind === 'repeated' || kind === 'left';
}

/** Whether its card asks something: until that is answered it is not saved. */
export function isAsking(state: ReviewState): boolean {
  return state.kind !== 'ready' && !isClosed(state);
}

/** The rows of a review that nobody has answered yet; `null`: there are none. */
export function unanswered<Review extends { items: readonly ReviewItem[] }>(
  review: Review,
  states: readonly ReviewState[],
): Review | null {
  const items = review.items.filter((_, index) => {
    const state = states[index];
    return state !== undefined && isAsking(state);
  });
  return items.length === 0 ? null : { ...review, items };
}

const nothingAnnounced: Announced = { matches: [], seasons: [], today: null };

/** Two reports of one match are at most so far apart, days. */
const closest = 3;

/**
 * The state of each item.
 * @param stored the league's results
 * @param day what an item without a date is taken for
 * @param known whose names need no question; `null`: any name
 */
export function reviewStates(
  items: readonly ReviewItem[],
  stored: readonly StoredResult[],
  day: CivilDate,
  announced: Announced = nothingAnnounced,
  known: KnownNames | null = null,
): ReviewState[] {
  const findStrangers = known === null ? () => [] : newNameFinder(known);
  const storedBy = groupBy(stored, pairingOf);
  const announcedBy = groupBy(announced.matches, pairingOf);
  const taken = new Map<string, ReviewItem[]>();
  // What is settled counts before what is asked, whichever was sent first.
  for (const item of items) {
    if (item.choice === 'leave' || !isSettled(item)) continue;
    const key = pairingOf(item);
    taken.set(key, [...(taken.get(key) ?? []), item]);
  }
  const saved: SettlingItem[] = [];
  // Rows of one paste are results of the league for those after them.
  const savedBy = new Map<string, (ReviewItem & { date: CivilDate })[]>();
  const states = items.map((item): ReviewState | null => {
    if (item.choice === 'leave') return { kind: 'left' };
    const date = dayOf(item, day);
    const problems = itemProblems(item, day);
    if (date === '' && problems.length === 1) return { kind: 'undated' };
    if (problems.length > 0) return { kind: 'incomplete', problems };
    const pairing = pairingOf(item);
    const found = findAnnounced(
      { ...item, date },
      announcedBy.get(pairing) ?? [],
      announced.seasons,
    );
    const others = otherResults(item, date, found, storedBy.get(pairing) ?? []);
    const same = others.find((other) => saysTheSame(other, item));
    if (same !== undefined) return { kind: 'stored' };
    const [other] = others;
    if (other !== undefined && item.choice !== 'save') return { kind: 'other', stored: other };
    const rivals = (taken.get(pairing) ?? []).filter((rival) =>
      areSameDays(dayOf(rival, day), date),
    );
    const [first] = rivals;
    const isLater = first !== undefined && first !== item;
    if (isLater && item.choice !== 'save' && (!isSettled(item) || saysTheSame(first, item))) {
      return { kind: 'repeated' };
    }
    const isOpen = !isSettled(item) || (item.winner === null && !isWithoutWinner(item, day));
    if (asksToConfirm(item)) return { kind: 'confirms' };
    if (isOpen && !isScoreMeant(item)) return { kind: 'asks', readings: askedReadings(item) };
    const names = findStrangers(item);
    if (names.length > 0) return { kind: 'newPair', names };
    const met = (storedBy.get(pairing) ?? []).filter(
      (result) => ![item.id, item.codedId, item.sent?.matchId].includes(result.id),
    );
    const before = savedBy.get(pairing) ?? [];
    const dated = { ...item, date };
    const [remark] = remarksOn(dated, [...met, ...before], announced);
    if (remark !== undefined) {
      return { kind: subjectOf(remark) === 'met' ? 'met' : 'early', remark };
    }
    savedBy.set(pairing, [...before, dated]);
    saved.push({ item, date, hasResult: other !== undefined });
    return null;
  });
  const settlings = settlingsOf(saved, announced);
  return items.map((item, index) => {
    const settling = settlings.get(item.id) ?? { kind: 'none' };
    const kind = settling.kind === 'open' ? 'which' : 'ready';
    return states[index] ?? { kind, settling };
  });
}

/** The result of an item, as it is remarked on. */
export function remarkedResult(item: ReviewItem, day: CivilDate): RemarkValues {
  const { team1, team2, category, score, winner, seasonId, stage, kept } = item;
  const counts = { seasonId: seasonId ?? '', stage: stage ?? '' };
  const date = dayOf(item, day);
  const texts = { team1, team2, category, score, winner: String(winner ?? ''), date, ...counts };
  return { kind: 'result', texts, kept };
}

/** What is asked about the day of an item and how often its pairs have met. */
function remarksOn(
  item: ReviewItem & { date: CivilDate },
  results: Parameters<typeof remarksOf>[1]['results'] & {},
  { legs = [], today, areDaysAsked = false }: Announced,
): Remark[] {
  const row = remarkedResult(item, item.date);
  const league = { settings: { seasons: legs, categories: [] }, results };
  const asked = (...subjects: Parameters<typeof remarksOf>[3] & {}) =>
    remarksOf(row, league, today ?? item.date, subjects).filter(({ level }) => level === 'ask');
  return [
    ...asked(...(today !== null && areDaysAsked ? (['day'] as const) : [])),
    ...asked(...(today === null ? [] : (['coming'] as const))),
    // Who wants it beside another result of the match has said so.
    ...(item.choice === 'save' ? [] : asked('met')),
  ];
}

/** Whether nothing is open about who won, or the administrator has said it. */
function isSettled({ verdict }: ReviewItem): boolean {
  return verdict.kind !== 'asked';
}

/** The results that the league has of an item's match; one that is announced for a nearer day is another. */
function otherResults(
  { id, sent, codedId }: ReviewItem,
  date: CivilDate,
  found: Found<AnnouncedMatch>,
  stored: readonly StoredResult[],
): StoredResult[] {
  const matchId = sent?.matchId ?? codedId;
  const isOwn = (result: StoredResult) => result.id === id || result.id === matchId;
  if (matchId !== null) return stored.filter(isOwn);
  const nearest = found.kind === 'taken' ? daysBetween(found.match.date, date) : Infinity;
  return stored.filter((result) => {
    const distance = daysBetween(result.date, date);
    return isOwn(result) || (distance <= closest && distance <= nearest);
  });
}

type Outcome = Pick<Result, 'team1' | 'score' | 'winner'>;

/** Whether two reports of one match say the same: score and winner, from either side. */
export function saysTheSame(one: Outcome, other: Outcome): boolean {
  const isTurned = nameKey(one.team1) !== nameKey(other.team1);
  return outcome(one, false) === outcome(other, isTurned);
}

function outcome({ score, winner }: Outcome, isTurned: boolean): string {
  const parsed = parseScore(score);
  const said = parsed.kind === 'sets' && parsed.winner !== null ? parsed.winner : winner;
  const seen = isTurned ? swapScore(parsed) : parsed;
  return `${formatScore(seen)} ${isTurned ? otherSide(said) : said}`;
}

export function areSameDays(one: CivilDate, other: CivilDate): boolean {
  return daysBetween(one, other) <= closest;
}

const doubt = {
  incomplete: 0,
  asks: 1,
  confirms: 1,
  undated: 1,
  which: 1,
  newPair: 1,
  early: 1,
  met: 2,
  other: 2,
  ready: 3,
  repeated: 4,
  stored: 4,
  left: 4,
} as const;

/** The items in the order in which they are reviewed: the most doubtful first, then as they were sent. */
export function mostDoubtfulFirst(
  items: readonly ReviewItem[],
  states: readonly ReviewState[],
): string[] {
  const rank = (index: number) => doubt[states[index]?.kind ?? 'ready'];
  return items
    .map(({ id }, index) => ({ id, index }))
    .sort((one, other) => rank(one.index) - rank(other.index) || one.index - other.index)
    .map(({ id }) => id);
}
