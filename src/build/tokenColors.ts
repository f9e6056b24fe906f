import { readFileSync } from 'node:fs';
import type { LeagueColors } from '../league/shades.ts';

const tokensFile = new URL('../ui/theme/tokens.css', import.meta.url);

/**
 * The colours of tokens.css in one scheme, where no browser computes them.
 * @param league the shades that the page carries
 * @returns by name without `--color-`, as `#rrggbb` or `#rgb`
 * @throws Error if a colour is written in a way that this does not know
 */
export function tokenColors(
  scheme: 'light' | 'dark',
  league: LeagueColors,
): ReadonlyMap<string, string> {
  const css = readFileSync(tokensFile, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');
  const found = new Map<string, string>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/gu)) {
    const applies = selectors.includes(':root') || selectors.includes(`'${scheme}'`);
    if (!applies) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--color-([\w-]+):\s*([^;]+);/gu)) {
      found.set(name, resolve(value, league));
    }
  }
  return found;
}

function resolve(value: string, league: LeagueColors): string {
  if (/^#[\da-f]{3,6}$/iu.test(value)) return value;
  const [, name, index] = /^var\(--league-(brand|accent)-(\d)\)$/u.exec(value) ?? [];
  if (name === 'brand' || name === 'accent') return league[name][Number(index)] ?? '';
  const [, one, percent, other] = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/u.exec(value) ?? [];
  if (one === undefined || other === undefined) throw new Error(`Not a colour: ${value}`);
  return mix(
    channels(resolve(one, league)),
    channels(resolve(other, league)),
    Number(percent) / 100,
  );
}

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

function mix(one: readonly number[], other: readonly number[], share: number): string {
  const mixed = one.map((channel, index) => channel * share + (other[index] ?? 0) * (1 - share));
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
