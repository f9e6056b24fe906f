import { useId } from 'react';
import { categoryByName, isSameCategory } from '../../domain/category.ts';
import { nameKey } from '../../domain/nameKey.ts';
import { nearestPairs } from '../../domain/review/nearestPairs.ts';
import type { Correction, ReviewItem } from '../../domain/review/reviewItem.ts';
import type { CivilDate } from '../../domain/time.ts';
import controls from '../../theme/controls.module.css';
import { CategoryField } from '../FormField/CategoryField.tsx';
import { FieldRow } from '../FormField/FieldRow.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { ScoreLine } from '../ScorePad/ScoreLine.tsx';
import { ScorePad } from '../ScorePad/ScorePad.tsx';
import { teamNames } from '../ScorePad/padValue.ts';
import classes from './PasteReview.module.css';

export type ReviewPair = { name: string; category: string; players: string | null };

type CorrectionFieldsProps = {
  item: ReviewItem;
  pairs: readonly ReviewPair[];
  day: CivilDate;
  /** With what was put in, and no more. */
  onCorrect: (changes: Partial<Correction>) => void;
};

/** Every cell of a row, to be corrected in place. */
export function CorrectionFields({ item, pairs, day, onCorrect }: CorrectionFieldsProps) {
  const { category, team1, team2, score, winner, date } = item;
  const teams = teamNames(team1, team2);
  const own = pairs.filter((pair) => category === '' || isSameCategory(pair.category, category));
  return (
    <div className={classes['fields']}>
      <FieldRow>
        <CategoryField
          value={category}
          onChange={(event) => {
            const name = categoryByName(event.currentTarget.value)?.name;
            if (name !== undefined) onCorrect({ category: name });
          }}
        />
        <FormField
          label="Fecha"
          type="date"
          value={date ?? day}
          onChange={(event) => onCorrect({ date: event.currentTarget.value })}
        />
      </FieldRow>
      <PairField
        label="Pareja 1"
        name={team1}
        pairs={own}
        onName={(name) => onCorrect({ team1: name })}
      />
      <PairField
        label="Pareja 2"
        name={team2}
        pairs={own}
        onName={(name) => onCorrect({ team2: name })}
      />
      <FormField
        label="Resultado"
        value={score}
        autoComplete="off"
        spellCheck={false}
        description="Los números de la pareja 1 primero"
        onChange={(event) => onCorrect({ score: event.currentTarget.value, winner: null })}
      />
      <ScorePad teams={teams} value={{ score, winner }} onChange={onCorrect} />
      <ScoreLine teams={teams} value={{ score, winner }} />
    </div>
  );
}

type PairFieldProps = {
  label: string;
  name: string;
  pairs: readonly ReviewPair[];
  onName: (name: string) => void;
};

/** A pair by name: those of the category are suggested, the nearest ones as buttons; any other is new. */
function PairField({ label, name, pairs, onName }: PairFieldProps) {
  const id = useId();
  const isKnown = pairs.some((pair) => nameKey(pair.name) === nameKey(name));
  const nearest = isKnown || name.trim() === '' ? [] : nearestPairs(name, pairs, 3);
  return (
    <div className={classes['pairField']}>
      <FormField
        label={label}
        value={name}
        list={id}
        autoComplete="off"
        description={
          isKnown || name.trim() === '' ? undefined : 'Pareja nueva: se agrega al guardar.'
        }
        onChange={(event) => onName(event.currentTarget.value)}
      />
      <datalist id={id}>
        {pairs.map((pair) => (
          <option key={`${pair.category} ${pair.name}`}>{pair.name}</option>
        ))}
      </datalist>
      {nearest.length === 0 ? null : (
        <fieldset className={classes['pairs']} aria-label={`${label}: las más parecidas`}>
          {nearest.map((pair) => (
            <button
              key={`${pair.category} ${pair.name}`}
              type="button"
              className={`${controls['plain']} ${classes['pair']}`}
              onClick={() => onName(pair.name)}
            >
              <bdi>{pair.name}</bdi>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
