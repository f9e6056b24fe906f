import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NextMatchPanel } from '../../src/pairs/NextMatchPanel.tsx';
import { today } from '../../.storybook/fixtures/clock.ts';
import { nextWeek, tonight } from '../fixtures/matches.ts';
import { longestName } from '../fixtures/names.ts';
import { about } from './NextMatchPanel.about.tsx';

/**
 * A pair’s next match, in large type.
 *
 * **When:** At the top of a pair’s page.
 *
 * **When not:** In lists.
 *
 * **Keyboard:** The rival and the map are links.
 *
 * **Screen reader:** A region; the day is read in full.
 */
const meta = preview.meta({
  title: 'Match/NextMatchPanel',
  parameters: { about },
  component: NextMatchPanel,
  args: {
    match: nextWeek,
    pair: { id: 'globo', name: 'Globo y Remate' },
    today,
    map: 'https://mapas.example/club-centro',
  },
});

/** On a pair's page: when, against whom and where it plays next. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Doble Pared' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Club Centro, cancha 1/u })).toHaveAttribute(
      'href',
      'https://mapas.example/club-centro',
    );
  },
});

/** It plays tonight. */
export const Tonight = meta.story({
  args: { match: tonight, pair: { id: 'smash', name: 'Los Smash' } },
});

/** The longest names and the longest place, on the smallest screen. */
export const Longest = meta.story({
  args: {
    match: { ...nextWeek, team2: longestName, location: 'Complejo Deportivo '.repeat(6) },
  },
  globals: { viewport: { value: 'smallest' } },
});
