import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { DeskMatch } from '../../../src/admin/desk/leftAtDesk.ts';
import { LeftAtDesk } from '../../../src/admin/desk/LeftAtDesk.tsx';
import { now } from '../../../.storybook/fixtures/clock.ts';
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

/** What is late is open: one tap for what happens most. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/A reprogramar · era el jue 12 nov/u)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'A reprogramar: Kick Serrano contra Por Tres' }),
    );
    await expect(args.onPostpone).toHaveBeenCalledWith(pending);
  },
});

/** The match in the place of one that leaves the list has its focus. */
export const Leaving = meta.story({
  tags: ['plays-on'],
  render: function Stage(args) {
    const [left, setLeft] = useState(args.left);
    const onUnplayed = ({ id }: DeskMatch) =>
      setLeft({ ...left, late: left.late.filter((match) => match.id !== id) });
    return <LeftAtDesk {...args} left={left} onUnplayed={onUnplayed} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'No se jugó: La Jaula contra Bandeja y Fernet' }),
    );
    await expect(canvas.getByRole('button', { name: /^Cargar: Kick Serrano/u })).toHaveFocus();
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
  args: { left: { late: [], announced: [], undated: [], isOver: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No falta ningún partido.')).toBeVisible();
  },
});

/** The longest names, on the smallest screen. */
export const Longest = meta.story({
  args: {
    left: {
      late: [dated({ ...pending, team1: longestName, team2: longestWord, location: longestName })],
      announced: [],
      undated: [],
      isOver: false,
    },
  },
  globals: { viewport: { value: 'smallest' } },
});
