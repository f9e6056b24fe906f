import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PairNeeds } from '../../../src/components/PairNeeds/PairNeeds.tsx';
import { season, seasonPairs, seasonResults } from '../../fixtures/season.ts';
import { about } from './PairNeeds.about.tsx';

const match = (team1: string, team2: string) => ({ team1, team2 });

const meta = preview.meta({
  title: 'Match/PairNeeds',
  parameters: { about },
  component: PairNeeds,
  args: {
    name: 'La Víbora',
    results: seasonResults,
    pairs: seasonPairs,
    matches: [match('La Víbora', 'Globo y Remate'), match('Los Smash', 'Pala Rosa')],
    rule: season.rule,
    qualified: season.qualified,
  },
});

/** Two matches before the end: in how many endings it is first, and what is enough. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/finales posibles es primera/u)).toBeVisible();
  },
});

/** It is too late for the first place. */
export const TooLate = meta.story({
  args: { name: 'Contrapared' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ya no puede terminar primera.')).toBeVisible();
  },
});

/** Nothing is announced: nothing is said. */
export const WithoutMatches = meta.story({ args: { matches: [] } });
