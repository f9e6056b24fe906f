import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenColors } from '../../../../src/build/tokenColors.ts';
import { colorProblem } from '../../../../src/league/colorProblem.ts';
import { demoSettings } from '../../../../src/league/demo/demoSettings.ts';
import { leagueColors } from '../../../../src/league/shades.ts';
import { edgePairs, textPairs } from '../../../../stories/foundations/pairs.ts';
import { contrast } from '../../../../stories/support/contrast.ts';

const schemes = ['light', 'dark'] as const;

describe.each(schemes)('the %s scheme', (scheme) => {
  const colours = tokenColors(scheme, leagueColors(demoSettings));

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

describe('any two colours that a league can have', () => {
  const anyColor = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((color) => `#${color.toString(16).padStart(6, '0')}`);
  const brands = anyColor.filter((color) => colorProblem('brand', color) === null);
  const accents = anyColor.filter((color) => colorProblem('accent', color) === null);

  it.each(schemes)('make every text readable in the %s scheme', (scheme) => {
    fc.assert(
      fc.property(brands, accents, (brand, accent) => {
        const colours = tokenColors(scheme, leagueColors({ brand, accent }));
        expect(unreadable(textPairs, 4.5, colours)).toEqual([]);
        expect(unreadable(edgePairs, 3, colours)).toEqual([]);
      }),
      { seed: 20261125, numRuns: 300 },
    );
  });
});

function unreadable(
  pairs: typeof textPairs,
  least: number,
  colours: ReadonlyMap<string, string>,
): string[] {
  return pairs.flatMap(([one, backgrounds]) =>
    backgrounds
      .map((ground) => ({ ground, ratio: contrast(colours.get(one), colours.get(ground)) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ ground, ratio }) => `${one} on ${ground}: ${ratio.toFixed(2)}`),
  );
}
