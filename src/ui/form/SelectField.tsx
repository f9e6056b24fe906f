import '../theme/mantineForms.css';
import { NativeSelect, getParsedComboboxData, type NativeSelectProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldProps } from './fieldProps.ts';
import { WholeChoice } from './WholeChoice.tsx';

export type SelectFieldProps = Omit<NativeSelectProps, 'children' | 'data'> & {
  /** The options, each a value and its label. */
  data?: NonNullable<NativeSelectProps['data']>;
};

/**
 * One choice of several, the phone’s own picker on a phone, with what is chosen in as many lines as it takes.
 *
 * - **When:** In a form, for a choice of few.
 * - **When not:** Where another text is allowed: SuggestionsField. For a pair: PairField.
 * - **Keyboard:** Tab reaches it; arrows and the first letters choose.
 * - **Screen reader:** A choice with its label, what is chosen, and what is wrong.
 */
export function SelectField({ data = [], value, ...props }: SelectFieldProps) {
  const options = getParsedComboboxData(data).flatMap((item) =>
    'group' in item ? item.items : [item],
  );
  const chosen = options.find((option) => option.value === value) ?? options[0];
  return (
    <NativeSelect
      {...fieldProps}
      data={data}
      {...(value === undefined ? {} : { value })}
      inputContainer={around(chosen?.label ?? '')}
      {...props}
    />
  );
}

const around = (text: string) => (input: ReactNode) => (
  <WholeChoice text={text}>{input}</WholeChoice>
);
