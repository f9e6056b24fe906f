import type { CategoryName, Category } from '../../league/category.ts';
import {
  countsIn,
  playsIn,
  seasonIn,
  type Season,
  type SeasonSettings,
} from '../../league/season.ts';
import { isPostponed } from '../../matches/announcedMatch.ts';
import { clashOf } from '../../matches/clashes.ts';
import { groupBy } from '../../padel/groupBy.ts';
import type { Pair } from '../../padel/pair.ts';
import type { Result } from '../../padel/result.ts';
import { compareTexts } from '../../padel/spanishText.ts';
import { eveningOf, isOver, isTonight } from '../../padel/evening.ts';
import { minutesBetween } from '../../padel/minutesBetween.ts';
import {
  instantOf,
  readClockAt,
  type CivilDate,
  type CivilMoment,
  type LeagueClock,
} from '../../padel/time.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { isNothingLeft } from '../../standings/matchesLeft.ts';
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
  /** Of this evening, until it is over: by hour. */
  tonight: readonly DeskMatch[];
  /** Put off, or over by two hours and without a result, and not of this evening: the oldest first. */
  late: readonly DeskMatch[];
  /** The next one first. */
  announced: readonly DeskMatch[];
  /** By category, in the league's order; `isUnknown`: the season does not say how often two pairs meet. */
  undated: readonly { category: Category; isUnknown: boolean; matches: readonly DeskMatch[] }[];
  /** Whether it is known that nothing is left: something was played, and each category has played all. */
  isOver: boolean;
};

type Rows = {
  /** Of the season. */
  results: readonly Result[];
  /** All that are announced, pending and put off. */
  matches: readonly UpcomingMatch[];
  pairs: readonly Pair[];
};

export function leftAtDesk(
  { results, matches, pairs }: Rows,
  season: SeasonSettings,
  categories: readonly Category[],
  {
    now,
    clock,
    seasons = [season],
  }: { now: CivilMoment; clock: LeagueClock; seasons?: readonly Season[] },
): DeskLeft {
  const clockAt = readClockAt(instantOf(now, clock), clock);
  /** Each match has one place at the desk. */
  const placeOf = (match: UpcomingMatch) => {
    if (isPostponed(match)) return 'late';
    if (eveningOf(match) === eveningOf(now)) return 'tonight';
    return isOver(match, clockAt) ? 'late' : 'announced';
  };
  const momentOf = ({ date, time }: CivilMoment) => `${date} ${time}`;
  const ordered = [...matches].sort((one, other) => (momentOf(one) < momentOf(other) ? -1 : 1));
  const inPlace = (place: ReturnType<typeof placeOf>) =>
    ordered.filter((match) => placeOf(match) === place).map(dated);
  const dated = (match: UpcomingMatch): DeskMatch => ({ ...match, match });
  const played = groupBy(results, ({ category }) => category);
  const registered = groupBy(pairs, ({ category }) => category);
  const announced = groupBy(
    matches.filter((match) => countsIn(match, season.slug, seasons)),
    ({ category }) => category,
  );
  const open = categories
    .filter(({ name }) => playsIn(season, name))
    .map((category) => {
      const { name } = category;
      const inCategory = seasonIn(season, name);
      const { legs } = inCategory;
      const left = openMatches({
        results: played.get(name) ?? [],
        pairs: (registered.get(name) ?? []).map((pair) => pair.name),
        ids: new Map((registered.get(name) ?? []).map((pair) => [pair.name, pair.id])),
        announced: announced.get(name) ?? [],
        season: inCategory,
      });
      return { category, legs, left };
    });
  return {
    tonight: inPlace('tonight'),
    late: inPlace('late'),
    announced: inPlace('announced'),
    undated: open
      .map(({ category, legs, left }) => {
        const { name } = category;
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
    isOver:
      matches.length === 0 &&
      results.length > 0 &&
      open.every(({ left, legs }) => isNothingLeft(left, legs)),
  };
}

/** The announced matches that cannot be played beside another one, from now on: the next first. */
export function clashesAtDesk({ tonight, announced }: DeskLeft): readonly DeskMatch[] {
  const dated = [...tonight, ...announced].flatMap(({ match }) => match ?? []);
  return [...tonight, ...announced].filter(
    ({ match }) =>
      match !== null &&
      clashOf(
        match,
        dated.filter(({ id }) => id !== match.id),
      ) !== null,
  );
}

/** The day of a result that says that a match was not played: its own, else that of the evening, within the season. */
export function dayWithoutPlay(
  match: UpcomingMatch | null,
  evening: CivilDate,
  { lastDay }: Pick<SeasonSettings, 'lastDay'>,
): CivilDate {
  if (match !== null && !isPostponed(match) && eveningOf(match) <= evening) return match.date;
  return lastDay !== null && lastDay < evening ? lastDay : evening;
}

/** The matches of tonight by place and hour. */
export function matchesByPlace(
  matches: readonly UpcomingMatch[],
  now: CivilMoment,
): readonly (readonly [place: string, matches: readonly UpcomingMatch[]])[] {
  const ofTonight = matches
    .filter((match) => isTonight(match, now) && !isPostponed(match))
    .sort((one, other) => compareTexts(one.location, other.location) || minutesBetween(other, one));
  return [...groupBy(ofTonight, ({ location }) => location)];
}
