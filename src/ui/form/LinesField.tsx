import '../theme/mantineForms.css';
import { Textarea, type TextareaProps } from '@mantine/core';
import { fieldProps } from './fieldProps.ts';

/** Several entries, one a line. */
export function LinesField(props: TextareaProps) {
  return (
    <Textarea
      {...fieldProps}
      autosize
      minRows={2}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
    />
  );
}
