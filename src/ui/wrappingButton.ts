import classes from './wrappingButton.module.css';

/** The props of a button with a name in it, which is read whole however long it is. */
export const wrappingButton = {
  px: 'var(--space-12)',
  classNames: { root: classes['root'] ?? '', label: classes['label'] ?? '' },
} as const;
