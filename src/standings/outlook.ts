import type { CountableResult } from '../matches/countResult.ts';
import { tryEndings } from './endings.ts';
import { openSeason, type OpenMatch, type OpenSeason } from './openSeason.ts';
import { outlookByPoints, type Outlook } from './pointsOutlook.ts';
import type { Adjustment, Withdrawn } from './standings.ts';
import type { StandingsRule } from '../league/standingsRule.ts';

/**
 * Whether a pair finishes among the first in every ending (`sure`), in none (`impossible`), or whether that
 * is open or not known: with more matches than can be tried, points alone are asked.
 * @param open the matches to play
 * @param places how many places count: 1 for the lead, or the qualified ones
 * @param adjustments points that were given or taken
 * @param withdrawn pairs that have left: these are on no place
 */
export function outlook(
  name: string,
  results: readonly CountableResult[],
  pairs: readonly string[],
  open: readonly OpenMatch[],
  rule: StandingsRule,
  places: number,
  adjustments?: readonly Adjustment[],
  withdrawn?: readonly Withdrawn[],
): Outlook {
  const season = openSeason(name, results, pairs, open, rule, adjustments, withdrawn);
  return season === null ? 'impossible' : outlookOf(season, places);
}

export function outlookOf(season: OpenSeason, places: number): Outlook {
  if (places < 1) return 'impossible';
  if (places >= season.rows.length) return 'sure';
  const byPoints = outlookByPoints(season, places);
  if (byPoints !== 'open') return byPoints;
  return (
    outlookByEndings(season, places, 'all') ?? outlookByEndings(season, places, 'points') ?? 'open'
  );
}

/** @returns `null`: there were too many endings */
function outlookByEndings(season: OpenSeason, places: number, by: 'all' | 'points') {
  let [isSure, isImpossible] = [true, true];
  const areAllTried = tryEndings(
    season,
    places,
    {
      tell(answer) {
        isSure &&= answer === 'reached';
        isImpossible &&= answer === 'missed';
      },
      isKnown: () => !isSure && !isImpossible,
    },
    by,
  );
  if (!areAllTried) return null;
  if (isSure === isImpossible) return 'open';
  return isSure ? 'sure' : 'impossible';
}
