import type { TypedFields } from './draft.ts';
import { seasonAt } from '../../league/seasonLists.ts';
import { useSettings } from '../../league/settings.ts';
import { endsWithoutWinner } from '../../matches/countResult.ts';
import type { KnownPairs } from '../../pairs/knownPairs.ts';
import { formatLongDate } from '../../padel/spanishDate.ts';
import { assertNever } from '../../padel/assertNever.ts';
import { ScoreField } from '../scorePad/ScoreField.tsx';
import { sideFromText, teamNames } from '../scorePad/scoreValue.ts';
import { CategoryField } from './CategoryField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { PairField } from './PairField.tsx';
import type { Field } from './field.ts';

type RowFieldProps = {
  field: Field;
  /** The texts of all fields. */
  values: TypedFields;
  /** The field's value, error and listeners, from the form. */
  inputProps: Readonly<Record<string, unknown>>;
  /** Sets the texts of some fields. */
  onTexts: (texts: TypedFields) => void;
  /** The pairs that are suggested; `undefined`: they are not known. */
  pairs: KnownPairs | undefined;
};

export function RowField({ field, values, inputProps, onTexts, pairs }: RowFieldProps) {
  const league = useSettings();
  const { label, placeholder, hint, isOptional = false } = field;
  const props = { label, placeholder, description: hint, required: !isOptional, ...inputProps };
  switch (field.kind) {
    case 'text':
      return <FormField {...props} />;
    case 'pair':
      return (
        <PairField
          {...props}
          value={values[field.name] ?? ''}
          onChange={(name) => onTexts({ [field.name]: name })}
          pairs={pairs}
          category={values['category'] ?? ''}
          onPick={({ name, category }) =>
            onTexts({
              [field.name]: name,
              // A known pair tells its category.
              ...(values['category'] === '' ? { category } : {}),
            })
          }
        />
      );
    case 'score':
      return (
        <ScoreField
          {...props}
          teams={teamNames(values['team1'], values['team2'])}
          value={{ score: values[field.name] ?? '', winner: sideFromText(values['winner']) }}
          isDraw={endsWithoutWinner(
            (values[field.name] ?? '').trim(),
            seasonAt(values['date'] ?? '', league).rule,
          )}
          onChange={({ score, winner }) =>
            onTexts({ [field.name]: score, winner: String(winner ?? '') })
          }
        />
      );
    case 'date': {
      const date = formatLongDate(values[field.name] ?? '');
      const { from, until } = field;
      return (
        <FormField {...props} type="date" min={from} max={until ?? undefined} description={date} />
      );
    }
    case 'time':
      return <FormField {...props} type="time" />;
    case 'category':
      return <CategoryField label={label} required {...inputProps} />;
    default:
      return assertNever(field);
  }
}
