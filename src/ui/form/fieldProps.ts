import classes from './FormField.module.css';

/** The look that all of Mantine's fields share here. */
export const fieldProps = {
  size: 'md',
  classNames: {
    root: classes['root'] ?? '',
    input: classes['input'] ?? '',
    label: classes['label'] ?? '',
    required: classes['required'] ?? '',
    description: classes['description'] ?? '',
    error: classes['error'] ?? '',
  },
} as const;
