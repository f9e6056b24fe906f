import '../theme/mantineForms.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { fieldProps } from './fieldProps.ts';

/** A line of text, a date or a time (by `type`): the label above, the error below. */
export function FormField(props: TextInputProps) {
  return (
    <TextInput
      {...fieldProps}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
    />
  );
}
