import type { MantineColorsTuple } from '@mantine/core';

/** A colour that depends on the league's own two (`src/league/shades.ts`), which the page carries. */
const league = (name: string) => `var(--league-${name})`;

/** The colour of what can be pressed. Shade 7 in the light scheme, shade 4 in the dark one. */
export const brand: MantineColorsTuple = [
  league('light-soft'),
  league('light-soft'),
  league('light-soft-hover'),
  league('dark-brand-hover'),
  league('dark-brand'),
  league('dark-brand'),
  league('light-brand'),
  league('light-brand'),
  league('light-brand-hover'),
  league('light-brand-hover'),
];

/** The colour of what is live or won; text on it is dark. */
export const accent: MantineColorsTuple = [
  league('light-highlight'),
  league('light-highlight'),
  league('accent-hover'),
  league('accent-hover'),
  league('accent'),
  league('accent'),
  league('accent'),
  league('accent'),
  league('accent'),
  league('accent'),
];

/** Mistakes and deletions. Shade 8 is the light scheme's, shade 4 the dark one's. */
export const red: MantineColorsTuple = [
  '#fff0ef',
  '#fde5e3',
  '#ffc9c4',
  '#ffb1aa',
  '#ff948a',
  '#f0665a',
  '#dc4034',
  '#c62a20',
  '#b3201a',
  '#8f1813',
];

/** Mantine's surfaces in the dark scheme. */
export const dark: MantineColorsTuple = [
  league('dark-text'),
  league('on-inverse-muted'),
  league('dark-muted'),
  league('dark-control'),
  league('dark-border'),
  league('dark-skeleton'),
  league('dark-raised'),
  league('dark-surface'),
  league('dark-sunken'),
  league('dark-sunken'),
];

/** Mantine's surfaces in the light scheme. */
export const gray: MantineColorsTuple = [
  league('light-surface'),
  league('light-surface'),
  league('light-sunken'),
  league('light-border'),
  league('light-border'),
  league('light-control'),
  league('light-muted'),
  league('light-muted'),
  league('light-text'),
  league('light-text'),
];
