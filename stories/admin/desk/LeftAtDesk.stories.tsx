import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LeftAtDesk } from '../../../src/admin/desk/LeftAtDesk.tsx';
import { now } from '../../../.storybook/fixtures/clock.ts';
import { sextaDamas } from '../../fixtures/categories.ts';
import { tomorrow } from '../../fixtures/matches.ts';
import { longestName, longestWord } from '../../fixtures/names.ts';

const undated = Array.from({ length: 60 }, (_, index) => ({
  id: `${index}`,
  team1: 'Los Smash',
  team2: `Pareja ${index + 1}`,
  category: sextaDamas.name,
  match: null,
}));
const dated = (match: typeof tomorrow) => {
  const { id, team1, team2, category } = match;
  return { id, team1, team2, category, match };
};

const meta = preview.meta({
  title: 'Admin/Desk/LeftAtDesk',
  tags: ['new'],
  component: LeftAtDesk,
  args: {
    left: {
      tonight: [],
      late: [],
      announced: [dated(tomorrow)],
      undated: [{ category: sextaDamas, isUnknown: false, matches: undated }],
      isOver: false,
    },
    now,
    onSettle: fn(),
    onDay: fn(),
    onPostpone: fn(),
    onUnplayed: fn(),
    onWalkover: fn(),
    reminderOf: () => 'https://wa.me/?text=Falta%20jugar',
  },
  globals: { viewport: { value: 'phone' } },
});

/** What is announced is open. A match that is to come has no button beside its menu. */
export const Default = meta.story({
  tags: ['plays-on'],
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('listitem');
    await expect(within(row).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(within(row).getByRole('button', { name: /^Más/u }));
    await userEvent.click(
      await within(document.body).findByRole('menuitem', { name: 'A reprogramar' }),
    );
    await expect(args.onPostpone).toHaveBeenCalledWith(tomorrow);
  },
});

/** Of a category only so many are shown at a time. */
export const Undated = meta.story({
  tags: ['plays-on'],
  args: {
    left: {
      tonight: [],
      late: [],
      announced: [],
      undated: [{ category: sextaDamas, isUnknown: false, matches: undated }],
      isOver: false,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sin fecha, Sexta Damas: 60' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver más (10)' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
    const [first] = canvas.getAllByRole('listitem');
    if (first === undefined) throw new Error('There is no match.');
    const more = within(first).getByRole('button', { name: /^Más/u });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const body = within(document.body);
    await expect(await body.findByRole('menuitem', { name: /^Recordar/u })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await body.findByRole('menuitem', { name: 'W.O. de Pareja 1' }));
    await expect(args.onWalkover).toHaveBeenCalledWith(undated[0], 2);
  },
});

/** The season does not say how often two pairs meet. */
export const Unknown = meta.story({
  tags: ['plays-on'],
  args: {
    left: {
      tonight: [],
      late: [],
      announced: [],
      undated: [{ category: sextaDamas, isUnknown: true, matches: [] }],
      isOver: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay partidos anunciados.')).toBeVisible();
    await expect(canvas.getByText(/dos parejas de Sexta Damas\.$/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Elegir las ruedas' })).toBeVisible();
  },
});

/** Everything was played. */
export const Nothing = meta.story({
  args: { left: { tonight: [], late: [], announced: [], undated: [], isOver: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No falta ningún partido.')).toBeVisible();
  },
});

/** The longest names, on the smallest screen. */
export const Longest = meta.story({
  args: {
    left: {
      tonight: [],
      late: [],
      announced: [
        dated({ ...tomorrow, team1: longestName, team2: longestWord, location: longestName }),
      ],
      undated: [],
      isOver: false,
    },
  },
  globals: { viewport: { value: 'smallest' } },
});
