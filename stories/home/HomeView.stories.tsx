import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { Result } from '../../src/padel/result.ts';
import type { UpcomingMatch } from '../../src/padel/upcomingMatch.ts';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { HomeView } from '../../src/home/HomeView.tsx';
import { now } from '../../.storybook/fixtures/clock.ts';
import { loaded } from '../fixtures/listStates.ts';
import { matches } from '../fixtures/matches.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import { results, superTieBreak } from '../fixtures/results.ts';
import { section } from '../fixtures/sections.ts';
import { inNewLeague } from '../support/decorators.tsx';
import { fakeIntervals } from '../support/fakeIntervals.ts';
import { chooseInMenu } from '../support/menu.ts';

const meta = preview.meta({
  title: 'Pages/Home',
  component: HomeView,
  args: {
    leagueName: demoSettings.name,
    slides: demoSettings.heroPictures,
    now,
    results: section(loaded(results)),
    matches: section(loaded(matches)),
    onAddResult: fn(),
    onAddMatch: fn(),
  },
  parameters: { fullBleed: true, route: '/' },
  // The pictures stand still.
  beforeEach: fakeIntervals,
});

const onADesktop = { viewport: { value: 'desktop' } };

/** The four latest results and the three next matches. */
export const Loaded = meta.story({
  globals: onADesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(demoSettings.name);
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
    const titles = canvas.getAllByRole('heading', { level: 2 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Últimos Resultados',
      'Próximos Partidos',
    ]);
    await expect(canvas.getByRole('link', { name: 'Todos los resultados' })).toHaveAttribute(
      'href',
      '/resultados',
    );
    await expect(canvas.getByRole('link', { name: 'Todos los partidos' })).toHaveAttribute(
      'href',
      '/proximos-partidos',
    );
    // A match whose hour has passed is not among the next ones.
    await expect(canvas.queryByText('Por Tres')).toBeNull();
  },
});

/** While the first rows load; skeletons keep their space. */
export const Loading = meta.story({
  args: { results: section({ kind: 'loading' }), matches: section({ kind: 'loading' }) },
  globals: onADesktop,
});

/** Before the season: nothing was played, nothing is announced. */
export const Empty = meta.story({
  args: { results: section(loaded<Result>([])), matches: section(loaded<UpcomingMatch>([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('La liga está por empezar')).toBeVisible();
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
  },
});

/** The first match is announced: the lists are there. */
export const FirstMatch = meta.story({
  args: { results: section(loaded<Result>([])) },
});

/** Before there is a category: the administrator adds neither results nor matches. */
export const NewLeague = meta.story({
  args: { slides: [], results: section(loaded<Result>([]), { isAdmin: true }) },
  decorators: [inNewLeague],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('La liga está por empezar')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link')).toHaveTextContent('Administración');
  },
});

/** The two lists could not be read; each says so, and can be loaded again. */
export const Failed = meta.story({
  args: { results: section({ kind: 'error' }), matches: section({ kind: 'error' }) },
  play: async ({ args, canvas, userEvent }) => {
    const [results, matches] = canvas.getAllByRole('button', { name: 'Reintentar' });
    if (results === undefined || matches === undefined) throw new Error('A button is missing.');
    await userEvent.click(results);
    await expect(args.results.onRetry).toHaveBeenCalledOnce();
    await expect(args.matches.onRetry).not.toHaveBeenCalled();
    await userEvent.click(matches);
    await expect(args.matches.onRetry).toHaveBeenCalledOnce();
  },
});

/** The results are there, the matches could not be read: what works is shown. */
export const OnlyMatchesFailed = meta.story({ args: { matches: section({ kind: 'error' }) } });

/** The administrator, who can add, correct and delete here. */
export const Admin = meta.story({
  args: {
    results: section(loaded(results), { isAdmin: true }),
    matches: section(loaded(matches), { isAdmin: true }),
  },
  globals: onADesktop,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: 'Eliminar resultado La Víbora contra Globo y Remate',
      }),
    );
    await expect(args.results.onDelete).toHaveBeenCalledWith(superTieBreak);
    await expect(await canvas.findAllByRole('button', { name: /^Eliminar/u })).toHaveLength(7);
    await chooseInMenu(
      await canvas.findByRole('button', { name: 'Más: resultado La Víbora contra Globo y Remate' }),
      'Corregir',
    );
    await expect(args.results.onEdit).toHaveBeenCalledWith(superTieBreak);
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar Resultado' }));
    await expect(args.onAddResult).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Administración' })).toHaveAttribute(
      'href',
      '/admin',
    );
  },
});

/** The longest league and teams, on the smallest screen. */
export const Longest = meta.story({
  args: {
    leagueName: 'Liga Amateur de Pádel de las Sierras Chicas',
    results: section(
      loaded(results.map((result) => ({ ...result, team1: longestName, team2: longestWord }))),
      { isAdmin: true },
    ),
    matches: section(
      loaded(matches.map((match) => ({ ...match, team1: longestWord, team2: longestName }))),
      { isAdmin: true },
    ),
  },
  globals: { viewport: { value: 'smallest' } },
});
