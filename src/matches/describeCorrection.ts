import type { Result } from '../padel/result.ts';
import { shownResult } from './shownResult.ts';
import { formatDayOfMonth } from '../padel/spanishDate.ts';
import { isFriendly, seasonOf } from '../league/season.ts';
import type { LeagueSettings } from '../league/league.ts';

/** The first version of a corrected result, as far as it differs: *Antes: 6-4, 6-3 · 13 nov*. */
export function describeFirst(first: Result | null, now: Result, league: LeagueSettings): string {
  if (first === null) return 'El resultado anterior no se conserva.';
  const isOtherPair = first.pair1Id !== now.pair1Id || first.pair2Id !== now.pair2Id;
  const parts = [
    isOtherPair ? `${first.team1} – ${first.team2}` : '',
    first.score === now.score ? '' : first.score,
    first.winner === now.winner ? '' : winnerOf(first, league),
    first.date === now.date ? '' : formatDayOfMonth(first.date),
    first.category === now.category ? '' : first.category,
    first.stage === now.stage ? '' : isFriendly(first) ? 'amistoso' : 'para la tabla',
    first.seasonId === now.seasonId ? '' : (seasonOf(first, league.seasons)?.name ?? ''),
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'El resultado anterior era el mismo.' : `Antes: ${parts.join(' · ')}`;
}

function winnerOf(result: Result, league: LeagueSettings): string {
  const { winner: side } = shownResult(result, league);
  return side === null ? 'sin ganador' : `ganó ${side === 1 ? result.team1 : result.team2}`;
}
