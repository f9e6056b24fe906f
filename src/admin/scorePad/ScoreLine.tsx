import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { StandingsRule } from '../../league/standingsRule.ts';
import { endsWithoutWinner } from '../../matches/countResult.ts';
import { limits, textProblem } from '../../padel/fieldRules.ts';
import { formatScore } from '../../padel/formatScore.ts';
import { parseScore, setsWonBy, sideThatWon, type Score } from '../../padel/score.ts';
import { checkScore } from '../../padel/scoreCheck.ts';
import { otherSide, type SetScore, type Side } from '../../padel/setScore.ts';
import { assertNever } from '../../padel/assertNever.ts';
import type { ScoreValue, TeamNames } from './scoreValue.ts';

type ScoreLineProps = {
  teams: TeamNames;
  value: ScoreValue;
  /** The rule of the season on the day of the result. */
  rule: StandingsRule;
};

/** Shows a result as a sentence while it is entered, to notice a slip before it is saved. */
export function ScoreLine({ teams, value, rule }: ScoreLineProps) {
  return (
    <Text component="output" display="block" fw="var(--weight-bold)" lh={1.35} mih="1.35em">
      {sentence(teams, value, rule)}
    </Text>
  );
}

function sentence(
  teams: TeamNames,
  { score: text, winner }: ScoreValue,
  rule: StandingsRule,
): ReactNode {
  if (textProblem(text, limits.score) !== null) return null;
  const check = checkScore(text, rule.points.draw !== null);
  const score = parseScore(text.trim());
  const isOpen = check.level === 'ask' && score.kind === 'sets';
  if (check.level === 'reject' || isOpen) return check.sentence;
  switch (score.kind) {
    case 'walkover':
      if (winner === null) return 'W.O.: no se jugó.';
      return victoryOf(teams, winner, 'W.O.');
    case 'doubleWalkover':
      return 'W.O. de las dos parejas: no se presentó nadie.';
    case 'unplayed':
      return 'No se jugó: queda sin ganador.';
    case 'text':
      return 'Se mostrará tal como está escrito.';
    case 'sets':
      return sentenceOfSets(teams, score, winner, endsWithoutWinner(text.trim(), rule));
    default:
      return assertNever(score);
  }
}

function sentenceOfSets(
  teams: TeamNames,
  score: Extract<Score, { kind: 'sets' }>,
  winner: Side | null,
  isDraw: boolean,
): ReactNode {
  const { sets, ending } = score;
  const side = isDraw ? null : sideThatWon(score, winner);
  const by = ending === 'retired' ? 'abandono' : ending === 'timed' ? 'tiempo' : '';
  const counted = ending === 'timed' ? ` ${countedSets(sets, side ?? 1)}` : '';
  if (isDraw) {
    return `Empate${by === '' ? '' : ` por ${by}`}: ${formatSets(sets, 1)}.${counted}`;
  }
  if (side === null) return `Terminado por ${by}: ${formatSets(sets, 1)}.${counted}`;
  const played = `${by === '' ? '' : `${by}: `}${formatSets(sets, side)}.`;
  return victoryOf(teams, side, played + counted);
}

/** The sets of an hour as they count: one that was not finished is its leader's. */
function countedSets(sets: readonly SetScore[], side: Side): string {
  const [own, other] = [setsWonBy(side, sets), setsWonBy(otherSide(side), sets)];
  if (own !== other) return `Cuenta ${own}-${other} en sets.`;
  return own === 0 ? 'Cuenta sin sets.' : 'Cuenta un set cada una.';
}

function victoryOf(teams: TeamNames, side: Side, by: string): ReactNode {
  return (
    <>
      <span>Victoria de </span>
      <bdi>{teams[side]}</bdi>
      <span>{` por ${by}`}</span>
    </>
  );
}

/** The sets with the numbers of one side first. */
function formatSets(sets: readonly SetScore[], side: Side): string {
  const turned =
    side === 1 ? sets : sets.map((set) => ({ ...set, team1: set.team2, team2: set.team1 }));
  return formatScore({ kind: 'sets', sets: turned, winner: null, ending: 'complete' });
}
