import { countScore, type CountableResult } from './countResult.ts';
import type { Outcome } from './outcome.ts';
import { nameKey } from '../padel/nameKey.ts';
import type { Pair } from '../padel/pair.ts';
import type { Result } from '../padel/result.ts';
import { formatScore } from '../padel/formatScore.ts';
import { parseScore } from '../padel/score.ts';
import { compareTexts } from '../padel/spanishText.ts';
import type { Side } from '../padel/setScore.ts';
import { swapScore } from '../padel/swapScore.ts';
import type { StandingsRule } from '../league/standingsRule.ts';

type Sides = Pick<Result, 'team1' | 'team2' | 'pair1Id' | 'pair2Id'>;
type Who = Pick<Pair, 'id' | 'name'>;

/** On which side of a match a pair plays; `null`: on neither. */
export function sideOf(match: Sides, { id, name }: Who): Side | null {
  if (match.pair1Id === id) return 1;
  if (match.pair2Id === id) return 2;
  const key = nameKey(name);
  if (match.pair1Id === null && nameKey(match.team1) === key) return 1;
  return match.pair2Id === null && nameKey(match.team2) === key ? 2 : null;
}

/** The name of the other pair. */
export function rivalOf(match: Sides, pair: Who): string {
  return sideOf(match, pair) === 2 ? match.team1 : match.team2;
}

/** The outcome of a match for one of its pairs, by the rule of its season; `null`: it does not count or was not played. */
export function outcomeFor(
  result: Sides & CountableResult,
  pair: Who,
  rule: StandingsRule,
): Outcome | null {
  const side = sideOf(result, pair);
  const count = countScore(result, rule);
  if (side === null || typeof count === 'string') return null;
  const outcome = count.outcomes[side === 1 ? 0 : 1];
  return outcome === 'unplayed' ? null : outcome;
}

/** A score as a pair sees it: its own games first. */
export function scoreFor(result: Sides & Pick<Result, 'score'>, pair: Who): string {
  const score = parseScore(result.score);
  return formatScore(sideOf(result, pair) === 2 ? swapScore(score) : score);
}

/** The last five matches of a season that count, the latest last, as tables of form are read. */
export function formOf(
  newestFirst: readonly Result[],
  pair: Who,
  rule: StandingsRule,
): readonly FormEntry[] {
  return newestFirst
    .flatMap((result) => {
      const outcome = outcomeFor(result, pair, rule);
      return outcome === null ? [] : [{ result, outcome }];
    })
    .slice(0, 5)
    .reverse();
}

export type FormEntry = { result: Result; outcome: Outcome };

/** Against whom a pair has played, in the order of the alphabet. */
export function rivalsOf(results: readonly Result[], pair: Who): readonly string[] {
  const names = new Map(results.map((result) => [rivalOf(result, pair), null]));
  return [...names.keys()].sort(compareTexts);
}

/** The number of matches that a pair won, drew and lost. */
export function tallyOf(outcomes: readonly (Outcome | null)[]): Readonly<Record<Outcome, number>> {
  const tally = { won: 0, drawn: 0, lost: 0 };
  for (const outcome of outcomes) if (outcome !== null) tally[outcome] += 1;
  return tally;
}
