import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { limits, textProblem } from '../../padel/fieldRules.ts';
import { formatScore } from '../../padel/formatScore.ts';
import { parseScore, sideThatWon, type Score } from '../../padel/score.ts';
import { checkScore } from '../../padel/scoreCheck.ts';
import type { SetScore, Side } from '../../padel/setScore.ts';
import { assertNever } from '../../padel/assertNever.ts';
import type { ScoreValue, TeamNames } from './scoreValue.ts';

type ScoreLineProps = { teams: TeamNames; value: ScoreValue };

/** Shows a result as a sentence while it is entered, to notice a slip before it is saved. */
export function ScoreLine({ teams, value }: ScoreLineProps) {
  return (
    <Text component="output" display="block" fw="var(--weight-bold)" lh={1.35} mih="1.35em">
      {sentence(teams, value)}
    </Text>
  );
}

function sentence(teams: TeamNames, { score: text, winner }: ScoreValue): ReactNode {
  if (textProblem(text, limits.score) !== null) return null;
  const check = checkScore(text);
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
      return sentenceOfSets(teams, score, winner);
    default:
      return assertNever(score);
  }
}

function sentenceOfSets(
  teams: TeamNames,
  score: Extract<Score, { kind: 'sets' }>,
  winner: Side | null,
): ReactNode {
  const { sets, ending } = score;
  const side = sideThatWon(score, winner);
  const by = ending === 'retired' ? 'abandono' : ending === 'timed' ? 'tiempo' : '';
  if (side === null) return `Terminado por ${by}: ${formatSets(sets, 1)}.`;
  return victoryOf(teams, side, `${by === '' ? '' : `${by}: `}${formatSets(sets, side)}.`);
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
