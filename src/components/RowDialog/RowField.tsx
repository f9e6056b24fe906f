import type { TypedFields } from '../../domain/draft.ts';
import type { KnownPairs } from '../../domain/knownPairs.ts';
import { formatLongDate } from '../../domain/spanishDate.ts';
import { assertNever } from '../../utils/assertNever.ts';
import { ScorePad } from '../ScorePad/ScorePad.tsx';
import { sideOf, teamNames } from '../ScorePad/padValue.ts';
import { CategoryField } from '../FormField/CategoryField.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { PairField } from '../PairField/PairField.tsx';
import type { Field } from './formDescription.ts';

type RowFieldProps = {
  field: Field;
  /** The texts of all fields. */
  values: TypedFields;
  /** From the form: value, error, listeners. */
  inputProps: Readonly<Record<string, unknown>>;
  /** Sets the texts of some fields. */
  onTexts: (texts: TypedFields) => void;
  /** The pairs that are suggested; `undefined`: they are not known. */
  pairs: KnownPairs | undefined;
};

export function RowField({ field, values, inputProps, onTexts, pairs }: RowFieldProps) {
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
              // A pair says which category it plays in.
              ...(values['category'] === '' ? { category } : {}),
            })
          }
        />
      );
    case 'score':
      return (
        <>
          <FormField {...props} autoComplete="off" spellCheck={false} />
          <ScorePad
            teams={teamNames(values['team1'], values['team2'])}
            value={{ score: values[field.name] ?? '', winner: sideOf(values['winner']) }}
            onChange={({ score, winner }) =>
              onTexts({ [field.name]: score, winner: String(winner ?? '') })
            }
          />
        </>
      );
    case 'date': {
      const date = formatLongDate(values[field.name] ?? '');
      return <FormField {...props} type="date" description={date} />;
    }
    case 'time':
      return <FormField {...props} type="time" />;
    case 'category':
      return <CategoryField label={label} required {...inputProps} />;
    default:
      return assertNever(field);
  }
}
