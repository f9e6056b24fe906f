import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../support/contrast.ts';

const css = readFileSync(new URL('../../../src/theme/tokens.css', import.meta.url), 'utf8');

/** The colours that apply under a selector. */
function tokens(selector: string): [name: string, colour: string][] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/gu)]
    .filter(([, selectors = '']) => selectors.includes(selector))
    .flatMap(([, , body = '']) => [...body.matchAll(/--color-([\w-]+):\s*(#[\da-f]+)/giu)])
    .map(([, name = '', colour = '']) => [name, colour]);
}

/** Every text colour with the backbackgrounds that components put it on. */
const textPairs: readonly (readonly [text: string, backgrounds: readonly string[]])[] = [
  ['text', ['surface', 'surface-raised', 'surface-sunken', 'highlight', 'danger-soft']],
  ['text-muted', ['surface', 'surface-raised', 'surface-sunken', 'highlight']],
  ['brand', ['surface', 'surface-raised', 'surface-sunken', 'highlight']],
  ['brand-hover', ['surface', 'surface-raised']],
  ['live', ['surface', 'surface-raised', 'surface-sunken', 'highlight']],
  ['danger', ['surface', 'surface-raised', 'highlight', 'danger-soft']],
  ['on-brand', ['brand', 'brand-hover']],
  ['on-danger', ['danger', 'danger-hover']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-inverse', ['inverse', 'inverse-raised', 'inverse-border']],
  ['on-inverse-muted', ['inverse', 'inverse-raised']],
  ['accent', ['inverse', 'inverse-raised']],
];

/** Borders of controls and focus rings. */
const edgePairs: typeof textPairs = [
  ['border-control', ['surface', 'surface-raised', 'surface-sunken']],
  ['focus', ['surface', 'surface-raised', 'surface-sunken', 'highlight']],
  ['accent', ['inverse', 'inverse-raised']],
];

describe.each(['light', 'dark'])('the %s scheme', (scheme) => {
  const colours = new Map([
    ...tokens(':root'),
    ...tokens(`[data-mantine-color-scheme='${scheme}']`),
  ]);

  it.each(textPairs)('%s is readable on %s', (text, backgrounds) => {
    for (const background of backgrounds) {
      const ratio = contrast(colours.get(text), colours.get(background));
      expect(ratio, `${text} on ${background} (${scheme})`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(edgePairs)('%s is visible on %s', (edge, backgrounds) => {
    for (const background of backgrounds) {
      const ratio = contrast(colours.get(edge), colours.get(background));
      expect(ratio, `${edge} on ${background} (${scheme})`).toBeGreaterThanOrEqual(3);
    }
  });
});
