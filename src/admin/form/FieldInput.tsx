import { Button, Text } from '@mantine/core';
import { ruleOfMatch } from '../../league/ruleOfMatch.ts';
import { useSettings } from '../../league/settings.ts';
import { endsWithoutWinner } from '../../matches/countResult.ts';
import { formatLongDate } from '../../padel/spanishDate.ts';
import type { KnownPairs } from '../../pairs/knownPairs.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { LinesField } from '../../ui/form/LinesField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { ScoreField } from '../scorePad/ScoreField.tsx';
import { sideFromText, teamNames } from '../scorePad/scoreValue.ts';
import { CategoryField } from './CategoryField.tsx';
import { offered, storedNote, type Field, type FormAccess, type Typed } from './field.ts';
import { placeOf } from './rowForms.tsx';
import { PairField } from './PairField.tsx';
import { SuggestionsField } from './SuggestionsField.tsx';

type FieldInputProps<Name extends string> = {
  field: Field<Name>;
  form: FormAccess<Name>;
  isNew: boolean;
  /** The field's value, error and listeners, from the form. */
  inputProps: Readonly<Record<string, unknown>>;
  /** Sets the texts of this field, and of others that follow from it. */
  onTexts: (texts: Typed) => void;
  /** The pairs that are suggested; `undefined`: they are not known. */
  pairs: KnownPairs | undefined;
};

/** The input of a field, with what is said below it. */
export function FieldInput<Name extends string>(props: FieldInputProps<Name>) {
  const { field, form, isNew, inputProps, pairs, onTexts } = props;
  const { label, placeholder, description, isOptional = false } = field;
  const league = useSettings();
  const input = { label, placeholder, description, required: !isOptional, ...inputProps };
  const typed: Partial<Typed> = form.values;
  const value = form.values[field.name];
  if (field.render !== undefined) {
    return <div data-field={field.name}>{field.render(form)}</div>;
  }
  switch (field.kind) {
    case 'hidden':
      return null;
    case 'pair':
      return (
        <PairField
          {...input}
          value={value}
          onChange={(name) => onTexts({ [field.name]: name })}
          pairs={pairs}
          category={typed['category'] ?? ''}
          onPick={({ name, category }) =>
            onTexts({
              [field.name]: name,
              // A known pair tells its category.
              ...(typed['category'] === '' ? { category } : {}),
            })
          }
        />
      );
    case 'score':
      return (
        <ScoreField
          {...input}
          teams={teamNames(typed['team1'], typed['team2'])}
          value={{ score: value, winner: sideFromText(typed['winner']) }}
          isDraw={endsWithoutWinner(value.trim(), ruleOfMatch(placeOf(typed), league))}
          onChange={({ score, winner }) =>
            onTexts({ [field.name]: score, winner: String(winner ?? '') })
          }
        />
      );
    case 'category':
      return <CategoryField label={label} required {...inputProps} />;
    case 'choice':
      return <SelectField {...input} data={field.choices.map((choice) => ({ ...choice }))} />;
    case 'suggested':
      return <SuggestionsField {...input} suggestions={field.suggestions} />;
    case 'lines':
      return <LinesField {...input} />;
    case 'date':
      return (
        <FormField
          {...input}
          type="date"
          min={field.from}
          max={field.until ?? undefined}
          description={description ?? formatLongDate(value)}
        />
      );
    default: {
      const line = <FormField {...input} type={field.kind ?? 'text'} />;
      if (field.stores === undefined && field.proposed === undefined) return line;
      // One that was typed stays, and what follows from the new name is a tap away.
      const offer = offered(field, form.values, form.initial, isNew);
      return (
        <div>
          {line}
          {field.stores === undefined ? null : (
            <Text size="sm" c="dimmed" component="output">
              {storedNote(field, form.values)}
            </Text>
          )}
          {offer === null ? null : (
            <Button variant="subtle" px={0} onClick={() => onTexts({ [field.name]: offer })}>
              {`Usar «${offer}»`}
            </Button>
          )}
        </div>
      );
    }
  }
}
