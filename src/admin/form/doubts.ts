import { defaultRule } from '../../league/defaultRule.ts';
import type { StandingsRule } from '../../league/standingsRule.ts';
import type { Season } from '../../league/season.ts';
import { countScore } from '../../matches/countResult.ts';
import { assertNever } from '../../padel/assertNever.ts';
import { formatScore } from '../../padel/formatScore.ts';
import { nameKey } from '../../padel/nameKey.ts';
import { parseScore } from '../../padel/score.ts';
import { checkScore } from '../../padel/scoreCheck.ts';
import { otherSide, type Side } from '../../padel/setScore.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { KnownPairs } from '../../pairs/knownPairs.ts';
import type { ScoreValue, TeamNames } from '../scorePad/scoreValue.ts';

/** What can be saved but is rather a slip: the administrator is asked first, in every form, paste and plan. */
export type Doubt =
  /** A name that no pair of the category has, but some nearly have. */
  | { kind: 'name'; name: string; near: readonly string[] }
  /** A score by which nobody has won, and the endings that would count. */
  | { kind: 'score'; score: string; sentence: string; endings: readonly Ending[] }
  /** A day before the first season, or more than a year ahead. */
  | { kind: 'day'; date: CivilDate };

/** @property text what the ending is called, in Spanish */
export type Ending = ScoreValue & { text: string };

/** What is doubted: once it is kept, the same is not asked again. */
export function doubtKey(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'name':
      return `name ${nameKey(doubt.name)}`;
    case 'score':
      return `score ${doubt.score}`;
    case 'day':
      return `day ${doubt.date}`;
    default:
      return assertNever(doubt);
  }
}

/** @returns `null` for a known pair, for a name that nobody nearly has, and while the pairs are not known */
export function nameDoubt(
  name: string,
  category: string,
  pairs: Pick<KnownPairs, 'near'> | undefined,
): Doubt | null {
  const near = [...new Set((pairs?.near(name, category) ?? []).map((pair) => pair.name))];
  return near.length === 0 ? null : { kind: 'name', name: name.trim(), near };
}

/** @returns `null` for a score that counts, and for one that is refused */
export function scoreDoubt(
  value: ScoreValue,
  teams: TeamNames,
  rule: StandingsRule = defaultRule,
): Doubt | null {
  const score = value.score.trim();
  if (score === '' || typeof countScore({ ...value, score }, rule) !== 'string') return null;
  const check = checkScore(score);
  if (check.level === 'reject') return null;
  const parsed = parseScore(score);
  const won = (text: (winner: string, loser: string) => string, played: string) =>
    ([1, 2] satisfies Side[]).map((winner) => ({
      text: text(teams[winner], teams[otherSide(winner)]),
      score: played,
      winner,
    }));
  const byRetirement = (winner: string, loser: string) => `Se retiró ${loser}: ganó ${winner}`;
  const byWalkover = (winner: string) => `Ganó ${winner} por W.O.`;
  const asDoubt = (sentence: string, endings: readonly Ending[]): Doubt => ({
    kind: 'score',
    score,
    sentence,
    endings,
  });
  if (parsed.kind === 'walkover') {
    return asDoubt('Falta decir quién ganó.', won(byWalkover, score));
  }
  if (parsed.kind === 'text') {
    return asDoubt('Con ese texto no gana nadie.', won(byWalkover, 'W.O.'));
  }
  if (parsed.kind !== 'sets') return null;
  if (parsed.ending === 'timed') {
    return asDoubt(
      'Terminó por tiempo con los mismos sets: falta decir quién ganó.',
      won((winner) => `Terminó por tiempo: ganó ${winner}`, score),
    );
  }
  if (parsed.ending === 'retired') {
    return asDoubt('Falta decir quién se retiró.', won(byRetirement, score));
  }
  const sentence = check.level === 'accept' ? 'Con estos sets no gana nadie.' : check.sentence;
  return asDoubt(sentence, won(byRetirement, `${formatScore(parsed)} ret.`));
}

/** @param seasons in any order; without one no day is too early */
export function dayDoubt(
  date: CivilDate,
  today: CivilDate,
  seasons: readonly Pick<Season, 'firstDay'>[],
): Doubt | null {
  return isFarDay(date, today, seasons) ? { kind: 'day', date } : null;
}

/** Whether a day lies before the first season, or more than a year ahead. */
export function isFarDay(
  date: CivilDate,
  today: CivilDate,
  seasons: readonly Pick<Season, 'firstDay'>[],
): boolean {
  if (date === '') return false;
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  const isEarly = seasons.length > 0 && seasons.every(({ firstDay }) => date < firstDay);
  return isEarly || date > inAYear;
}
