import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { DeskMatch } from '../../../src/admin/desk/leftAtDesk.ts';
import { DueMatches } from '../../../src/admin/desk/DueMatches.tsx';
import { sextaDamas } from '../../fixtures/categories.ts';
import { nextWeek, pending, putOff, tomorrow, tonight } from '../../fixtures/matches.ts';
import { longestName, longestWord } from '../../fixtures/names.ts';

const dated = (match: typeof tonight) => {
  const { id, team1, team2, category } = match;
  return { id, team1, team2, category, match };
};
const of = (match: typeof tonight, count: number) =>
  Array.from({ length: count }, (_, index) =>
    dated({ ...match, id: `${match.id} ${index}`, team2: `Pareja ${index + 1}` }),
  );
const second = { ...tonight, id: 'second', time: '23:15', team1: 'Globo y Remate' };
const undated = of(tonight, 36).map((each) => ({ ...each, match: null }));
const nothing = { tonight: [], late: [], announced: [], undated: [], isOver: false };
const begun = { date: '2026-11-14', time: '22:10' };

const meta = preview.meta({
  title: 'Admin/Desk/DueMatches',
  tags: ['new'],
  component: DueMatches,
  args: {
    left: {
      tonight: [tonight, second].map(dated),
      late: [putOff, pending].map(dated),
      announced: [tomorrow, nextWeek].map(dated),
      undated: [{ category: sextaDamas, isUnknown: false, matches: undated }],
      isOver: false,
    },
    now: begun,
    onSettle: fn(),
    onDay: fn(),
    onPostpone: fn(),
    onUnplayed: fn(),
    onWalkover: fn(),
    reminderOf: () => 'https://wa.me/?text=Falta%20jugar',
  },
  globals: { viewport: { value: 'phone' } },
});

/** A match that has begun has *Cargar*; the arrows go on to what is late. */
export const Default = meta.story({
  tags: ['plays-on'],
  play: async ({ args, canvas, userEvent }) => {
    const load = canvas.getByRole('button', { name: 'Cargar: Los Smash contra La Víbora' });
    await expect(canvas.queryByRole('button', { name: /^Cargar: Globo/u })).toBeNull();
    load.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const late = canvas.getByRole('button', { name: 'Cargar: Kick Serrano contra Por Tres' });
    await expect(late).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onSettle).toHaveBeenCalledWith(dated(tonight));
  },
});

/** The menu of a late match, opened. */
export const MenuOpen = meta.story({
  parameters: { reach: ['Más: La Jaula contra Bandeja y Fernet'], roomBelow: 640 },
  play: async () => {
    await expect(await within(document.body).findByRole('menu')).toBeVisible();
  },
});

/** Before its hour no match of tonight asks for a result. */
export const BeforeItsHour = meta.story({
  args: { now: { date: '2026-11-14', time: '19:00' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole('button', { name: /^Cargar: (?:Los Smash|Globo)/u }),
    ).toBeNull();
  },
});

/** At 00:20 tonight is still that evening. */
export const AfterMidnight = meta.story({
  args: { now: { date: '2026-11-15', time: '00:20' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('button', { name: /^Cargar: (?:Los Smash|Globo)/u }),
    ).toHaveLength(2);
  },
});

/** Of many that are late the five oldest stand here. */
export const Many = meta.story({
  args: {
    left: {
      tonight: [tonight, second, { ...tonight, id: 'third' }].map(dated),
      late: of(pending, 28),
      announced: of(nextWeek, 38),
      undated: [{ category: sextaDamas, isUnknown: false, matches: undated }],
      isOver: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: 'Ver los 23 restantes' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Anunciados 38 · sin fecha 36' })).toBeVisible();
  },
});

/** The match in the place of one that leaves the list has its focus. */
export const Leaving = meta.story({
  tags: ['plays-on'],
  render: function Stage(args) {
    const [left, setLeft] = useState(args.left);
    const onUnplayed = ({ id }: DeskMatch) =>
      setLeft({ ...left, late: left.late.filter((match) => match.id !== id) });
    return <DueMatches {...args} left={left} onUnplayed={onUnplayed} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Más: La Jaula contra Bandeja y Fernet' }),
    );
    await userEvent.click(
      await within(document.body).findByRole('menuitem', { name: 'No se jugó' }),
    );
    await expect(canvas.getByRole('button', { name: /^Cargar: Kick Serrano/u })).toHaveFocus();
  },
});

/** An evening without matches says when the next one is. */
export const NotTonight = meta.story({
  args: { left: { ...nothing, announced: [tomorrow, nextWeek].map(dated) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hoy no se juega. Lo próximo: Mañana, 10:30.')).toBeVisible();
  },
});

/** Nothing is announced, and it is not known whether anything is left. */
export const Empty = meta.story({
  args: { left: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay partidos anunciados.')).toBeVisible();
  },
});

/** Everything was played. */
export const Over = meta.story({
  args: { left: { ...nothing, isOver: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No falta ningún partido.')).toBeVisible();
  },
});

/** The longest names, on the smallest screen. */
export const Longest = meta.story({
  args: {
    left: {
      ...nothing,
      tonight: [
        dated({ ...tonight, team1: longestName, team2: longestWord, location: longestName }),
      ],
    },
  },
  globals: { viewport: { value: 'smallest' } },
});
