import { expect, spyOn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TonightActions, tonightText } from '../../../src/admin/desk/TonightActions.tsx';
import { now, today } from '../../../.storybook/fixtures/clock.ts';
import { putOff, tomorrow, tonight } from '../../fixtures/matches.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';

const matches = [
  tonight,
  { ...tonight, id: 'later', time: '23:00', team1: 'Por Tres' },
  { ...tonight, id: 'there', location: 'Pádel del Parque' },
  tomorrow,
  { ...putOff, date: today },
];

const meta = preview.meta({
  title: 'Admin/Desk/TonightActions',
  tags: ['new'],
  component: TonightActions,
  args: { matches, now },
  globals: { viewport: { value: 'phone' } },
});

/** The list that is shared and printed stands by place and hour, without what was put off. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
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
  play: async ({ args }) => {
    const text = tonightText(args.matches, args.now, demoSettings);
    await expect(text).toContain('Se juega hoy, sábado 14 de noviembre de 2026');
    await expect(text).toContain('\n00:30 (madrugada del dom 15 nov) · Los Smash');
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
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir la lista' }));
    await expect(dataset['printing']).toBe('');
    window.dispatchEvent(new Event('afterprint'));
    await expect(dataset['printing']).toBeUndefined();
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir la lista' }));
    await expect(dataset['printing']).toBe('');
    await userEvent.click(document.body);
    await expect(dataset['printing']).toBeUndefined();
  },
});
