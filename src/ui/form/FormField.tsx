import '../theme/mantineForms.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { fieldProps } from './fieldProps.ts';

type FormFieldProps = Omit<TextInputProps, 'type'> & {
  /** `count`: a whole number, which `readWhole` reads. */
  type?: 'text' | 'count' | 'date' | 'time' | 'tel' | 'url' | 'color' | 'email';
};

/**
 * A line of text, a date or a time (by `type`): the label above, the error below.
 *
 * - **When:** For typed text, a day or an hour; the label is above, the error below.
 * - **When not:** For a choice of few: buttons. For a score: ScorePad.
 * - **Keyboard:** A field with an error is focused when the form is sent.
 * - **Screen reader:** Label, required, and the error as its description.
 */
export function FormField({ type = 'text', ...props }: FormFieldProps) {
  return (
    <TextInput
      {...fieldProps}
      // The wheel changes an `<input type="number">` while the page scrolls, and it drops what it cannot read. Mantine's
      // NumberInput leaves out signs that are typed: `7,5` becomes 75.
      {...(type === 'count' ? { inputMode: 'numeric', autoComplete: 'off' } : { type })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
    />
  );
}
