import { ActionIcon } from '@mantine/core';
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
      <div className={classes['head']}>
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
      </div>
      <span className={classes['about']}>
        {category}
        {problem === null ? null : <strong className={classes['problem']}> {problem}</strong>}
      </span>
      <MatchCells values={values} onChange={onChange} />
    </li>
  );
}
