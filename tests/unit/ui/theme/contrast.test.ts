import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { edgePairs, textPairs } from '../../../../stories/foundations/pairs.ts';
import { contrast } from '../../../../stories/support/contrast.ts';

const css = readFileSync(new URL('../../../../src/ui/theme/tokens.css', import.meta.url), 'utf8');

/** The colours that apply under a selector. */
function tokens(selector: string): [name: string, colour: string][] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/gu)]
    .filter(([, selectors = '']) => selectors.includes(selector))
    .flatMap(([, , body = '']) => [...body.matchAll(/--color-([\w-]+):\s*(#[\da-f]+)/giu)])
    .map(([, name = '', colour = '']) => [name, colour]);
}

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
