import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { UpcomingView } from '../../src/matches/UpcomingView.tsx';
import { now } from '../../.storybook/fixtures/clock.ts';
import { loaded } from '../fixtures/listStates.ts';
import { matches, pending, tomorrow, tonight } from '../fixtures/matches.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import { noFilter, onePending, section } from '../fixtures/sections.ts';
import { stateControl } from '../support/controls.ts';
import { chooseInMenu } from '../support/menu.ts';
import { inNewLeague } from '../support/decorators.tsx';

const meta = preview.meta({
  title: 'Pages/Upcoming',
  component: UpcomingView,
  args: { ...section(loaded(matches)), pending: onePending, filter: noFilter, now, onAdd: fn() },
  argTypes: { state: stateControl(matches) },
  parameters: { fullBleed: true, route: '/proximos-partidos' },
});

const onADesktop = { viewport: { value: 'desktop' } };

/** The next match first; those without a result last. */
export const Loaded = meta.story({
  globals: onADesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Próximos Partidos');
    const rows = canvas.getAllByRole('article');
    await expect(rows).toHaveLength(matches.length + 1);
    await expect(rows[0]).toHaveTextContent('Los Smash');
    await expect(rows.at(-1)).toHaveTextContent('Kick Serrano');
    await expect(
      canvas.getByText('ℹ️ Solo los administradores pueden agregar o eliminar próximos partidos.'),
    ).toBeVisible();
    // The site's frame lets rows be shared; that is all that a visitor can press.
    await expect(canvas.queryByRole('button', { name: /^(?!.*Compartir)/u })).toBeNull();
  },
});

/** A match of 00:30 stands under its evening, and says its date; at 00:20 that evening is still *Hoy*. */
export const AfterMidnight = meta.story({
  args: {
    now: { date: '2026-11-15', time: '00:20' },
    state: loaded([
      { ...tonight, time: '23:00' },
      { ...tonight, id: 'late', date: '2026-11-15', time: '00:30' },
      tomorrow,
    ]),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const evening = canvas.getByRole('list', { name: 'Hoy · sáb 14 nov' });
    const [first, second] = within(evening).getAllByRole('article');
    await expect(first).not.toHaveTextContent('Madrugada');
    await expect(second).toHaveTextContent('Madrugada del dom 15 nov · Club Centro, cancha 2');
    await expect(second).toHaveAccessibleName(/domingo 15 de noviembre de 2026 a las 00:30/u);
  },
});

/** While the first rows load; skeletons keep their space. */
export const Loading = meta.story({
  args: { state: { kind: 'loading' } },
});

/** Nothing has been announced. */
export const Empty = meta.story({ args: { state: loaded([]) } });

/** The matches could not be read, and none were there before. */
export const Failed = meta.story({
  args: { state: { kind: 'error' } },
});

/** Signed in as the administrator: a way to add, and a menu and an X on each row, also on pending ones. */
export const Admin = meta.story({
  args: { isAdmin: true, onSettle: fn() },
  globals: onADesktop,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/Solo los administradores/u)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar Partido' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    // Before its hour a row is the visitor's: only those that have begun ask for a result.
    const load = canvas.getAllByRole('button', { name: /^Cargar resultado/u });
    await expect(load.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Cargar resultado Kick Serrano contra Por Tres',
    ]);
    const what = 'partido Kick Serrano contra Por Tres';
    await chooseInMenu(await canvas.findByRole('button', { name: `Más: ${what}` }), 'Corregir');
    await expect(args.onEdit).toHaveBeenCalledWith(pending);
    await userEvent.click(await canvas.findByRole('button', { name: `Eliminar ${what}` }));
    await expect(args.onDelete).toHaveBeenCalledWith(pending);
  },
});

/** Names and places as long as the database accepts, on the smallest screen. */
export const Longest = meta.story({
  args: {
    isAdmin: true,
    state: loaded(
      matches.map((match) => ({
        ...match,
        team1: longestName,
        team2: longestWord,
        location: longestName,
      })),
      { hasMore: true },
    ),
  },
  globals: { viewport: { value: 'smallest' } },
});

/** Before there is a category. */
export const NewLeague = meta.story({ decorators: [inNewLeague] });
