import type { CountableResult } from '../matches/countResult.ts';
import { tryEndings } from './endings.ts';
import { openSeason, type OpenMatch, type OpenSeason } from './openSeason.ts';
import { outlookByPoints, type Outlook } from './pointsOutlook.ts';
import type { StandingsRule } from '../league/standingsRule.ts';

/**
 * Whether a pair finishes among the first in every ending (`sure`), in none (`impossible`), or whether that
 * is open or not known: with more matches than can be tried, points alone are asked.
 * @param open the matches to play
 * @param places how many places count: 1 for the lead, or the qualified ones
 */
export function outlook(
  name: string,
  results: readonly CountableResult[],
  pairs: readonly string[],
  open: readonly OpenMatch[],
  rule: StandingsRule,
  places: number,
): Outlook {
  return outlookOf(openSeason(name, results, pairs, open, rule), places);
}

export function outlookOf(season: OpenSeason, places: number): Outlook {
  const byPoints = outlookByPoints(season, places);
  if (byPoints !== 'open') return byPoints;
  let [isSure, isImpossible] = [true, true];
  const areAllTried = tryEndings(season, places, {
    tell(answer) {
      isSure &&= answer === 'reached';
      isImpossible &&= answer === 'missed';
    },
    isKnown: () => !isSure && !isImpossible,
  });
  if (!areAllTried || isSure === isImpossible) return 'open';
  return isSure ? 'sure' : 'impossible';
}
