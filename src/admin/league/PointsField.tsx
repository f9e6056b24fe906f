import { useState } from 'react';
import { pointPresets } from '../../league/rulePresets.ts';
import type { MatchPoints } from '../../league/standingsRule.ts';
import { keysOf } from '../../padel/keysOf.ts';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { pointPresetLabels, presetOfPoints } from './ruleChoices.ts';
import { pointLabels } from './settingFields.ts';

type PointsFieldProps = {
  /** The points that are stored. */
  points: MatchPoints;
  /** Called with what it gives then. */
  onChange: (points: MatchPoints) => void;
};

const other = 'other';

/** `''`: a match needs a winner. */
const numbers = Array.from({ length: 19 }, (_, index) => {
  const value = 9 - index;
  return { value: String(value), label: value < 0 ? `−${-value}` : String(value) };
});

/**
 * The points of a match: as most leagues count, or its eight numbers behind *Otra*.
 *
 * - **When:** In the form of a season.
 * - **When not:** For a pair’s own points: its adjustments.
 * - **Keyboard:** Choices of the browser; *Otra* opens eight more.
 * - **Screen reader:** Each number is a choice with its name.
 */
export function PointsField({ points, onChange }: PointsFieldProps) {
  const preset = presetOfPoints(points);
  // Numbers that become those of a preset on the way stay open.
  const [isOther, setOther] = useState(preset === undefined);
  const isOpen = isOther || preset === undefined;
  return (
    <>
      <SelectField
        label="Puntos"
        required
        data={[
          ...keysOf(pointPresets).map((value) => ({ value, label: pointPresetLabels[value] })),
          { value: other, label: 'Otra' },
        ]}
        value={isOpen ? other : preset}
        onChange={({ currentTarget: { value } }) => {
          const chosen = keysOf(pointPresets).find((each) => each === value);
          setOther(chosen === undefined);
          if (chosen !== undefined) onChange(pointPresets[chosen]);
        }}
      />
      {isOpen ? (
        <FieldRow isNarrow>
          {keysOf(pointLabels).map((name) => (
            <SelectField
              key={name}
              label={pointLabels[name]}
              data={name === 'draw' ? [{ value: '', label: 'No hay' }, ...numbers] : numbers}
              value={String(points[name] ?? '')}
              onChange={({ currentTarget: { value } }) => {
                setOther(true);
                onChange({ ...points, [name]: value === '' ? null : Number(value) });
              }}
            />
          ))}
        </FieldRow>
      ) : null}
    </>
  );
}
