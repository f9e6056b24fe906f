import preview from '../../.storybook/preview.tsx';
import { NextMatchPanel } from '../../src/pairs/NextMatchPanel.tsx';
import { today } from '../../.storybook/fixtures/clock.ts';
import { nextWeek, tonight } from '../fixtures/matches.ts';
import { longestName } from '../fixtures/names.ts';

const meta = preview.meta({
  title: 'Match/NextMatchPanel',
  component: NextMatchPanel,
  args: {
    match: nextWeek,
    pair: { id: 'globo', name: 'Globo y Remate' },
    today,
    map: 'https://mapas.example/club-centro',
  },
});

/** On a pair's page: when, against whom and where it plays next. */
export const Default = meta.story({});

/** It plays tonight. */
export const Tonight = meta.story({
  args: { match: tonight, pair: { id: 'smash', name: 'Los Smash' } },
});

/** The longest names and the longest place, on the smallest screen. */
export const Longest = meta.story({
  args: { match: { ...nextWeek, team2: longestName, location: 'Complejo Deportivo '.repeat(6) } },
  globals: { viewport: { value: 'smallest' } },
});
