import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../support/contrast.ts';

const css = readFileSync(new URL('../../../src/theme/tokens.css', import.meta.url), 'utf8');

/** The colours that hold under a selector: those of its rules, as the page applies them. */
function tokens(selector: string): [name: string, colour: string][] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/gu)]
    .filter(([, selectors = '']) => selectors.includes(selector))
    .flatMap(([, , body = '']) => [...body.matchAll(/--color-([\w-]+):\s*(#[\da-f]+)/giu)])
    .map(([, name = '', colour = '']) => [name, colour]);
}

/** Every text that stands on every ground, as the components use them. */
const textPairs: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['text', ['surface', 'surface-raised', 'surface-sunken', 'highlight', 'danger-soft']],
  ['text-muted', ['surface', 'surface-raised', 'surface-sunken', 'highlight']],
  ['brand', ['surface', 'surface-raised', 'surface-sunken', 'highlight']],
  ['brand-hover', ['surface', 'surface-raised']],
  ['live', ['surface', 'surface-raised', 'surface-sunken', 'highlight']],
  ['danger', ['surface', 'surface-raised', 'highlight', 'danger-soft']],
  ['winner', ['surface', 'surface-raised', 'surface-sunken', 'highlight']],
  ['on-brand', ['brand', 'brand-hover']],
  ['on-brand-soft', ['brand-soft']],
  ['on-danger', ['danger', 'danger-hover']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-inverse', ['inverse', 'inverse-raised', 'inverse-border']],
  ['on-inverse-muted', ['inverse', 'inverse-raised']],
  ['accent', ['inverse', 'inverse-raised']],
  ['on-inverse-danger', ['inverse', 'inverse-raised']],
];

/** What is no text but has to be seen: edges of controls, rings of focus. */
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

  it.each(textPairs)('%s can be read on %s', (text, grounds) => {
    for (const ground of grounds) {
      const ratio = contrast(colours.get(text), colours.get(ground));
      expect(ratio, `${text} on ${ground} (${scheme})`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(edgePairs)('%s can be seen on %s', (edge, grounds) => {
    for (const ground of grounds) {
      const ratio = contrast(colours.get(edge), colours.get(ground));
      expect(ratio, `${edge} on ${ground} (${scheme})`).toBeGreaterThanOrEqual(3);
    }
  });
});
