import { isBlank, limits } from '../../domain/fieldRules.ts';
import type { Side } from '../../domain/setScore.ts';

/** @property winner who won a walkover or a retirement; `null`: not known, or the sets say it */
export type PadValue = { score: string; winner: Side | null };

export type TeamNames = Readonly<Record<Side, string>>;

/** The side of a form's text: `1`, `2`, or nothing. */
export function sideOf(text: string | undefined): Side | null {
  if (text === '1') return 1;
  return text === '2' ? 2 : null;
}

/** The names as they are entered, or what stands for them until then. */
export function teamNames(team1 = '', team2 = ''): TeamNames {
  // What is far too long to be saved is not shown either: it was pasted by accident.
  const nameOf = (team: string, side: Side) =>
    isBlank(team) || team.length > 2 * limits.team ? `Equipo ${side}` : team.trim();
  return { 1: nameOf(team1, 1), 2: nameOf(team2, 2) };
}
