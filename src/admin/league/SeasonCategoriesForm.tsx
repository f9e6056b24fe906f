import { Text } from '@mantine/core';
import { describeQualified, describeRelegated } from '../../standings/describeQualified.ts';
import type { Category } from '../../league/category.ts';
import type { SeasonCategory } from '../../league/season.ts';
import { ruleOfSeason, type NewSeason } from './settingTables.ts';
import { readWhole } from '../../padel/fieldRules.ts';
import type { SaveOutcome } from '../../session/save.ts';
import { mostPlaces, SeasonCategoryField, type TypedCategory } from './SeasonCategoryField.tsx';
import type { Typed } from '../form/field.ts';
import { Form } from '../form/Form.tsx';
import { usualCategory, type SeasonCategories } from './seasonCategories.ts';

type SeasonCategoriesFormProps = {
  /** The season of which they are. */
  season: Omit<NewSeason, 'position'>;
  /** The league's categories. */
  categories: ReadonlyArray<Pick<Category, 'name' | 'title'>>;
  /** The categories of the season, by name; one that does not play is missing. */
  initial: SeasonCategories;
  /** Stores how they play. */
  onSave: (categories: SeasonCategories) => Promise<SaveOutcome>;
  /** Closes the form. */
  onCancel: () => void;
};

/**
 * Which categories play in a season, how often their pairs meet, and how many go on or go down.
 *
 * - **Keyboard:** A check box for each category, and its fields where it plays.
 * - **Screen reader:** Each category is a group of its name.
 */
export function SeasonCategoriesForm(props: SeasonCategoriesFormProps) {
  const { season, categories, initial, onSave, onCancel } = props;
  // A field for each category. Its value is a text, as of any field: empty, it does not play.
  const typed: Typed = Object.fromEntries(
    categories.map(({ name }, index) => [fieldOf(index), write(initial[name])]),
  );
  const playing = (values: Typed): SeasonCategories =>
    Object.fromEntries(
      categories.flatMap(({ name }, index) => {
        const value = read(values[fieldOf(index)] ?? '');
        return value === null ? [] : [[name, stored(value)]];
      }),
    );
  return (
    <>
      <Text size="sm" mt="var(--space-8)">
        Ruedas: cuántas veces se enfrentan dos parejas. Con ellas se cuentan los partidos que faltan
        en «qué necesita»; sin definir, se cuentan solo los anunciados.
      </Text>
      <Form
        // Begins again with what another device has stored.
        key={JSON.stringify(typed)}
        fields={categories.map(({ title }, index) => ({
          name: fieldOf(index),
          label: title,
          isOptional: true,
          problem: (text: string) => placesProblem(read(text)),
          problemIfEmpty: (values: Typed) =>
            index === 0 && Object.values(values).every((text) => text === '')
              ? 'Tiene que jugar al menos una categoría.'
              : null,
          render: ({ values, error, onChange }) => (
            <SeasonCategoryField
              title={title}
              value={read(values[fieldOf(index)] ?? '')}
              error={error}
              onChange={(value) =>
                onChange({ [fieldOf(index)]: value === null ? '' : JSON.stringify(value) })
              }
            />
          ),
        }))}
        initial={typed}
        renderPreview={(values) => {
          const next = {
            name: season.name,
            slug: season.slug,
            firstDay: season.startsOn,
            rule: ruleOfSeason(season),
            lastDay: season.endsOn,
            ruleChangedOn: null,
            adjustments: [],
            categories: playing(values),
          };
          const places = `${describeQualified(next, categories)} ${describeRelegated(next, categories)}`;
          return <Text size="sm">{places.trim() || 'Ninguna pareja clasifica ni desciende.'}</Text>;
        }}
        onSave={(values) => onSave(playing(values))}
        onCancel={onCancel}
      />
    </>
  );
}

const fieldOf = (index: number) => `category${index}`;

function write(category: SeasonCategory | undefined): string {
  if (category === undefined) return '';
  const { legs, qualified, relegated } = category;
  return JSON.stringify({
    legs: legs === null ? '' : String(legs),
    qualified: String(qualified),
    relegated: String(relegated),
  } satisfies TypedCategory);
}

/** `null`: it does not play. */
function read(text: string): TypedCategory | null {
  return text === '' ? null : JSON.parse(text);
}

function stored({ legs, qualified, relegated }: TypedCategory): SeasonCategory {
  return {
    ...usualCategory,
    legs: legs === '1' ? 1 : legs === '2' ? 2 : null,
    qualified: readWhole(qualified) ?? 0,
    relegated: readWhole(relegated) ?? 0,
  };
}

function placesProblem(value: TypedCategory | null): string | null {
  const isCount = (text: string) => {
    const count = readWhole(text);
    return count !== null && count >= 0 && count <= mostPlaces;
  };
  return value === null || [value.qualified, value.relegated].every(isCount)
    ? null
    : `Cuántas clasifican y cuántas descienden: números enteros de 0 a ${mostPlaces}.`;
}
