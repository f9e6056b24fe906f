import { Button, Text } from '@mantine/core';
import { Choice } from './Choice.tsx';
import { scoreOfWinner, type ReviewItem } from './reviewItem.ts';

type CorrectionQuestionProps = {
  item: ReviewItem;
  /** The words of the later messages. */
  correction: string;
  onKept: () => void;
  onLeave: () => void;
  onOpen: () => void;
};

/** Later messages say something about a result: it is not saved before that is answered. */
export function CorrectionQuestion(props: CorrectionQuestionProps) {
  const { item, correction, onKept, onLeave, onOpen } = props;
  return (
    <Choice isOpen label="Corrección">
      <Text flex="1 1 100%">
        Después se escribió: «<bdi>{correction}</bdi>». ¿Qué vale?
      </Text>
      <Button px="var(--space-12)" variant="default" onClick={onKept}>
        {`Como estaba${describeOutcome(item)}`}
      </Button>
      <Button px="var(--space-12)" variant="default" onClick={onLeave}>
        No se guarda
      </Button>
      <Button px="var(--space-12)" onClick={onOpen}>
        Corregir a mano
      </Button>
    </Choice>
  );
}

function describeOutcome({ team1, team2, score, winner }: ReviewItem): string {
  if (winner === null || score === '') return '';
  return `: ganó ${winner === 1 ? team1 : team2} ${scoreOfWinner(score, winner)}`;
}
