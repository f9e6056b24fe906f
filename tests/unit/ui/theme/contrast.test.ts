import { describe, expect, it } from 'vitest';
import { tokenColors } from '../../../../src/build/tokenColors.ts';
import { edgePairs, textPairs } from '../../../../stories/foundations/pairs.ts';
import { contrast } from '../../../../stories/support/contrast.ts';

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  const colours = tokenColors(scheme);

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
