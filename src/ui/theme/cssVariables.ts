import type { CSSVariablesResolver } from '@mantine/core';

/** Maps Mantine's variables to the tokens of tokens.css. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const scheme = {
    '--mantine-color-body': 'var(--color-surface)',
    '--mantine-color-text': 'var(--color-text)',
    '--mantine-color-bright': 'var(--color-text)',
    '--mantine-color-dimmed': 'var(--color-text-muted)',
    '--mantine-color-anchor': 'var(--color-brand)',
    '--mantine-color-error': 'var(--color-danger)',
    '--mantine-color-success': 'var(--color-live)',
    '--mantine-color-placeholder': 'var(--color-text-muted)',
    '--mantine-color-default': 'var(--color-surface-raised)',
    '--mantine-color-default-hover': 'var(--color-surface-sunken)',
    '--mantine-color-default-color': 'var(--color-text)',
    '--mantine-color-default-border': 'var(--color-border-control)',
    '--mantine-color-disabled': 'var(--color-surface-sunken)',
    '--mantine-color-disabled-color': 'var(--color-text-muted)',
    '--mantine-color-disabled-border': 'var(--color-border)',
    '--mantine-primary-color-contrast': 'var(--color-on-brand)',
  };
  return {
    variables: {
      '--mantine-z-index-overlay': 'var(--z-overlay)',
      '--mantine-z-index-modal': 'var(--z-modal)',
    },
    light: scheme,
    dark: scheme,
  };
};
