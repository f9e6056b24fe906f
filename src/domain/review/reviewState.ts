import { nameKey } from '../nameKey.ts';
import type { Result } from '../result.ts';
import { formatScore } from '../formatScore.ts';
import { parseScore } from '../score.ts';
import { otherSide } from '../setScore.ts';
import { swapScore } from '../swapScore.ts';
import type { CivilDate } from '../time.ts';
import { itemProblems, readingsOf, teamsKey, type Reading, type ReviewItem } from './reviewItem.ts';
import { groupBy } from '../../utils/groupBy.ts';

type StoredResult = Pick<
  Result,
  'id' | 'team1' | 'team2' | 'score' | 'winner' | 'date' | 'category'
>;

/** What a pasted result can be in: exactly one of these. */
export type ReviewState =
  /** Statement, numbers and pairs agree, or the organiser has said so: it is saved. */
  | { kind: 'ready' }
  /** Who won is not clear: one tap. */
  | { kind: 'asks'; readings: readonly [Reading, Reading] }
  /** Something is missing: it has to be corrected. */
  | { kind: 'incomplete'; problems: readonly string[] }
  /** The league has it. */
  | { kind: 'stored' }
  /** The league has another result of this match. */
  | { kind: 'other'; stored: StoredResult }
  /** The same match is further up in what was pasted. */
  | { kind: 'repeated' }
  | { kind: 'left' };

/** Two reports of one match are at most so far apart, days. */
const closest = 3;

/**
 * The state of each item.
 * @param stored the league's results
 * @param day what an item without a date is taken for
 */
export function reviewStates(
  items: readonly ReviewItem[],
  stored: readonly StoredResult[],
  day: CivilDate,
): ReviewState[] {
  const storedBy = groupBy(stored, matchKey);
  const taken = new Map<string, ReviewItem[]>();
  // What is settled counts before what is asked, whichever was sent first.
  for (const item of items) {
    if (item.choice === 'leave' || !item.isSettled) continue;
    const key = matchKey(item);
    taken.set(key, [...(taken.get(key) ?? []), item]);
  }
  return items.map((item) => {
    if (item.choice === 'leave') return { kind: 'left' };
    const problems = itemProblems(item, day);
    if (problems.length > 0) return { kind: 'incomplete', problems };
    const date = item.date ?? day;
    const others = (storedBy.get(matchKey(item)) ?? []).filter(
      (result) =>
        result.id === item.matchId || (item.matchId === null && areClose(result.date, date)),
    );
    const same = others.find((other) => isSameOutcome(other, item));
    if (same !== undefined) return { kind: 'stored' };
    const [other] = others;
    if (other !== undefined && item.choice !== 'save') return { kind: 'other', stored: other };
    const rivals = (taken.get(matchKey(item)) ?? []).filter((rival) =>
      areClose(rival.date ?? day, date),
    );
    const [first] = rivals;
    const isLater = first !== undefined && first !== item;
    if (isLater && item.choice !== 'save' && (!item.isSettled || isSameOutcome(first, item))) {
      return { kind: 'repeated' };
    }
    if (!item.isSettled || item.winner === null)
      return { kind: 'asks', readings: readingsOf(item) };
    return { kind: 'ready' };
  });
}

function matchKey(match: Pick<ReviewItem, 'team1' | 'team2'> & { category: string }): string {
  return `${match.category}\n${teamsKey(match)}`;
}

type Outcome = Pick<Result, 'team1' | 'score' | 'winner'>;

/** Whether two reports of one match say the same: score and winner, from either side. */
export function isSameOutcome(one: Outcome, other: Outcome): boolean {
  const isTurned = nameKey(one.team1) !== nameKey(other.team1);
  return outcome(one, false) === outcome(other, isTurned);
}

function outcome({ score, winner }: Outcome, isTurned: boolean): string {
  const parsed = parseScore(score);
  const said = parsed.kind === 'sets' && parsed.winner !== null ? parsed.winner : winner;
  const seen = isTurned ? swapScore(parsed) : parsed;
  return `${formatScore(seen)} ${isTurned ? otherSide(said) : said}`;
}

function areClose(one: CivilDate, other: CivilDate): boolean {
  return Math.abs(Date.parse(one) - Date.parse(other)) <= closest * 24 * 60 * 60 * 1000;
}

const doubt = {
  incomplete: 0,
  asks: 1,
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
    .toSorted((one, other) => rank(one.index) - rank(other.index) || one.index - other.index)
    .map(({ id }) => id);
}
