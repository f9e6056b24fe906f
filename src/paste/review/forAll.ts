import { pairingOf } from '../../matches/announcedMatch.ts';
import type { CategoryName } from '../../league/category.ts';
import { groupBy } from '../../padel/groupBy.ts';
import { assertNever } from '../../padel/assertNever.ts';
import { nameKey } from '../../padel/nameKey.ts';
import { parseScore } from '../../padel/score.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { Asked, Meaning } from '../reading/readResult.ts';
import {
  asking,
  confirmed,
  dated,
  dayChoices,
  dayOf,
  hasLeftovers,
  openIn,
  readingsOf,
  renamed,
  settledAs,
  withOpen,
  withReading,
  type ReviewItem,
} from './reviewItem.ts';
import { areSameDays, isAsking, saysTheSame, type ReviewState } from './reviewState.ts';

/** Rules that tell who won in many rows. */
export const winnerRules = ['firstNamed', 'winnersNumbers', 'orderOfPairs'] as const;
export type WinnerRule = (typeof winnerRules)[number];

/** An answer of one tap for all rows that are open in the same way. */
export type ForAll =
  | { kind: 'category'; category: CategoryName }
  | { kind: 'winners'; rule: WinnerRule }
  /** The rows in which these words were left over are as they were read. */
  | { kind: 'confirm'; words: string }
  /** A name that no pair has means a pair of the league. */
  | { kind: 'name'; category: CategoryName; name: string; pair: string }
  /** The rows with these possible days were played on one of them. */
  | { kind: 'day'; day: CivilDate; options: string };

/** The rows that wait for the same confirmation, by the words that were left over in them. */
export function confirmedTogether(rows: readonly ReviewedRow[]): Map<string, ReviewedRow[]> {
  return groupBy(
    rows.filter(({ item, state }) => state.kind === 'confirms' && item.later.length === 0),
    ({ item }) => leftoverWords(item),
  );
}

/** The words that were left over in a row, in their order. */
export function leftoverWords({ words, leftovers, around }: ReviewItem): string {
  const own = leftovers.map(({ start, end }) => words.slice(start, end));
  return [...own, ...around].join(' … ');
}

/** The rows without a day, by the days that they can be of. */
export function undatedTogether(
  rows: readonly ReviewedRow[],
  day: CivilDate,
  evening: CivilDate,
): Map<string, ReviewedRow[]> {
  return groupBy(
    rows.filter(({ item, state }) => isAsking(state) && dayOf(item, day) === ''),
    ({ item }) => dayChoices(item, evening).join(' '),
  );
}

export type ReviewedRow = { item: ReviewItem; state: ReviewState };

/** The rows whose category nobody said. */
export function withoutCategory(rows: readonly ReviewedRow[]): ReviewedRow[] {
  return rows.filter(({ item, state }) => state.kind !== 'left' && lacksCategory(item));
}

function lacksCategory({ category, verdict }: ReviewItem): boolean {
  return category === '' || (verdict.kind === 'asked' && verdict.asked[0]?.why === 'category');
}

/** The rows that a rule decides, each with what it is then. */
export function decidedBy(
  rule: WinnerRule,
  rows: readonly ReviewedRow[],
): { item: ReviewItem; reading: Meaning }[] {
  const kept = rows.filter(({ state }) => state.kind !== 'left').map(({ item }) => item);
  const byPairing = groupBy(kept, pairingOf);
  return rows.flatMap(({ item, state }) => {
    if (state.kind !== 'asks' || !asksWinnerOnly(item)) return [];
    // Two statements about one match are looked at one by one.
    const others = byPairing.get(pairingOf(item)) ?? [];
    if (others.some((other) => other !== item && areClose(other, item))) return [];
    const side = sideBy(rule, item);
    const reading =
      side === null ? undefined : readingsOf(item).find(({ winner }) => winner === side);
    return reading === undefined ? [] : [{ item, reading }];
  });
}

/** The rows that have a name in one category. */
function namedAlike(
  { category, name }: Extract<ForAll, { kind: 'name' }>,
  rows: readonly ReviewedRow[],
): ReviewItem[] {
  const key = nameKey(name);
  return rows
    .map(({ item }) => item)
    .filter(
      (item) =>
        item.category === category &&
        [item.team1, item.team2].some((team) => nameKey(team) === key),
    );
}

/** Whether nothing but who won is open, and the sets say it from one side or the other. */
function asksWinnerOnly(item: ReviewItem): boolean {
  const { asked, options } = openIn(item);
  const score = parseScore(item.score);
  if (asked.length === 0 || hasLeftovers(item) || score.kind !== 'sets' || score.winner === null)
    return false;
  return (
    options.every((option) => pairingOf(option) === pairingOf(item)) && asked.every(isAboutWinner)
  );
}

function isAboutWinner({ why }: Asked): boolean {
  return why === 'winner' || why === 'numbers';
}

/** The side that won by a rule; `null`: it says nothing of this row. Against the words no order of names counts. */
function sideBy(rule: WinnerRule, item: ReviewItem) {
  const { order } = openIn(item);
  if (order === null) return null;
  const { first, ahead, said } = order;
  switch (rule) {
    case 'firstNamed':
      return said === null ? first : null;
    case 'winnersNumbers':
      return said !== null && ahead === first ? said : null;
    case 'orderOfPairs':
      return said === null ? ahead : null;
    default:
      return assertNever(rule);
  }
}

/** The item with the category that the administrator named; what else is open stays open. */
function withCategory(item: ReviewItem, category: CategoryName): ReviewItem {
  const open = openIn(item);
  const asked = open.asked.filter(({ why }) => why !== 'category');
  const options = open.options.filter((option) => option.category === category);
  const [only, ...others] = options;
  const isDecided = only !== undefined && others.length === 0 && asked.length === 0;
  // The item's other readings stay, to be chosen again.
  if (isDecided) return settledAs(item, only);
  const base = only === undefined ? { ...item, codedId: null } : withReading(item, only);
  return { ...withOpen(base, { asked, options }), category, isEdited: true };
}

/** With the rows asked about that say something else of one match than another row. */
function withConflicts(
  next: ReadonlyMap<string, ReviewItem>,
  rows: readonly ReviewedRow[],
): ReadonlyMap<string, ReviewItem> {
  const kept = rows.filter(({ state }) => state.kind !== 'left');
  const all = groupBy(
    kept.map(({ item }) => next.get(item.id) ?? item),
    pairingOf,
  );
  return new Map(
    [...next].map(([id, item]) => {
      const rival = all
        .get(pairingOf(item))
        ?.find((other) => other.id !== id && !saysTheSame(other, item) && areClose(other, item));
      if (rival === undefined) return [id, item];
      const asked: Asked = { why: 'conflict', words: rival.words };
      const before = openIn(item).asked;
      return [id, asking(item, { asked: before.length === 0 ? [asked] : before })];
    }),
  );
}

/** A row without a day can be of any. */
function areClose(one: ReviewItem, other: ReviewItem): boolean {
  return one.date === null || other.date === null || areSameDays(one.date, other.date);
}

/** The items that a choice changes, as they are then, by their ids. */
export function applyToAll(
  choice: ForAll,
  rows: readonly ReviewedRow[],
): ReadonlyMap<string, ReviewItem> {
  switch (choice.kind) {
    case 'category':
      return withConflicts(
        new Map(
          withoutCategory(rows).map(({ item }) => [item.id, withCategory(item, choice.category)]),
        ),
        rows,
      );
    case 'winners':
      return new Map(
        decidedBy(choice.rule, rows).map(({ item, reading }) => [
          item.id,
          settledAs(item, reading),
        ]),
      );
    case 'confirm':
      return new Map(
        (confirmedTogether(rows).get(choice.words) ?? []).map(({ item }) => [
          item.id,
          confirmed(item),
        ]),
      );
    case 'name':
      return withConflicts(
        new Map(
          namedAlike(choice, rows).map((item) => [
            item.id,
            renamed(item, choice.name, choice.pair),
          ]),
        ),
        rows,
      );
    case 'day':
      return new Map(
        rows.flatMap(({ item, state }) => {
          const isMeant =
            item.date === null &&
            isAsking(state) &&
            choice.options.includes(item.dayOptions.join(' '));
          return isMeant ? [[item.id, dated(item, choice.day)]] : [];
        }),
      );
    default:
      return assertNever(choice);
  }
}
