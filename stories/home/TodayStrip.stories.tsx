import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TodayStrip } from '../../src/home/TodayStrip.tsx';
import type { UpcomingMatch } from '../../src/padel/upcomingMatch.ts';
import { now } from '../../.storybook/fixtures/clock.ts';
import { loaded } from '../fixtures/listStates.ts';
import { longestName } from '../fixtures/names.ts';
import { matches, tomorrow, tonight } from '../fixtures/matches.ts';
import { stateControl } from '../support/controls.ts';

const meta = preview.meta({
  title: 'Match/TodayStrip',
  component: TodayStrip,
  argTypes: { state: stateControl(matches) },
  args: { state: loaded(matches), now },
});

/** A day with matches. */
export const Today = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /22:00 Los Smash/u })).toHaveAttribute(
      'href',
      '/proximos-partidos?categoria=sexta-damas',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

/** A day of many: they are scrolled sideways. */
export const Many = meta.story({
  args: {
    state: loaded(Array.from({ length: 8 }, (_, index) => ({ ...tonight, id: String(index) }))),
  },
  globals: { viewport: { value: 'phone' } },
});

/** One match, of long names: all of it is on the screen, and the longer name is cut first. */
export const LongestOnAPhone = meta.story({
  args: { state: loaded([{ ...tonight, team1: longestName, team2: 'Los Mellis' }]) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('link').getBoundingClientRect();
    await expect(left).toBeGreaterThan(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const short = canvas.getByTitle('Los Mellis');
    await expect(short.scrollWidth).toBeLessThanOrEqual(short.clientWidth);
  },
});

/** Text of twice the size: no name is cut. */
export const LargeText = meta.story({
  args: {
    state: loaded([
      { ...tonight, team1: longestName, team2: 'Los Mellis' },
      { ...tonight, id: 'other' },
    ]),
  },
  globals: { text: '200-percent', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const name of [longestName, 'Los Mellis']) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = canvas.getByTitle(name);
      await expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
    }
  },
});

const late = { ...tonight, id: 'late', team1: 'Contrapared', date: '2026-11-15', time: '00:30' };

/** At 00:20 the evening goes on: the match of 23:00 is still there, and that of 00:30. */
export const AfterMidnight = meta.story({
  args: {
    state: loaded([{ ...tonight, time: '23:00' }, late, tomorrow]),
    now: { date: '2026-11-15', time: '00:20' },
  },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(shown).toEqual([
      expect.stringContaining('23:00Los Smash'),
      expect.stringContaining('00:30Contrapared'),
    ]);
  },
});

/** In the morning 00:30 alone would be read as an hour that is over. */
export const InTheMorning = meta.story({
  args: { state: loaded([late]), now: { date: '2026-11-14', time: '10:00' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Sin partidos por jugar. El próximo: esta noche, 00:30.'),
    ).toBeVisible();
  },
});

/** A day without: when the next one is. */
export const NotToday = meta.story({
  args: { state: loaded([tomorrow]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Sin partidos por jugar. El próximo: mañana, 10:30.'),
    ).toBeVisible();
  },
});

/** Nothing is announced. */
export const Empty = meta.story({ args: { state: loaded<UpcomingMatch>([]) } });

/** Before the rows are there, as high as afterwards. */
export const Loading = meta.story({
  args: { state: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('Hoy');
  },
});
