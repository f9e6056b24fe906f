import '@mantine/core/styles/Text.layer.css';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { SheetMatch } from './importSheet.ts';
import { MatchCells } from './MatchCells.tsx';
import classes from './MatchesEditor.module.css';

type MatchesEditorRowProps = {
  values: SheetMatch;
  /** What keeps it from being announced, in Spanish. */
  problem: string | null;
  onChange: (changes: Partial<SheetMatch>) => void;
  onRemove: () => void;
};

/** A match before it is announced. */
export function MatchesEditorRow({ values, problem, onChange, onRemove }: MatchesEditorRowProps) {
  const { team1, team2, category } = values;
  return (
    <li className={classes['row']} data-problem={problem !== null || undefined}>
      <Group justify="space-between" wrap="nowrap" gap="var(--space-8)">
        <span className={classes['teams']}>
          <bdi>{team1}</bdi> – <bdi>{team2}</bdi>
        </span>
        <ActionIcon
          variant="subtle"
          color="red"
          size="var(--target)"
          aria-label={`Quitar ${team1} contra ${team2}`}
          onClick={onRemove}
        >
          <IconX size={20} aria-hidden="true" />
        </ActionIcon>
      </Group>
      <Text span size="sm" c="dimmed">
        {category}
        {problem === null ? null : <strong className={classes['problem']}> {problem}</strong>}
      </Text>
      <MatchCells values={values} onChange={onChange} />
    </li>
  );
}
