import type { TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { expandScore, understoodScore } from '../../padel/typedScore.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import type { ScoreValue, TeamNames } from './scoreValue.ts';
import { ScorePad } from './ScorePad.tsx';

type ScoreFieldProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  teams: TeamNames;
  /** The score as it would be saved: a typed `64 36` is saved with dashes. */
  value: ScoreValue;
  onPad: (value: ScoreValue) => void;
  onText: (score: string) => void;
};

/** A score as buttons and as text; a change of one changes the other. */
export function ScoreField({ teams, value, onPad, onText, onBlur, ...field }: ScoreFieldProps) {
  const [typed, setTyped] = useState('');
  // No dashes are added while `64 36` is typed.
  const text = expandScore(typed) === value.score ? typed : value.score;
  return (
    <>
      <ScorePad
        teams={teams}
        value={{ ...value, score: understoodScore(value.score) }}
        onChange={onPad}
      />
      <FormField
        {...field}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onText(expandScore(event.currentTarget.value));
        }}
        onBlur={(event) => {
          setTyped('');
          onBlur?.(event);
        }}
      />
    </>
  );
}
