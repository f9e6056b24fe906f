import { expect, spyOn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TonightList, tonightText } from '../../../src/admin/desk/TonightList.tsx';
import { now, today } from '../../../.storybook/fixtures/clock.ts';
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
  args: { matches, now },
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
    await expect(tonightText(matches, now, demoSettings)).toContain(
      '*Club Centro, cancha 2*\n22:00 · Los Smash – La Víbora (Sexta Damas)\n23:00 · Por Tres',
    );
  },
});

/** At 00:20 the list is that of the evening, and what begins after midnight says its date. */
export const AfterMidnight = meta.story({
  args: {
    matches: [{ ...tonight, id: 'late', date: '2026-11-15', time: '00:30' }, ...matches],
    now: { date: '2026-11-15', time: '00:20' },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(
      'Se juega hoy, sábado 14 de noviembre de 2026',
    );
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent(
      '00:30 (madrugada del dom 15 nov) · Los Smash',
    );
    await expect(tonightText(args.matches, args.now, demoSettings)).toContain(
      '\n00:30 (madrugada del dom 15 nov) · Los Smash',
    );
  },
});

/** Where printing begins after the tap, as on a phone, the list alone is printed until it ends or the page is used again. */
export const PrintedLater = meta.story({
  tags: ['plays-on'],
  beforeEach: () => {
    spyOn(window, 'print').mockImplementation(() => {});
  },
  play: async ({ canvas, userEvent }) => {
    const { dataset } = document.documentElement;
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }));
    await expect(dataset['printing']).toBe('');
    window.dispatchEvent(new Event('afterprint'));
    await expect(dataset['printing']).toBeUndefined();
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }));
    await expect(dataset['printing']).toBe('');
    await userEvent.click(canvas.getByRole('region'));
    await expect(dataset['printing']).toBeUndefined();
  },
});

/** The longest names, on the smallest screen. */
export const Longest = meta.story({
  args: {
    matches: [{ ...tonight, team1: longestName, team2: longestWord, location: longestName }],
  },
  globals: { viewport: { value: 'smallest' } },
});
