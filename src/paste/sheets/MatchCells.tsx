import { Group } from '@mantine/core';
import { useState, type ChangeEvent } from 'react';
import { categoryByName } from '../../league/category.ts';
import { CategoryField } from '../../admin/form/CategoryField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import type { SheetMatch } from './importSheet.ts';
import { useSettings } from '../../league/settings.ts';

type MatchCellsProps = {
  values: SheetMatch;
  onChange: (changes: Partial<SheetMatch>) => void;
};

/** Day, hour and place, in one line where there is room, and the category where the table named none. */
export function MatchCells({ values, onChange }: MatchCellsProps) {
  const { team1, team2, category } = values;
  const what = `${team1} contra ${team2}`;
  const cellProps = (label: string, name: 'date' | 'time' | 'location') => ({
    'aria-label': `${label}, ${what}`,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  // One that was chosen here can be changed again.
  const league = useSettings();
  const [asksCategory] = useState(() => categoryByName(category, league) === undefined);
  return (
    <>
      {asksCategory ? (
        <CategoryField
          label={null}
          aria-label={`Categoría, ${what}`}
          value={category}
          onChange={(event) => onChange({ category: event.currentTarget.value })}
        />
      ) : null}
      <Group gap="var(--space-8)" wrap="nowrap">
        <FormField type="date" flex={3} {...cellProps('Fecha', 'date')} />
        <FormField type="time" flex={2} {...cellProps('Hora', 'time')} />
      </Group>
      <FormField placeholder="Lugar" {...cellProps('Lugar', 'location')} />
    </>
  );
}
