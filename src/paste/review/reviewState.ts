import {
  findAnnounced,
  pairingOf,
  type AnnouncedMatch,
  type Found,
  type Settling,
} from '../../matches/announcedMatch.ts';
import { nameKey } from '../../padel/nameKey.ts';
import type { Result } from '../../padel/result.ts';
import { formatScore } from '../../padel/formatScore.ts';
import { parseScore } from '../../padel/score.ts';
import { otherSide } from '../../padel/setScore.ts';
import { swapScore } from '../../padel/swapScore.ts';
import type { CivilDate } from '../../padel/time.ts';
import { daysBetween } from '../../padel/spanishDate.ts';
import { isWithoutWinner, itemProblems, askedReadings, type ReviewItem } from './reviewItem.ts';
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
  /** A later message says something else: it is not saved before that is answered. */
  | { kind: 'corrects'; correction: string }
  /** The winner, or one of the pairs, is not clear: one tap. */
  | { kind: 'asks'; readings: readonly Meaning[] }
  /** It is not clear which announced match the result settles: one tap. */
  | { kind: 'which'; settling: Settling<AnnouncedMatch> }
  /** No pair of the category has this name: whether it is a new one, only the administrator knows. */
  | { kind: 'newPair'; names: readonly string[] }
  /** The day of the result has not come yet, or lies before the first season: one tap. */
  | { kind: 'early' }
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
  return kind === 'ready' || kind === 'which' || kind === 'newPair' || kind === 'early';
}

/** Whether it is not saved, whatever is answered. */
export function isClosed({ kind }: ReviewState): boolean {
  return kind === 'stored' || kind === 'repeated' || kind === 'left';
}

/** Whether its card asks something: until that is answered it is not saved. */
export function isAsking(state: ReviewState): boolean {
  return state.kind !== 'ready' && !isClosed(state);
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
    if (item.choice === 'leave' || !isSettled(item) || item.correction !== null) continue;
    const key = pairingOf(item);
    taken.set(key, [...(taken.get(key) ?? []), item]);
  }
  const saved: SettlingItem[] = [];
  const states = items.map((item): ReviewState | null => {
    if (item.choice === 'leave') return { kind: 'left' };
    if (item.correction !== null) return { kind: 'corrects', correction: item.correction };
    const problems = itemProblems(item, day);
    if (problems.length > 0) return { kind: 'incomplete', problems };
    const date = item.date ?? day;
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
      areSameDays(rival.date ?? day, date),
    );
    const [first] = rivals;
    const isLater = first !== undefined && first !== item;
    if (isLater && item.choice !== 'save' && (!isSettled(item) || saysTheSame(first, item))) {
      return { kind: 'repeated' };
    }
    const isOpen = !isSettled(item) || (item.winner === null && !isWithoutWinner(item, day));
    if (isOpen && !item.isKept) return { kind: 'asks', readings: askedReadings(item) };
    const names = findStrangers(item);
    if (names.length > 0) return { kind: 'newPair', names };
    const { today, since } = announced;
    const isOdd = today !== null && (date > today || (since !== undefined && date < since));
    if (isOdd && date !== item.leftDay) return { kind: 'early' };
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
  corrects: 1,
  asks: 1,
  which: 1,
  newPair: 1,
  early: 1,
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
