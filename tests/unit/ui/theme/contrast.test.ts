import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenColors } from '../../../../src/build/tokenColors.ts';
import { colorProblem } from '../../../../src/league/colorProblem.ts';
import { demoSettings } from '../../../../src/league/demo/demoSettings.ts';
import { leagueVariables } from '../../../../src/league/shades.ts';
import { colourPurposes } from '../../../../.storybook/colourPurposes.ts';
import { edgePairs, textPairs } from '../../../../.storybook/colourPairs.ts';
import { contrast } from '../../../../.storybook/contrast.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((color) => `#${color.toString(16).padStart(6, '0')}`);
const brands = anyColor.filter((color) => colorProblem('brand', color) === null);
const accents = anyColor.filter((color) => colorProblem('accent', color) === null);

test('the page of colours says of every one what it is for', () => {
  const described = Object.values(colourPurposes).flatMap((purposes) => Object.keys(purposes));
  const colours = tokenColors('light', leagueVariables(demoSettings));
  expect([...colours.keys()].filter((name) => !described.includes(name))).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'whatever two colours a league has, every text and edge is seen in the %s scheme',
  (scheme) => {
    fc.assert(
      fc.property(brands, accents, (brand, accent) => {
        const colours = tokenColors(scheme, leagueVariables({ brand, accent }));
        expect(unreadable(textPairs, 4.5, colours)).toEqual([]);
        expect(unreadable(edgePairs, 3, colours)).toEqual([]);
      }),
      { seed: 20261125, numRuns: 300, examples: [[demoSettings.brand, demoSettings.accent]] },
    );
  },
);

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
