import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LeftAtDesk } from '../../../src/admin/desk/LeftAtDesk.tsx';
import { today } from '../../../.storybook/fixtures/clock.ts';
import { sextaDamas } from '../../fixtures/categories.ts';
import { pending, putOff, tonight } from '../../fixtures/matches.ts';
import { longestName, longestWord } from '../../fixtures/names.ts';

const undated = Array.from({ length: 60 }, (_, index) => ({
  id: `${index}`,
  team1: 'Los Smash',
  team2: `Pareja ${index + 1}`,
  category: sextaDamas.name,
  match: null,
}));
const dated = (match: typeof tonight) => {
  const { id, team1, team2, category } = match;
  return { id, team1, team2, category, match };
};

const meta = preview.meta({
  title: 'Admin/LeftAtDesk',
  tags: ['new'],
  component: LeftAtDesk,
  args: {
    left: {
      late: [putOff, pending].map(dated),
      announced: [dated(tonight)],
      undated: [{ category: sextaDamas, isUnknown: false, matches: undated }],
    },
    today,
    onSettle: fn(),
    onDay: fn(),
    onPostpone: fn(),
    onUnplayed: fn(),
    onWalkover: fn(),
    reminderOf: () => 'https://wa.me/?text=Falta%20jugar',
  },
  globals: { viewport: { value: 'phone' } },
});

/** What is late is open: one tap for what happens most. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/A reprogramar · era el jue 12 nov/u)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'A reprogramar: Kick Serrano contra Por Tres' }),
    );
    await expect(args.onPostpone).toHaveBeenCalledWith(pending);
    await userEvent.click(
      canvas.getByRole('button', { name: 'No se jugó: La Jaula contra Bandeja y Fernet' }),
    );
    await expect(args.onUnplayed).toHaveBeenCalledOnce();
  },
});

/** Of a category only so many are shown at a time. */
export const Undated = meta.story({
  tags: ['plays-on'],
  args: {
    left: {
      late: [],
      announced: [],
      undated: [{ category: sextaDamas, isUnknown: false, matches: undated }],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sin fecha, Sexta Damas: 60' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver más (10)' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
    const [more] = canvas.getAllByRole('button', { name: /^Más/u });
    if (more === undefined) throw new Error('There is no such button.');
    await userEvent.click(more);
    await userEvent.click(canvas.getByRole('button', { name: /^W\.O\. de Pareja 1:/u }));
    await expect(args.onWalkover).toHaveBeenCalledWith(undated[0], 2);
    await expect(canvas.getByRole('link', { name: /^Recordar/u })).toBeVisible();
  },
});

/** The season does not say how often two pairs meet. */
export const Unknown = meta.story({
  tags: ['plays-on'],
  args: {
    left: {
      late: [],
      announced: [],
      undated: [{ category: sextaDamas, isUnknown: true, matches: [] }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sin fecha, Sexta Damas' }));
    await expect(await canvas.findByRole('link', { name: 'Elegir las ruedas' })).toBeVisible();
  },
});

/** Everything was played. */
export const Nothing = meta.story({ args: { left: { late: [], announced: [], undated: [] } } });

/** The longest names, on the smallest screen. */
export const Longest = meta.story({
  args: {
    left: {
      late: [dated({ ...pending, team1: longestName, team2: longestWord, location: longestName })],
      announced: [],
      undated: [],
    },
  },
  globals: { viewport: { value: 'smallest' } },
});
