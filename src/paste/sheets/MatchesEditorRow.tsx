import { categoryTitle } from '../../league/category.ts';
import { ActionIcon, Card, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Answer, Remark } from '../../admin/form/remarks.ts';
import { SaveQuestion } from '../../admin/form/SaveQuestion.tsx';
import type { SheetMatch } from './importSheet.ts';
import { panelProps } from '../../ui/panelProps.ts';
import { MatchCells } from './MatchCells.tsx';
import { useSettings } from '../../league/settings.ts';

type MatchesEditorRowProps = {
  remarks: ReadonlyArray<Remark>;
  values: SheetMatch;
  /** The problem that keeps it from being announced, in Spanish. */
  problem: string | null;
  /** Called with the values that an answer sets. */
  onAnswer: (answer: Answer) => void;
  onChange: (changes: Partial<SheetMatch>) => void;
  onRemove: () => void;
};

/**
 * A match before it is announced.
 *
 * - **When:** For a match of a fixture or a sheet, before it is announced.
 * - **When not:** For a result: ReviewRow. For what is announced: MatchCard.
 */
export function MatchesEditorRow(props: MatchesEditorRowProps) {
  const league = useSettings();
  const { values, problem, remarks, onAnswer, onChange, onRemove } = props;
  const { team1, team2, category } = values;
  return (
    <Card
      component="li"
      {...panelProps}
      style={{ gap: 'var(--space-6)' }}
      p="var(--space-8) var(--space-12) var(--space-12)"
      bd={problem === null ? undefined : '1px solid var(--color-danger)'}
    >
      <Group justify="space-between" wrap="nowrap" gap="var(--space-8)">
        <Text span fw="var(--weight-bold)">
          <bdi>{team1}</bdi>
          <span> – </span>
          <bdi>{team2}</bdi>
        </Text>
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
        <span>{categoryTitle(category, league)}</span>
        {problem === null ? null : (
          <Text component="strong" inherit fw="var(--weight-bold)" c="var(--color-danger)">
            {` ${problem}`}
          </Text>
        )}
      </Text>
      {remarks.map((remark) => (
        <SaveQuestion key={remark.id} remark={remark} onSet={onAnswer} />
      ))}
      <MatchCells values={values} onChange={onChange} />
    </Card>
  );
}
