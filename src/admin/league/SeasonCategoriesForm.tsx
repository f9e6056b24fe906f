import '../../ui/theme/mantineForms.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import { Checkbox, Fieldset, SimpleGrid, Text } from '@mantine/core';
import { useId } from 'react';
import { describeQualified, describeRelegated } from '../../standings/describeQualified.ts';
import type { Category } from '../../league/category.ts';
import type { SeasonCategory } from '../../league/season.ts';
import { ruleOfSeason, type NewSeason } from './settingTables.ts';
import { readWhole } from '../../padel/fieldRules.ts';
import type { SaveOutcome } from '../../session/save.ts';
import type { Typed } from '../form/field.ts';
import { Form } from '../form/Form.tsx';
import { usualCategory, type SeasonCategories } from './seasonCategories.ts';
import { choiceProps } from '../../ui/form/choiceProps.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';

/** As the database has it. */
const mostPlaces = 32;

/** A category as it is typed. */
type TypedCategory = { legs: string; qualified: string; relegated: string };

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
            id: '',
            name: season.name,
            slug: season.slug,
            firstDay: season.startsOn,
            rule: ruleOfSeason(season),
            lastDay: season.endsOn,
            ruleChangedOn: null,
            adjustments: [],
            withdrawals: [],
            lots: [],
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

type SeasonCategoryFieldProps = {
  /** The category, as visitors read it. */
  title: string;
  /** `null`: it does not play. */
  value: TypedCategory | null;
  /** The problem with it. */
  error: string | null;
  /** Called with what is typed; `null`: it does not play. */
  onChange: (value: TypedCategory | null) => void;
};

const legs = [
  { value: '', label: 'Sin definir' },
  { value: '1', label: 'Una' },
  { value: '2', label: 'Dos' },
];

const usual: TypedCategory = { legs: '', qualified: '0', relegated: '0' };

/** The part that a category plays in a season: none, or by which rule. */
function SeasonCategoryField(props: SeasonCategoryFieldProps) {
  const { title, value, error, onChange } = props;
  const errorId = useId();
  const described = error === null ? {} : { 'aria-invalid': true, 'aria-describedby': errorId };
  const count = (name: 'qualified' | 'relegated', label: string) =>
    value === null ? null : (
      <FormField
        label={label}
        type="count"
        value={value[name]}
        {...described}
        onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value })}
      />
    );
  return (
    <Fieldset variant="unstyled" aria-label={title} m={0} miw={0}>
      <Checkbox
        {...choiceProps}
        label={<bdi>{title}</bdi>}
        checked={value !== null}
        {...described}
        onChange={(event) => onChange(event.currentTarget.checked ? usual : null)}
      />
      {value === null ? null : (
        <SimpleGrid minColWidth="8.5rem" autoFlow="auto-fit" spacing="var(--space-8)">
          <SelectField
            label="Ruedas"
            data={legs}
            value={value.legs}
            onChange={(event) => onChange({ ...value, legs: event.currentTarget.value })}
          />
          {count('qualified', 'Clasifican')}
          {count('relegated', 'Descienden')}
        </SimpleGrid>
      )}
      {error === null ? null : (
        <Text
          id={errorId}
          size="sm"
          c="var(--color-danger)"
          fw="var(--weight-medium)"
          mt="var(--space-4)"
        >
          {error}
        </Text>
      )}
    </Fieldset>
  );
}
