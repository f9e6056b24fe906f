import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TonightList, tonightText } from '../../../src/admin/desk/TonightList.tsx';
import { today } from '../../../.storybook/fixtures/clock.ts';
import { putOff, tomorrow, tonight } from '../../fixtures/matches.ts';
import { longestName, longestWord } from '../../fixtures/names.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';

const matches = [
  tonight,
  { ...tonight, id: 'later', time: '23:00', team1: 'Por Tres' },
  { ...tonight, id: 'there', location: 'Pádel del Parque' },
  tomorrow,
  { ...putOff, date: today },
];

const meta = preview.meta({
  title: 'Admin/TonightList',
  tags: ['new'],
  component: TonightList,
  args: { matches, today },
  globals: { viewport: { value: 'phone' } },
});

/** By place and hour. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole('heading', { level: 4 });
    await expect(places.map(({ textContent }) => textContent)).toEqual([
      'Club Centro, cancha 2',
      'Pádel del Parque',
    ]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(tonightText(matches, today, demoSettings)).toContain(
      '*Club Centro, cancha 2*\n22:00 · Los Smash – La Víbora (Sexta Damas)\n23:00 · Por Tres',
    );
  },
});

/** The longest names, on the smallest screen. */
export const Longest = meta.story({
  args: {
    matches: [{ ...tonight, team1: longestName, team2: longestWord, location: longestName }],
  },
  globals: { viewport: { value: 'smallest' } },
});
