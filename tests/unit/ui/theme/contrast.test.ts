import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokenColors } from '../../../../src/build/tokenColors.ts';
import { demoSettings } from '../../../../src/league/demo/demoSettings.ts';
import { leagueVariables } from '../../../../src/league/shades.ts';
import { colourPurposes } from '../../../../.storybook/colourPurposes.ts';
import { edgePairs, surfacePairs, textPairs } from '../../../../.storybook/colourPairs.ts';
import { contrast } from '../../../../.storybook/contrast.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((color) => `#${color.toString(16).padStart(6, '0')}`);
/** The database keeps any colour, also one that the form would refuse. */
const extremes = [
  '#000000',
  '#ffffff',
  '#f5f5f0',
  '#808080',
  '#767676',
  '#ff0000',
  '#ffff00',
].concat([
  '#00ff00',
  '#39ff14',
  '#00ffff',
  '#0000ff',
  '#ff00ff',
  '#ff6ec7',
  '#c8102e',
  '#f97316',
  '#14532d',
]);
const examples = extremes.flatMap((color): [string, string][] => [
  [color, demoSettings.accent],
  [demoSettings.brand, color],
  [color, color],
]);

test('the page of colours says of every one what it is for', () => {
  const described = Object.values(colourPurposes).flatMap((purposes) => Object.keys(purposes));
  const colours = tokenColors('light', leagueVariables(demoSettings));
  expect([...colours.keys()].filter((name) => !described.includes(name))).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'whatever two colours a league has, every text, edge and board is seen in the %s scheme',
  (scheme) => {
    fc.assert(
      fc.property(anyColor, anyColor, (brand, accent) => {
        const colours = tokenColors(scheme, leagueVariables({ brand, accent }));
        expect(unreadable(textPairs, 4.5, colours)).toEqual([]);
        expect(unreadable(edgePairs, 3, colours)).toEqual([]);
        expect(unreadable(surfacePairs, 1.35, colours)).toEqual([]);
      }),
      {
        seed: 20261125,
        numRuns: 2_000,
        examples: [[demoSettings.brand, demoSettings.accent], ...examples],
      },
    );
  },
);

test('every style that sets text and its ground sets a pair that is checked here', () => {
  const unchecked = globSync('src/**/*.css').flatMap((path) =>
    pairsIn(readFileSync(path, 'utf8'))
      .filter(
        ({ text, ground }) =>
          !textPairs.some(([one, grounds]) => one === text && grounds.includes(ground)),
      )
      .map(({ text, ground }) => `${path}: ${text} on ${ground}`),
  );
  expect(unchecked).toEqual([]);
});

/** The colours that a rule of a style sheet has side by side; a nested rule has its own. */
function pairsIn(css: string) {
  const rules: { text?: string; ground?: string }[] = [{}];
  const found: { text: string; ground: string }[] = [];
  for (const [, part = '', end] of css.matchAll(/([^{};]*)([{};])/gu)) {
    const rule = rules.at(-1);
    const [, property, value] = /([\w-]+):\s*var\(--color-([\w-]+)\)$/u.exec(part) ?? [];
    if (rule !== undefined && value !== undefined) {
      if (property === 'color') rule.text = value;
      if (property === 'background-color' || property === 'background') rule.ground = value;
    }
    if (end === '{') rules.push({});
    if (end !== '}') continue;
    const { text, ground } = rules.pop() ?? {};
    if (text !== undefined && ground !== undefined) found.push({ text, ground });
  }
  return found;
}

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
