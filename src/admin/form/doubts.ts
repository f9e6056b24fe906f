import type { StandingsRule } from '../../league/standingsRule.ts';
import type { Season } from '../../league/season.ts';
import { countScore } from '../../matches/countResult.ts';
import { assertNever } from '../../padel/assertNever.ts';
import { formatScore } from '../../padel/formatScore.ts';
import { nameKey } from '../../padel/nameKey.ts';
import { absenceWords, parseScore, setsWonBy, type Score } from '../../padel/score.ts';
import { checkScore } from '../../padel/scoreCheck.ts';
import { otherSide, setWinner, type Side } from '../../padel/setScore.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { KnownPairs } from '../../pairs/knownPairs.ts';
import type { ScoreValue, TeamNames } from '../scorePad/scoreValue.ts';

/** A value that can be saved but is rather a slip: the administrator is asked first, in every form, paste and plan. */
export type Doubt =
  /** A name that no pair of the category has, but some nearly have. */
  | { kind: 'name'; name: string; near: readonly string[] }
  /** A score that does not count, or hardly as it is meant, and the endings that would. */
  | {
      kind: 'score';
      score: string;
      sentence: string;
      endings: readonly Ending[];
      isCounted: boolean;
    }
  /** A day before the first season, or more than a year ahead. */
  | { kind: 'day'; date: CivilDate };

/** @property text what the ending is called, in Spanish */
export type Ending = ScoreValue & { text: string };

/** The key of a doubt: once it is kept, the same is not asked again. */
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

/**
 * @param rule the rule of the season on the day of the result
 * @returns `null` for a score that counts, and for one that is refused
 */
export function scoreDoubt(value: ScoreValue, teams: TeamNames, rule: StandingsRule): Doubt | null {
  const score = value.score.trim();
  const check = checkScore(score, rule.points.draw !== null);
  if (score === '' || check.level === 'reject') return null;
  const parsed = parseScore(score);
  const count = countScore({ ...value, score }, rule);
  const isCounted = typeof count !== 'string';
  const asDoubt = (sentence: string, endings: readonly Ending[]): Doubt => ({
    kind: 'score',
    score,
    sentence,
    endings,
    isCounted,
  });
  if (isCounted) {
    const whole = wholeSetsByTime(parsed, teams, rule);
    if (whole.length === 0 || value.winner !== null) return null;
    return asDoubt('El set sin terminar cuenta, y así quedan iguales.', whole);
  }
  const { walkover, doubleWalkover, unplayed } = absenceWords;
  const byWalkover = (text: string) => wonByEither(text, teams, (name) => `Ganó ${name} por W.O.`);
  const nobodyCame = { text: 'No se presentó nadie', score: doubleWalkover, winner: null };
  if (parsed.kind === 'walkover') {
    return asDoubt('Falta decir quién ganó.', [...byWalkover(score), nobodyCame]);
  }
  if (parsed.kind === 'text') {
    return asDoubt('Con ese texto no gana nadie.', [
      ...byWalkover(walkover),
      nobodyCame,
      { text: unplayed, score: unplayed, winner: null },
    ]);
  }
  if (parsed.kind !== 'sets') return null;
  const retired = wonByEither(
    `${formatScore({ ...parsed, ending: 'complete' })} ret.`,
    teams,
    (winner, loser) => `Se retiró ${loser}: ganó ${winner}`,
  );
  if (parsed.ending === 'timed') {
    return asDoubt('Terminó por tiempo con los mismos sets: falta decir quién ganó.', [
      ...byTime(parsed, teams, rule),
      ...wholeSetsByTime(parsed, teams, rule),
    ]);
  }
  if (parsed.ending === 'retired') return asDoubt('Falta decir quién se retiró.', retired);
  const sentence = check.level === 'accept' ? 'Con estos sets no gana nadie.' : check.sentence;
  return asDoubt(sentence, [...byTime(parsed, teams, rule), ...retired]);
}

type Sets = Extract<Score, { kind: 'sets' }>;

/** The same score of one winner or the other. */
function wonByEither(
  score: string,
  teams: TeamNames,
  text: (winner: string, loser: string) => string,
): Ending[] {
  return ([1, 2] satisfies Side[]).map((winner) => ({
    text: text(teams[winner], teams[otherSide(winner)]),
    score,
    winner,
  }));
}

/** The endings of these sets if the hour was over; none for sets with which no hour ends. */
function byTime(parsed: Sets, teams: TeamNames, rule: StandingsRule): Ending[] {
  const score = formatScore({ ...parsed, ending: 'timed' });
  if (checkScore(score).level === 'reject') return [];
  const count = countScore({ score, winner: null }, rule);
  const wonBy = (name: string) => `Terminó por tiempo: ganó ${name}`;
  if (typeof count === 'string') return wonByEither(score, teams, wonBy);
  const [first] = count.outcomes;
  const text =
    first === 'drawn' ? 'Terminó por tiempo: empate' : wonBy(teams[first === 'won' ? 1 : 2]);
  return [{ text, score, winner: null }];
}

/** By time, where an unfinished set makes both sides equal: the finished ones alone, which somebody has won. */
function wholeSetsByTime(parsed: Score, teams: TeamNames, rule: StandingsRule): Ending[] {
  if (parsed.kind !== 'sets' || parsed.ending !== 'timed' || parsed.winner !== null) return [];
  const { team1 = 0, team2 = 0 } = parsed.sets.at(-1) ?? {};
  const whole: Sets = { ...parsed, sets: parsed.sets.slice(0, -1) };
  const isUnfinished = setWinner(team1, team2) === null;
  if (!isUnfinished || setsWonBy(1, whole.sets) === setsWonBy(2, whole.sets)) return [];
  const played = formatScore({ ...whole, ending: 'complete' });
  return byTime(whole, teams, rule).map((ending) => ({
    ...ending,
    text: `${ending.text}, solo con el ${played}`,
  }));
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
