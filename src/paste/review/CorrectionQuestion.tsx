import { Button, Text } from '@mantine/core';
import { wrappingButton } from '../../ui/wrappingButton.ts';
import { Choice } from './Choice.tsx';
import {
  correctionAnswers,
  scoreOfWinner,
  type CorrectionAnswer,
  type ItemCorrection,
  type Reading,
  type ReviewItem,
} from './reviewItem.ts';

type CorrectionQuestionProps = {
  item: ReviewItem;
  correction: ItemCorrection;
  onAnswer: (answer: CorrectionAnswer) => void;
  onLeave: () => void;
  onOpen: () => void;
};

/** A later message says something else than a result: it is not saved before that is answered. */
export function CorrectionQuestion(props: CorrectionQuestionProps) {
  const { item, correction, onAnswer, onLeave, onOpen } = props;
  const { words, options, isRetraction } = correction;
  const answers = correctionAnswers(item);
  const buttonOf = (answer: CorrectionAnswer) => (
    <Button
      key={textOf(item, answer)}
      {...wrappingButton}
      variant={answer.isRight ? 'filled' : 'default'}
      onClick={() => onAnswer(answer)}
    >
      {textOf(item, answer)}
    </Button>
  );
  return (
    <Choice isOpen label="Corrección">
      <Text flex="1 1 100%">
        Hay una corrección: «<bdi>{words}</bdi>». ¿Se aplica?
      </Text>
      {answers.filter(({ isRight }) => isRight).map(buttonOf)}
      {options.length > 0 || isRetraction ? null : (
        <Button onClick={onOpen}>Sí, corregir a mano</Button>
      )}
      {isRetraction ? <Button onClick={onLeave}>Sí, no guardar</Button> : null}
      {answers.filter(({ isRight }) => !isRight).map(buttonOf)}
    </Choice>
  );
}

function textOf(item: ReviewItem, { isRight, reading, isWhole }: CorrectionAnswer): string {
  const { score, winner } = item;
  if (reading !== null) return `${isRight ? 'Sí' : 'No'}, ${outcomeOf(item, reading, isWhole)}`;
  return winner === null || score === '' ? 'No' : `No, ${scoreOfWinner(score, winner)}`;
}

/** The score as the winner says it, with who won or played where that is open or another one. */
function outcomeOf(
  item: ReviewItem,
  { score, winner, teams }: Reading,
  isWinnerNamed: boolean,
): string {
  const { team1, team2 } = teams ?? item;
  const numbers = scoreOfWinner(score, winner);
  const isOther = team1 !== item.team1 || team2 !== item.team2;
  const [won, lost] = winner === 1 ? [team1, team2] : [team2, team1];
  if (isOther) return `ganó ${won} a ${lost} ${numbers}`;
  return winner === item.winner && !isWinnerNamed ? numbers : `ganó ${won} ${numbers}`;
}
