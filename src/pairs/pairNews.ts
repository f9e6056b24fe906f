import { categoryTitle } from '../league/category.ts';
import { describeResult, describeUpcomingMatch } from '../matches/describeMatch.ts';
import type { Result } from '../padel/result.ts';
import { parseScore, type Score } from '../padel/score.ts';
import { isPast } from '../padel/spanishDate.ts';
import type { CivilMoment } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';

/** A pair's results and its announced matches, pending ones included where somebody asks for them. */
export type PairRows = { results: readonly Result[]; matches: readonly UpcomingMatch[] };

/** Something that a pair's player wants to hear of. */
export type PairNews = { id: string; title: string; body: string };

/** What has happened to a pair between two moments: results, and changes of its matches. */
export function pairNews(before: PairRows, after: PairRows, now: CivilMoment): PairNews[] {
  const knownResults = new Map(before.results.map((result) => [result.id, result]));
  const knownMatches = new Map(before.matches.map((match) => [match.id, match]));
  const results = after.results.flatMap((result): PairNews[] => {
    const known = knownResults.get(result.id);
    const news = { id: result.id, body: describeResult(result, categoryTitle) };
    if (known === undefined) return [{ ...news, title: titleOf(parseScore(result.score)) }];
    return describeResult(withNamesOf(result, known), categoryTitle) === news.body
      ? []
      : [{ ...news, title: 'Resultado corregido' }];
  });
  const matches = after.matches.flatMap((match): PairNews[] => {
    const known = knownMatches.get(match.id);
    const news = { id: match.id, body: describeUpcomingMatch(match, categoryTitle) };
    if (known === undefined) return [{ ...news, title: 'Partido nuevo' }];
    return describeUpcomingMatch(withNamesOf(match, known), categoryTitle) === news.body
      ? []
      : [{ ...news, title: 'Cambió el partido' }];
  });
  const left = new Set([...after.matches, ...after.results].map(({ id }) => id));
  const cancelled = before.matches
    // Matches leave the list by themselves when their time is over.
    .filter((match) => !left.has(match.id) && !isPast(match, now))
    .map((match) => ({
      id: match.id,
      title: 'Se quitó el partido',
      body: describeUpcomingMatch(match, categoryTitle),
    }));
  return [...results, ...matches, ...cancelled];
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
