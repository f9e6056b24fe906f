import { whyUncounted, type CountableResult } from '../matches/countResult.ts';
import { nameKey } from '../padel/nameKey.ts';
import type { Legs } from '../league/season.ts';
import type { StandingsRule } from '../league/standingsRule.ts';

/** A match that is still to be played. */
type MatchLeft = {
  team1: string;
  team2: string;
  /** `null`: nobody has announced it yet. */
  announcedId: string | null;
};

/**
 * The matches of a category's regular phase that are still to be played: every meeting that the season demands
 * and that has neither a counted result nor a *no se jugó*, and every announced match beyond those. Who stands
 * in a result or an announced match plays the season. A match that was put off counts as announced.
 * @param pairs the registered ones
 * @param legs how often two pairs meet; `null`: only what is announced is known
 * Matches of a pair that has left are not left.
 * @returns the matches, the announced ones first, and the registered pairs that stand in no match; names as in
 *   `pairs`, else as first seen
 */
export function matchesLeft({
  results,
  announced,
  pairs,
  legs,
  rule,
  gone = [],
}: {
  results: readonly CountableResult[];
  announced: readonly { id: string; team1: string; team2: string; postponed: boolean }[];
  pairs: readonly string[];
  legs: Legs | null;
  rule: StandingsRule;
  /** The names of pairs that have left: nobody plays them. */
  gone?: readonly string[];
}): { matches: readonly MatchLeft[]; without: readonly string[] } {
  const names = new Map<string, string>();
  const keyOf = (name: string) => {
    const key = nameKey(name);
    if (!names.has(key)) names.set(key, name);
    return key;
  };
  const registered = new Set(pairs.map(keyOf));
  const goneKeys = new Set(gone.map(nameKey));
  const isGone = (key: string) => goneKeys.has(key);
  const playing = new Set<string>();
  /** The number of meetings of two pairs that are played or announced. */
  const known = new Map<string, number>();
  const note = (one: string, other: string) => {
    const meeting = meetingOf(one, other);
    known.set(meeting, (known.get(meeting) ?? 0) + 1);
  };
  const sidesOf = ({ team1, team2 }: { team1: string; team2: string }) => {
    const sides = [keyOf(team1), keyOf(team2)] as const;
    for (const side of sides) playing.add(side);
    return sides;
  };
  for (const result of results) {
    const [one, other] = sidesOf(result);
    if (whyUncounted(result, rule) === null) note(one, other);
  }
  const matchOf = (one: string, other: string, announcedId: string | null): MatchLeft => ({
    team1: names.get(one) ?? one,
    team2: names.get(other) ?? other,
    announcedId,
  });
  const matches = announced.flatMap((match) => {
    const [one, other] = sidesOf(match);
    // A pair does not play itself.
    if (one === other || isGone(one) || isGone(other)) return [];
    note(one, other);
    return [matchOf(one, other, match.id)];
  });
  const everybody = [...playing].filter((key) => !isGone(key));
  const demanded = everybody.flatMap((one, index) =>
    everybody.slice(index + 1).flatMap((other) => {
      const count = (legs ?? 0) - (known.get(meetingOf(one, other)) ?? 0);
      return Array.from({ length: Math.max(0, count) }, () => matchOf(one, other, null));
    }),
  );
  const without = [...registered].filter((key) => !playing.has(key) && !isGone(key));
  return {
    matches: [...matches, ...demanded],
    without: without.map((key) => names.get(key) ?? key),
  };
}

/**
 * Whether it is known that a category has nothing left to play: the season says how often two pairs meet, and no
 * registered pair is without a match.
 */
export function isNothingLeft(
  { matches, without }: ReturnType<typeof matchesLeft>,
  legs: Legs | undefined,
): boolean {
  return legs !== undefined && matches.length === 0 && without.length === 0;
}

/** Key of a meeting of two pairs, whichever is named first. */
function meetingOf(one: string, other: string): string {
  return one < other ? `${one}\n${other}` : `${other}\n${one}`;
}
