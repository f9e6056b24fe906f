import type { TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { FormField } from '../../ui/form/FormField.tsx';
import {
  enteredFrom,
  isEntered,
  leaveText,
  typeText,
  valueOf,
  type EnteredScore,
} from './enteredScore.ts';
import type { ScoreValue, TeamNames } from './scoreValue.ts';
import { ScorePad } from './ScorePad.tsx';

type ScoreFieldProps = Omit<TextInputProps, 'type' | 'value' | 'onChange'> & {
  teams: TeamNames;
  /** The score as it would be saved: a typed `64 36` is saved with dashes. */
  value: ScoreValue;
  /** Whether nobody has to have won: a draw where the match was played. */
  isDraw?: boolean;
  onChange: (value: ScoreValue) => void;
};

/** A score as buttons and as text; a change of one changes the other. */
export function ScoreField(props: ScoreFieldProps) {
  const { teams, value, isDraw = false, onChange, onBlur, ...field } = props;
  const [last, setLast] = useState(() => enteredFrom(value));
  // The form may have been given another score: a stored one, or the answer to a question.
  const entered = isEntered(last, value) ? last : enteredFrom(value);
  const change = (next: EnteredScore) => {
    setLast(next);
    onChange(valueOf(next));
  };
  return (
    <>
      <ScorePad teams={teams} entered={entered} isDraw={isDraw} onChange={change} />
      <FormField
        {...field}
        value={entered.text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change(typeText(entered, event.currentTarget.value))}
        onBlur={(event) => {
          setLast(leaveText(entered));
          onBlur?.(event);
        }}
      />
    </>
  );
}
