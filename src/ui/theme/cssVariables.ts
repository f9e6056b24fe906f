import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { themeValues } from './themeValues.ts';

/** Mantine's variables that take a token of tokens.css, which has both schemes. */
const semantic = {
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
  '--mantine-color-disabled': 'var(--color-skeleton)',
  '--mantine-color-disabled-color': 'var(--color-text-muted)',
  '--mantine-color-disabled-border': 'var(--color-border)',
  '--mantine-color-brand-filled': 'var(--color-brand-fill)',
  '--mantine-color-brand-filled-hover': 'var(--color-brand-fill-hover)',
  '--mantine-color-brand-light': 'var(--color-brand-soft)',
  '--mantine-color-brand-light-hover': 'var(--color-brand-soft-hover)',
  '--mantine-color-brand-light-color': 'var(--color-brand)',
  '--mantine-color-brand-outline-hover': 'var(--color-brand-soft)',
  '--mantine-primary-color-contrast': 'var(--color-on-brand)',
  '--mantine-z-index-overlay': 'var(--z-overlay)',
  '--mantine-z-index-modal': 'var(--z-modal)',
};

const ownColors = Object.keys(themeValues.colors ?? {}).join('|');
const colorShade = /^--mantine-color-[a-z]+-(?:\d|text|filled|light|outline)/u;
const ownColorShade = new RegExp(`^--mantine-color-(?:${ownColors})-`, 'u');

/**
 * The CSS variables of the theme in both schemes, for every Mantine component: `virtual:theme.css`. Shades
 * of Mantine's own colours are left out, and mixtures, which older browsers cannot compute.
 */
export function themeCss(): string {
  const { variables, light, dark } = defaultCssVariablesResolver(
    mergeMantineTheme(DEFAULT_THEME, themeValues),
  );
  return convertCssVariables(
    {
      variables: { ...withoutDefaults(variables), ...semantic },
      light: withoutDefaults(light),
      dark: withoutDefaults(dark),
    },
    ':root',
  );
}

function withoutDefaults(variables: Record<string, string>): Record<string, string> {
  const entries = Object.entries(variables).filter(
    ([name, value]) =>
      !(name in semantic) &&
      (!colorShade.test(name) || ownColorShade.test(name)) &&
      !value.includes('color-mix('),
  );
  return Object.fromEntries(entries);
}
