/** The sentence below a form that says why it was not saved. */
export const failureProps = {
  c: 'var(--color-danger)',
  fw: 'var(--weight-medium)',
  role: 'alert',
} as const;
