import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ResultsView } from '../../src/matches/ResultsView.tsx';
import { today } from '../../.storybook/fixtures/clock.ts';
import { loaded } from '../fixtures/listStates.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import { results, superTieBreak } from '../fixtures/results.ts';
import { noFilter, section } from '../fixtures/sections.ts';
import { stateControl } from '../support/controls.ts';
import { inNewLeague } from '../support/decorators.tsx';

const meta = preview.meta({
  title: 'Pages/Results',
  component: ResultsView,
  args: { ...section(loaded(results)), today, filter: noFilter, onAdd: fn() },
  argTypes: { state: stateControl(results) },
  parameters: { fullBleed: true, route: '/resultados' },
});

const onADesktop = { viewport: { value: 'desktop' } };

/** Every result of the league, the newest first. */
export const Loaded = meta.story({
  globals: onADesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Resultados');
    await expect(canvas.getAllByRole('article')).toHaveLength(results.length);
    // An outline: the page, its list, the days; none for each match.
    const days = new Set(results.map(({ date }) => date));
    await expect(canvas.getAllByRole('heading')).toHaveLength(2 + days.size);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(days.size);
    await expect(
      canvas.getByText('ℹ️ Solo los administradores pueden agregar o eliminar resultados.'),
    ).toBeVisible();
    // The site's frame lets rows be shared; that is all that a visitor can press.
    await expect(canvas.queryByRole('button', { name: /^(?!.*Compartir)/u })).toBeNull();
  },
});

/** While the first rows load; skeletons keep their space. */
export const Loading = meta.story({
  args: { state: { kind: 'loading' } },
});

/** Before the first match of a season. */
export const Empty = meta.story({ args: { state: loaded([]) } });

/** The results could not be read, and none were there before. */
export const Failed = meta.story({
  args: { state: { kind: 'error' } },
});

/** Signed in as the administrator: a way to add, and an X on each row. */
export const Admin = meta.story({
  args: { isAdmin: true },
  globals: onADesktop,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/Solo los administradores/u)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar Resultado' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(
      await canvas.findByRole('button', {
        name: 'Eliminar resultado La Víbora contra Globo y Remate',
      }),
    );
    await expect(args.onDelete).toHaveBeenCalledWith(superTieBreak);
  },
});

/** Names as long as the database accepts, on the smallest screen. */
export const Longest = meta.story({
  args: {
    isAdmin: true,
    state: loaded(
      results.map((result) => ({ ...result, team1: longestName, team2: longestWord })),
      { hasMore: true },
    ),
  },
  globals: { viewport: { value: 'smallest' } },
});

/** Before there is a category. */
export const NewLeague = meta.story({ decorators: [inNewLeague] });
