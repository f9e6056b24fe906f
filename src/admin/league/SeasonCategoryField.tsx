import '../../ui/theme/mantineForms.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import { Checkbox, Fieldset, SimpleGrid, Text } from '@mantine/core';
import { useId } from 'react';
import { choiceProps } from '../../ui/form/choiceProps.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';

/** As the database has it. */
export const mostPlaces = 32;

/** The same as it is typed. */
export type TypedCategory = { legs: string; qualified: string; relegated: string };

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
export function SeasonCategoryField(props: SeasonCategoryFieldProps) {
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
