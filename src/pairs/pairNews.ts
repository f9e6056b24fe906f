import { describeResult, describeUpcomingMatch } from '../matches/describeMatch.ts';
import type { Result } from '../padel/result.ts';
import { parseScore, type Score } from '../padel/score.ts';
import { isPast } from '../padel/spanishDate.ts';
import type { CivilMoment } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import type { LeagueSettings } from '../league/league.ts';

/** A pair's results and its announced matches, where somebody asks for them those that are pending or put off too. */
export type PairRows = { results: readonly Result[]; matches: readonly UpcomingMatch[] };

/** With the matches that were put off. */
export type FollowedRows = PairRows & { postponed: readonly UpcomingMatch[] };

/** Something that a pair's player wants to hear of. */
export type PairNews = { id: string; title: string; body: string };

/** The news of a pair between two moments: results, and changes of its matches. */
export function pairNews(
  before: FollowedRows,
  after: FollowedRows,
  now: CivilMoment,
  league: LeagueSettings,
): PairNews[] {
  const knownResults = new Map(before.results.map((result) => [result.id, result]));
  const knownMatches = new Map(before.matches.map((match) => [match.id, match]));
  const results = after.results.flatMap((result): PairNews[] => {
    const known = knownResults.get(result.id);
    const news = { id: result.id, body: describeResult(result, league) };
    if (known === undefined) return [{ ...news, title: titleOf(parseScore(result.score)) }];
    return describeResult(withNamesOf(result, known), league) === news.body
      ? []
      : [{ ...news, title: 'Resultado corregido' }];
  });
  const wasPostponed = new Set(before.postponed.map(({ id }) => id));
  const matches = after.matches.flatMap((match): PairNews[] => {
    const known = knownMatches.get(match.id);
    const news = { id: match.id, body: describeUpcomingMatch(match, league) };
    if (wasPostponed.has(match.id)) return [{ ...news, title: 'El partido tiene fecha' }];
    if (known === undefined) return [{ ...news, title: 'Partido nuevo' }];
    return describeUpcomingMatch(withNamesOf(match, known), league) === news.body
      ? []
      : [{ ...news, title: 'Cambió el partido' }];
  });
  const postponed = after.postponed
    .filter(({ id }) => !wasPostponed.has(id))
    .map((match) => ({
      id: match.id,
      title: 'A reprogramar',
      body: describeUpcomingMatch(match, league),
    }));
  const rows = [...after.matches, ...after.postponed, ...after.results];
  const left = new Set(rows.map(({ id }) => id));
  const cancelled = [
    // Matches leave the list by themselves when their time is over.
    ...before.matches.filter((match) => !isPast(match, now)),
    // One that was put off returns to the day that it had, which may be over.
    ...before.postponed.filter((match) => !isPast(match, now)),
  ].filter(({ id }) => !left.has(id));
  return [...results, ...matches, ...postponed, ...newsOfCancelled(cancelled, league)];
}

/** One piece of news, however many matches go at once: a pair that leaves takes all of its own away. */
function newsOfCancelled(matches: readonly UpcomingMatch[], league: LeagueSettings): PairNews[] {
  const [first] = matches;
  if (first === undefined) return [];
  const gone = league.seasons.flatMap(({ withdrawals }) => withdrawals);
  const teams = [
    [first.pair1Id, first.team1],
    [first.pair2Id, first.team2],
  ] as const;
  const leaver = teams.find(([id]) => gone.some(({ pairId }) => pairId === id))?.[1];
  const body =
    matches.length === 1
      ? describeUpcomingMatch(first, league)
      : matches.map(({ team1, team2 }) => `${team1} – ${team2}`).join(', ');
  const removed =
    matches.length === 1 ? 'Se quitó el partido' : `Se quitaron ${matches.length} partidos`;
  return [{ id: first.id, title: leaver === undefined ? removed : `Se bajó ${leaver}`, body }];
}

function titleOf(score: Score): string {
  if (score.kind === 'unplayed') return 'El partido no se juega';
  return score.kind === 'doubleWalkover' ? 'Nadie se presentó al partido' : 'Resultado nuevo';
}

/** A row as it was before, its pairs called as they are now: a renamed pair corrects nothing. */
function withNamesOf<Row extends Match>(now: Match, before: Row): Row {
  const { team1, team2, pair1Id, pair2Id } = before;
  return {
    ...before,
    team1: pair1Id !== null && now.pair1Id === pair1Id ? now.team1 : team1,
    team2: pair2Id !== null && now.pair2Id === pair2Id ? now.team2 : team2,
  };
}

type Match = Pick<Result, 'team1' | 'team2' | 'pair1Id' | 'pair2Id'>;
