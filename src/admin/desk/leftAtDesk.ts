import type { CategoryName, Category } from '../../league/category.ts';
import { playsIn, seasonIn, type SeasonSettings } from '../../league/season.ts';
import { isPostponed } from '../../matches/announcedMatch.ts';
import { groupBy } from '../../padel/groupBy.ts';
import type { Pair } from '../../padel/pair.ts';
import type { Result } from '../../padel/result.ts';
import { compareTexts } from '../../padel/spanishText.ts';
import { instantOf, type CivilDate, type CivilMoment, type LeagueClock } from '../../padel/time.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { openMatches } from '../../standings/openMatches.ts';

/** A match that is still to be played; `match` is `null` where it has no day yet. */
export type DeskMatch = {
  id: string;
  team1: string;
  team2: string;
  category: CategoryName;
  match: UpcomingMatch | null;
};

/** The matches that are still to be played, in the order in which the administrator goes through them. */
export type DeskLeft = {
  /** Put off, or over by two hours and without a result; those that were put off first. */
  late: readonly DeskMatch[];
  /** The next one first. */
  announced: readonly DeskMatch[];
  /** By category, in the league's order; `isUnknown`: the season does not say how often two pairs meet. */
  undated: readonly { category: Category; isUnknown: boolean; matches: readonly DeskMatch[] }[];
};

type Rows = {
  /** Of the season. */
  results: readonly Result[];
  /** All that are announced, pending and put off. */
  matches: readonly UpcomingMatch[];
  pairs: readonly Pair[];
};

/** After so long without a result a match is late, ms. */
const patience = 2 * 3_600_000;

export function leftAtDesk(
  { results, matches, pairs }: Rows,
  season: SeasonSettings,
  categories: readonly Category[],
  { now, clock }: { now: CivilMoment; clock: LeagueClock },
): DeskLeft {
  const moment = instantOf(now, clock);
  const isLate = (match: UpcomingMatch) =>
    isPostponed(match) || instantOf(match, clock) + patience <= moment;
  const momentOf = ({ date, time }: CivilMoment) => `${date} ${time}`;
  const ordered = [...matches].sort(
    (one, other) =>
      Number(isPostponed(other)) - Number(isPostponed(one)) ||
      (momentOf(one) < momentOf(other) ? -1 : 1),
  );
  const dated = (match: UpcomingMatch): DeskMatch => ({ ...match, match });
  const played = groupBy(results, ({ category }) => category);
  const registered = groupBy(pairs, ({ category }) => category);
  const announced = groupBy(matches, ({ category }) => category);
  return {
    late: ordered.filter(isLate).map(dated),
    announced: ordered.filter((match) => !isLate(match)).map(dated),
    undated: categories
      .filter(({ name }) => playsIn(season, name))
      .map((category) => {
        const { name } = category;
        const { legs, rule } = seasonIn(season, name);
        const left = openMatches({
          results: played.get(name) ?? [],
          pairs: (registered.get(name) ?? []).map((pair) => pair.name),
          announced: announced.get(name) ?? [],
          legs,
          rule,
        });
        const undated = left.matches
          .filter(({ announcedId }) => announcedId === null)
          .map(({ team1, team2 }, index) => ({
            // Two pairs may meet twice.
            id: `${name} ${team1} ${team2} ${index}`,
            team1,
            team2,
            category: name,
            match: null,
          }))
          .sort(
            (one, other) =>
              compareTexts(one.team1, other.team1) || compareTexts(one.team2, other.team2),
          );
        return { category, isUnknown: legs === undefined, matches: undated };
      })
      .filter(({ isUnknown, matches: undated }) => isUnknown || undated.length > 0),
  };
}

/** The day of a result that says that a match was not played: its own, else today, within the season. */
export function dayWithoutPlay(
  match: UpcomingMatch | null,
  today: CivilDate,
  { lastDay }: Pick<SeasonSettings, 'lastDay'>,
): CivilDate {
  if (match !== null && !isPostponed(match) && match.date <= today) return match.date;
  return lastDay !== null && lastDay < today ? lastDay : today;
}

/** The matches of a day by place and hour. */
export function matchesByPlace(
  matches: readonly UpcomingMatch[],
  day: CivilDate,
): readonly (readonly [place: string, matches: readonly UpcomingMatch[]])[] {
  const ofDay = matches
    .filter((match) => match.date === day && !isPostponed(match))
    .sort(
      (one, other) =>
        compareTexts(one.location, other.location) || (one.time < other.time ? -1 : 1),
    );
  return [...groupBy(ofDay, ({ location }) => location)];
}
