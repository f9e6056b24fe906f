import { Text } from '@mantine/core';
import { openConfirmation } from '../ui/openConfirmation.tsx';

type DeleteConfirmation = {
  kind: 'result' | 'match';
  team1: string;
  team2: string;
  /** The words that tell it from another match of the same two, e.g. its score and date. */
  detail?: string;
  onConfirm: () => void;
};

const titles = { result: 'Eliminar resultado', match: 'Eliminar partido' };
const questions = {
  result: '¿Estás seguro de que quieres eliminar este resultado?',
  match: '¿Estás seguro que deseas eliminar este partido?',
};

const unbroken = { overflowWrap: 'anywhere' } as const;

/** Asks before a row is deleted, and names it. Needs a `ModalsProvider` on the page. */
export function openDeleteConfirmation(props: DeleteConfirmation) {
  const { kind, team1, team2, detail, onConfirm } = props;
  openConfirmation({
    title: titles[kind],
    children: (
      <>
        <Text mb={8}>{questions[kind]}</Text>
        <Text fz="var(--font-size-figure)" fw={700} style={unbroken}>
          <bdi>{team1}</bdi>
          <span> contra </span>
          <bdi>{team2}</bdi>
        </Text>
        {detail === undefined ? null : (
          <Text mt={4} c="dimmed" style={unbroken}>
            {detail}
          </Text>
        )}
      </>
    ),
    confirm: 'Eliminar',
    isDeletion: true,
    onConfirm,
  });
}
