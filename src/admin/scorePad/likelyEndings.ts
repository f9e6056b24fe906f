import type { StandingsRule } from '../../league/standingsRule.ts';
import { countScore } from '../../matches/countResult.ts';
import { formatScore } from '../../padel/formatScore.ts';
import { absenceWords, parseScore, setsWonBy, type Score } from '../../padel/score.ts';
import { checkScore } from '../../padel/scoreCheck.ts';
import { otherSide, setWinner, type Side } from '../../padel/setScore.ts';
import type { ScoreValue, TeamNames } from './scoreValue.ts';

/** @property text what the ending is called, in Spanish */
type Ending = ScoreValue & { text: string };

/** What is odd about a score, in Spanish, and the endings with which it would count. */
type OddScore = { sentence: string; endings: readonly Ending[]; isCounted: boolean };

/**
 * A score that does not count, or hardly as it is meant, with the endings that would.
 * @param rule the rule of the season on the day of the result
 * @returns `null` for a score that counts, and for one that is refused
 */
export function likelyEndings(
  value: ScoreValue,
  teams: TeamNames,
  rule: StandingsRule,
): OddScore | null {
  const score = value.score.trim();
  const check = checkScore(score, rule.points.draw !== null);
  if (score === '' || check.level === 'reject') return null;
  const parsed = parseScore(score);
  const count = countScore({ ...value, score }, rule);
  const isCounted = typeof count !== 'string';
  const odd = (sentence: string, endings: readonly Ending[]) => ({ sentence, endings, isCounted });
  if (isCounted) {
    const whole = wholeSetsByTime(parsed, teams, rule);
    if (whole.length === 0 || value.winner !== null) return null;
    return odd('El set sin terminar cuenta, y así quedan iguales.', whole);
  }
  const { walkover, doubleWalkover, unplayed } = absenceWords;
  const byWalkover = (text: string) => wonByEither(text, teams, (name) => `Ganó ${name} por W.O.`);
  const nobodyCame = { text: 'No se presentó nadie', score: doubleWalkover, winner: null };
  if (parsed.kind === 'walkover') {
    return odd('Falta decir quién ganó.', [...byWalkover(score), nobodyCame]);
  }
  if (parsed.kind === 'text') {
    return odd('Con ese texto no gana nadie.', [
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
    return odd('Terminó por tiempo con los mismos sets: falta decir quién ganó.', [
      ...byTime(parsed, teams, rule),
      ...wholeSetsByTime(parsed, teams, rule),
    ]);
  }
  if (parsed.ending === 'retired') return odd('Falta decir quién se retiró.', retired);
  const sentence = check.level === 'accept' ? 'Con estos sets no gana nadie.' : check.sentence;
  return odd(sentence, [...byTime(parsed, teams, rule), ...retired]);
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
