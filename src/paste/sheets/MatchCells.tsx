import { Group } from '@mantine/core';
import { FormField } from '../../ui/form/FormField.tsx';
import type { SheetMatch } from './importSheet.ts';

type MatchCellsProps = {
  values: SheetMatch;
  onChange: (changes: Partial<SheetMatch>) => void;
};

/** When and where, in one line where there is room. */
export function MatchCells({ values, onChange }: MatchCellsProps) {
  const { team1, team2, date, time, location } = values;
  const what = `${team1} contra ${team2}`;
  return (
    <>
      <Group gap="var(--space-8)" wrap="nowrap">
        <FormField
          type="date"
          flex={3}
          aria-label={`Fecha, ${what}`}
          value={date}
          onChange={(event) => onChange({ date: event.currentTarget.value })}
        />
        <FormField
          type="time"
          flex={2}
          aria-label={`Hora, ${what}`}
          value={time}
          onChange={(event) => onChange({ time: event.currentTarget.value })}
        />
      </Group>
      <FormField
        aria-label={`Lugar, ${what}`}
        value={location}
        onChange={(event) => onChange({ location: event.currentTarget.value })}
      />
    </>
  );
}
