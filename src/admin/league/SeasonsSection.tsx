import { Text } from '@mantine/core';
import { proposeSlug } from '../../league/proposedNames.ts';
import { slugProblem } from '../../league/settingRules.ts';
import { seasonsTable, type NewSeason, type SeasonRow } from '../../league/settingTables.ts';
import { ruleOf, ruleTexts } from '../../league/ruleTexts.ts';
import { dateProblem, textProblem } from '../../padel/fieldRules.ts';
import { formatDayOfMonth } from '../../padel/spanishDate.ts';
import { describeRule } from '../../standings/standingsText.ts';
import { SeasonCategoriesSection } from './SeasonCategoriesSection.tsx';
import { seasonAddition } from './seasonAddition.ts';
import type { Typed } from './SettingsForm.tsx';
import { SettingsRows } from './SettingsRows.tsx';

type Name = 'name' | 'slug' | 'startsOn' | keyof typeof ruleTexts;

// As short as a phone shows them whole; below the form the rule is described in sentences.
const points = {
  '2-1-0': 'Ganar 2, perder 1, W.O. 0',
  '3-1-0': 'Ganar 3, perder 1, W.O. 0',
  '3-0': 'Ganar 3, perder 0',
  '1-0': 'Ganar 1, perder 0',
};
const ties = {
  'direct-first': 'Partidos entre ellas',
  'difference-first': 'Diferencia de sets y games',
};
const superTieBreak = {
  'one-game': 'Un set y un game',
  'no-games': 'Un set y ningún game',
  points: 'Un set y games por punto',
};
const walkover = { '6-0 6-0': 'Como un 6-0, 6-0', 'no-games': 'Sin sets ni games' };

type SeasonsSectionProps = {
  /** What the form of the first season begins with. */
  first?: Pick<Typed<Name>, 'name' | 'slug' | 'startsOn'>;
  /** Called after each season that is stored. */
  onSaved?: () => void;
};

/** The seasons and how their tables are counted. */
export function SeasonsSection({ first, onSaved }: SeasonsSectionProps) {
  return (
    <SettingsRows<SeasonRow, NewSeason, Name>
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
      fields={[
        {
          name: 'name',
          label: 'Nombre',
          placeholder: 'Apertura 2027',
          problem: (text) => textProblem(text, 40),
        },
        {
          name: 'slug',
          label: 'Final de la dirección',
          description: 'Lo que sigue a /tablas/sexta-damas/ en la dirección de su tabla.',
          column: 'slug',
          problem: slugProblem,
          proposed: ({ name }) => proposeSlug(name),
        },
        {
          name: 'startsOn',
          label: 'Primer día',
          kind: 'date',
          description: 'Termina cuando empieza la siguiente.',
          column: 'starts_on',
          problem: dateProblem,
        },
        { name: 'points', label: 'Puntos', choices: listed(points), problem: () => null },
        { name: 'ties', label: 'Empates en puntos', choices: listed(ties), problem: () => null },
        {
          name: 'superTieBreak',
          label: 'Súper tie-break',
          choices: listed(superTieBreak),
          problem: () => null,
        },
        { name: 'walkover', label: 'W.O.', choices: listed(walkover), problem: () => null },
      ]}
      empty={{
        name: '',
        slug: '',
        startsOn: '',
        points: ruleTexts.points[0],
        ties: ruleTexts.ties[0],
        superTieBreak: ruleTexts.superTieBreak[0],
        walkover: ruleTexts.walkover[0],
      }}
      toFields={(typed): NewSeason => ({
        name: typed.name.trim(),
        slug: typed.slug.trim(),
        startsOn: typed.startsOn,
        position: Number(typed.startsOn.replaceAll('-', '')),
        points: chosen(ruleTexts.points, typed.points),
        ties: chosen(ruleTexts.ties, typed.ties),
        superTieBreak: chosen(ruleTexts.superTieBreak, typed.superTieBreak),
        walkover: chosen(ruleTexts.walkover, typed.walkover),
      })}
      toTyped={(row) => ({
        name: row.name,
        slug: row.slug,
        startsOn: row.startsOn,
        points: row.points,
        ties: row.ties,
        superTieBreak: row.superTieBreak,
        walkover: row.walkover,
      })}
      nameOf={({ name }) => name}
      detailOf={({ startsOn }) => `Desde el ${formatDayOfMonth(startsOn)} ${startsOn.slice(0, 4)}`}
      renderPreview={(_, season) => <Text size="sm">{describeRule(ruleOf(season))}</Text>}
    />
  );
}

function listed(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

function chosen<Value extends string>(values: readonly [Value, ...Value[]], typed: string): Value {
  return values.find((value) => value === typed) ?? values[0];
}
