import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { LeadersList } from '../../src/standings/LeadersList.tsx';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { leadersOf } from '../../src/standings/leaders.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import { seasonResults, wholeSeason } from '../fixtures/season.ts';
import { choiceControl } from '../support/controls.ts';

const begun = leadersOf(seasonResults, wholeSeason, demoSettings.categories);
const longest = demoSettings.categories.map((category) => ({
  category,
  names: [longestName, longestWord],
  points: 24,
  lead: 0,
  rows: [],
}));

const meta = preview.meta({
  title: 'Match/LeadersList',
  component: LeadersList,
  argTypes: { leaders: choiceControl({ 'one has begun': begun, 'longest names': longest }) },
  args: { leaders: begun },
});

/** One category has begun: its leader leads to its table. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Sexta Damas: Los Smash/u })).toHaveAttribute(
      'href',
      '/tablas/sexta-damas',
    );
  },
});

/** Two pairs share the first place of every category, with the longest names. */
export const LongestNames = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { leaders: longest },
});
