import { whyUncounted } from '../matches/countResult.ts';
import type { StandingsRule } from '../league/standingsRule.ts';
import { nameKey } from '../padel/nameKey.ts';
import { parseScore, setsWonBy } from '../padel/score.ts';
import { otherSide, type Side } from '../padel/setScore.ts';
import type { Result } from '../padel/result.ts';
import type { CivilDate } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';

/** A meeting of two pairs, seen from the one whose row it stands in. */
export type Meeting =
  /** @property text *2-1*, or *W.O.* */
  | { kind: 'played'; text: string; isWon: boolean }
  | { kind: 'dated'; date: CivilDate }
  | { kind: 'open' };

/** A match that is left; `announced` is `null` where it has no day yet. */
export type Left = { team1: string; team2: string; announced: UpcomingMatch | null };

/**
 * Who has met whom, and who has still to.
 * @returns the meetings of two pairs, by the key of the row and then that of the column, in the order: played, dated, open
 */
export function crossing(
  results: readonly Result[],
  left: readonly Left[],
  rule: StandingsRule,
): ReadonlyMap<string, ReadonlyMap<string, readonly Meeting[]>> {
  const rows = new Map<string, Map<string, Meeting[]>>();
  const add = (one: string, other: string, meeting: Meeting) => {
    const row = rows.get(nameKey(one)) ?? new Map<string, Meeting[]>();
    rows.set(nameKey(one), row);
    row.set(nameKey(other), [...(row.get(nameKey(other)) ?? []), meeting]);
  };
  for (const result of results) {
    if (whyUncounted(result, rule) !== null) continue;
    add(result.team1, result.team2, playedBy(1, result));
    add(result.team2, result.team1, playedBy(2, result));
  }
  const ordered = [...left].sort((one, other) => rankOf(one) - rankOf(other));
  for (const { team1, team2, announced } of ordered) {
    const meeting: Meeting = hasDay(announced)
      ? { kind: 'dated', date: announced.date }
      : { kind: 'open' };
    add(team1, team2, meeting);
    add(team2, team1, meeting);
  }
  return rows;
}

function playedBy(side: Side, { score: text, winner }: Result): Meeting {
  const score = parseScore(text);
  if (score.kind !== 'sets') {
    const isWalkover = score.kind !== 'unplayed';
    return { kind: 'played', text: isWalkover ? 'W.O.' : 'No se jugó', isWon: winner === side };
  }
  const sets = [side, otherSide(side)].map((each) => setsWonBy(each, score.sets));
  return { kind: 'played', text: sets.join('-'), isWon: (score.winner ?? winner) === side };
}

function rankOf({ announced }: Left): number {
  return hasDay(announced) ? 0 : 1;
}

/** One that was put off has none. */
function hasDay(match: UpcomingMatch | null): match is UpcomingMatch {
  return match !== null && match.postponedAt === null;
}
