import { isBlank, limits } from '../../padel/fieldRules.ts';
import type { Side } from '../../padel/setScore.ts';

/** @property winner who won a walkover or a retirement; `null`: not known, or the sets say it */
export type ScoreValue = { score: string; winner: Side | null };

export type TeamNames = Readonly<Record<Side, string>>;

/** The side that a form's text stands for: `1`, `2` or an empty text. */
export function sideFromText(text: string | undefined): Side | null {
  if (text === '1') return 1;
  return text === '2' ? 2 : null;
}

/** The typed names of the pairs; *Pareja 1* and *Pareja 2* until they are typed. */
export function teamNames(team1 = '', team2 = ''): TeamNames {
  // A text that is far too long to save was pasted by accident, and is not shown.
  const nameOf = (team: string, side: Side) =>
    isBlank(team) || team.length > 2 * limits.team ? `Pareja ${side}` : team.trim();
  return { 1: nameOf(team1, 1), 2: nameOf(team2, 2) };
}
