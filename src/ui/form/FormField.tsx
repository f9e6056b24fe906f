import '../theme/mantineForms.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { fieldProps } from './fieldProps.ts';

/**
 * A line of text, a date or a time (by `type`): the label above, the error below.
 *
 * - **When:** For typed text, a day or an hour; the label is above, the error below.
 * - **When not:** For a choice of few: buttons. For a score: ScorePad.
 * - **Keyboard:** A field with an error is focused when the form is sent.
 * - **Screen reader:** Label, required, and the error as its description.
 */
export function FormField(props: TextInputProps) {
  return (
    <TextInput
      {...fieldProps}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
    />
  );
}
