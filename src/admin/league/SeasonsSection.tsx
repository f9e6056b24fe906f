import { Text } from '@mantine/core';
import { seasonsTable } from './settingTables.ts';
import { ruleOf } from '../../league/ruleTexts.ts';
import { formatDayOfMonth } from '../../padel/spanishDate.ts';
import { describeRule } from '../../standings/standingsText.ts';
import { SeasonCategoriesSection } from './SeasonCategoriesSection.tsx';
import { seasonAddition } from './seasonAddition.ts';
import { seasonFields } from './settingFields.ts';
import type { Typed } from './SettingsForm.tsx';
import { SettingsRows } from './SettingsRows.tsx';

type SeasonsSectionProps = {
  /** What the form of the first season begins with. */
  first?: Pick<Typed<keyof typeof seasonFields>, 'name' | 'slug' | 'startsOn'>;
  /** Called after each season that is stored. */
  onSaved?: () => void;
};

/** The seasons and how their tables are counted. */
export function SeasonsSection({ first, onSaved }: SeasonsSectionProps) {
  return (
    <SettingsRows
      table={seasonsTable}
      addRow={seasonAddition}
      first={first}
      onSaved={onSaved}
      refusals={{
        nameTaken: 'Otra temporada empieza ese día o tiene ese final de la dirección: elegir otro.',
      }}
      noun="temporada"
      addLabel="Agregar temporada"
      most={60}
      isOrdered={false}
      more={{
        label: 'Categorías',
        render: (season, onClose) => <SeasonCategoriesSection season={season} onClose={onClose} />,
      }}
      fields={seasonFields}
      positionOf={({ startsOn }) => Number(startsOn.replaceAll('-', ''))}
      nameOf={({ name }) => name}
      detailOf={({ startsOn }) => `Desde el ${formatDayOfMonth(startsOn)} ${startsOn.slice(0, 4)}`}
      renderPreview={(_, season) => <Text size="sm">{describeRule(ruleOf(season))}</Text>}
    />
  );
}
