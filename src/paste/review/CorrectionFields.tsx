import '@mantine/core/styles/Stack.layer.css';
import { Stack } from '@mantine/core';
import { useId } from 'react';
import { isSameCategory } from '../../league/category.ts';
import { hasDetail, resultDetails } from '../../matches/resultDetails.ts';
import { detailNames } from '../../padel/result.ts';
import { nameKey } from '../../padel/nameKey.ts';
import { nearestPairs } from '../../pairs/nearestPairs.ts';
import { nameId } from '../../admin/form/remarks.ts';
import { dayOf, ruleOfItem, type Correction, type ReviewItem } from './reviewItem.ts';
import type { CivilDate } from '../../padel/time.ts';
import { CategoryField } from '../../admin/form/CategoryField.tsx';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { SuggestionsField } from '../../admin/form/SuggestionsField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { endsWithoutWinner } from '../../matches/countResult.ts';
import { ScoreLine } from '../../admin/scorePad/ScoreLine.tsx';
import { ScoreField } from '../../admin/scorePad/ScoreField.tsx';
import { teamNames } from '../../admin/scorePad/scoreValue.ts';
import { PairButtons } from './PairButtons.tsx';

export type ReviewPair = { name: string; category: string; players: string | null };

type CorrectionFieldsProps = {
  item: ReviewItem;
  pairs: readonly ReviewPair[];
  /** The pairs that the administrator said to be new, by `nameId`. */
  newPairs: readonly string[];
  day: CivilDate;
  /** Called with the fields that were filled in, and no others. */
  onCorrect: (changes: Partial<Correction>) => void;
};

/** Every cell of a row, to be corrected in place. */
export function CorrectionFields({ item, pairs, newPairs, day, onCorrect }: CorrectionFieldsProps) {
  const { category, team1, team2, score, winner } = item;
  const date = dayOf(item, day);
  const rule = ruleOfItem(item, day);
  const teams = teamNames(team1, team2);
  const own = pairs.filter((pair) => category === '' || isSameCategory(pair.category, category));
  return (
    <Stack gap="var(--space-12)">
      <FieldRow>
        <CategoryField
          value={category}
          onChange={(event) => {
            const { value } = event.currentTarget;
            if (value !== '') onCorrect({ category: value });
          }}
        />
        <FormField
          label="Fecha"
          type="date"
          value={date}
          onChange={(event) => onCorrect({ date: event.currentTarget.value })}
        />
      </FieldRow>
      {([1, 2] as const).map((side) => (
        <PairField
          key={side}
          label={`Pareja ${side}`}
          name={item[`team${side}`]}
          pairs={own}
          isNew={newPairs.includes(nameId({ name: item[`team${side}`], category }))}
          onName={(name) => onCorrect({ [`team${side}`]: name })}
        />
      ))}
      <ScoreField
        label="Resultado"
        description="Los números de la pareja 1 primero"
        teams={teams}
        value={{ score, winner }}
        isDraw={endsWithoutWinner(score.trim(), rule)}
        onChange={onCorrect}
      />
      <ScoreLine teams={teams} value={{ score, winner }} rule={rule} />
      <FieldRow>
        {detailNames
          .filter((name) => hasDetail(name, score))
          .map((name) => {
            const detail = resultDetails[name];
            const label = `${detail.label} (opcional)`;
            const onText = (text: string) => onCorrect({ [name]: text || null });
            const value = item[name] ?? '';
            return detail.kind === 'suggested' ? (
              <SuggestionsField
                key={name}
                label={label}
                suggestions={detail.suggestions}
                value={value}
                onChange={onText}
              />
            ) : (
              <FormField
                key={name}
                label={label}
                type={detail.kind}
                value={value}
                onChange={(event) => onText(event.currentTarget.value)}
              />
            );
          })}
      </FieldRow>
      <SelectField
        label="Cuenta para"
        data={[
          { value: '', label: 'La tabla' },
          { value: 'AM', label: 'Amistoso' },
        ]}
        value={item.stage ?? ''}
        onChange={(event) => onCorrect({ stage: event.currentTarget.value || null })}
      />
    </Stack>
  );
}

type PairFieldProps = {
  label: string;
  name: string;
  pairs: readonly ReviewPair[];
  /** The administrator said that it is a new pair. */
  isNew: boolean;
  onName: (name: string) => void;
};

/** A pair by name: those of the category are suggested, the nearest ones as buttons; any other is asked about. */
function PairField({ label, name, pairs, isNew, onName }: PairFieldProps) {
  const id = useId();
  const isKnown = pairs.some((pair) => nameKey(pair.name) === nameKey(name));
  const nearest = isKnown || name.trim() === '' ? [] : nearestPairs(name, pairs, 3);
  return (
    <Stack gap="var(--space-8)">
      <FormField
        label={label}
        value={name}
        list={id}
        autoComplete="off"
        description={
          isKnown || name.trim() === ''
            ? undefined
            : isNew
              ? 'Pareja nueva: se agrega al guardar.'
              : 'Ninguna pareja de la categoría se llama así: al cerrar se pregunta si es nueva.'
        }
        onChange={(event) => onName(event.currentTarget.value)}
      />
      <datalist id={id}>
        {pairs.map((pair) => (
          <option key={`${pair.category} ${pair.name}`}>{pair.name}</option>
        ))}
      </datalist>
      <PairButtons
        label={`${label}: las más parecidas`}
        pairs={nearest}
        isOpen={false}
        onPair={(pair) => onName(pair.name)}
      />
    </Stack>
  );
}
