import { readTokens } from './tokens.ts';

export const schemes = ['light', 'dark'] as const;

const paletteOf = (scheme: (typeof schemes)[number]): ReadonlyMap<string, string> =>
  new Map(readTokens(scheme).map(({ name, value }) => [name.replace('--color-', ''), value]));

/** The colours of both schemes, by their names without `--color-`. */
export const readPalettes = () => ({ light: paletteOf('light'), dark: paletteOf('dark') });
