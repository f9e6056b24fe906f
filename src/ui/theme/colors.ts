import type { MantineColorsTuple } from '@mantine/core';

/** The blue of the turf. Shade 7 is the brand of the light scheme, shade 4 that of the dark one. */
export const court: MantineColorsTuple = [
  '#eef3ff',
  '#dfe8fd',
  '#bcd0ff',
  '#a3bfff',
  '#82a8ff',
  '#5583f2',
  '#3566e6',
  '#1d4ed8',
  '#173fb5',
  '#112f8a',
];

/** The yellow of the ball; text on it is dark. */
export const ball: MantineColorsTuple = [
  '#fbffe0',
  '#f6fdc0',
  '#f0fb98',
  '#e6fb66',
  '#d8f238',
  '#c3dd1c',
  '#a3ba0f',
  '#7d8f0a',
  '#5a6707',
  '#3c4504',
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
