import type { CSSVariablesResolver } from '@mantine/core';

/** Hands the tokens of tokens.css to Mantine's own components, so that there is one set of colours. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const scheme = {
    '--mantine-color-body': 'var(--league-surface)',
    '--mantine-color-text': 'var(--league-text)',
    '--mantine-color-bright': 'var(--league-text)',
    '--mantine-color-dimmed': 'var(--league-text-muted)',
    '--mantine-color-anchor': 'var(--league-brand)',
    '--mantine-color-error': 'var(--league-danger)',
    '--mantine-color-success': 'var(--league-live)',
    '--mantine-color-placeholder': 'var(--league-text-muted)',
    '--mantine-color-default': 'var(--league-surface-raised)',
    '--mantine-color-default-hover': 'var(--league-surface-sunken)',
    '--mantine-color-default-color': 'var(--league-text)',
    '--mantine-color-default-border': 'var(--league-border-control)',
    '--mantine-color-disabled': 'var(--league-surface-sunken)',
    '--mantine-color-disabled-color': 'var(--league-text-muted)',
    '--mantine-color-disabled-border': 'var(--league-border)',
    '--mantine-primary-color-contrast': 'var(--league-on-brand)',
  };
  return {
    variables: {
      '--mantine-z-index-overlay': 'var(--league-z-overlay)',
      '--mantine-z-index-modal': 'var(--league-z-modal)',
    },
    light: scheme,
    dark: scheme,
  };
};
