import type { MantineColorsTuple } from '@mantine/core';

/** Shades of a colour of the league's own (`src/league/shades.ts`), which the page carries. */
const leagueColor = (name: 'brand' | 'accent'): MantineColorsTuple => {
  const shade = (index: number) => `var(--league-${name}-${index})`;
  return [
    shade(0),
    shade(1),
    shade(2),
    shade(3),
    shade(4),
    shade(5),
    shade(6),
    shade(7),
    shade(8),
    shade(9),
  ];
};

/** What can be pressed. Shade 7 in the light scheme, shade 4 in the dark one. */
export const brand = leagueColor('brand');

/** What is live or won; text on it is dark. */
export const accent = leagueColor('accent');

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

/** Bluish greys for Mantine's surfaces in the dark scheme. */
export const dark: MantineColorsTuple = [
  '#eef2ff',
  '#ccd5ee',
  '#a7b3d2',
  '#7484b0',
  '#2c375c',
  '#202947',
  '#141b36',
  '#0b1023',
  '#080c1b',
  '#050813',
];

/** Bluish greys for Mantine's surfaces in the light scheme. */
export const gray: MantineColorsTuple = [
  '#f7f9fd',
  '#f0f3fa',
  '#e3e9f5',
  '#c9d3e6',
  '#a9b6d0',
  '#7686a6',
  '#475576',
  '#333f5e',
  '#1c2748',
  '#0a1433',
];
