import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import type { Result } from '../../src/padel/result.ts';
import type { UpcomingMatch } from '../../src/padel/upcomingMatch.ts';
import { CategoryView } from '../../src/category/CategoryView.tsx';
import { CalendarPanel } from '../../src/pairs/CalendarPanel.tsx';
import { calendar } from '../fixtures/calendar.ts';
import { now } from '../../.storybook/fixtures/clock.ts';
import { sextaDamas } from '../fixtures/categories.ts';
import { loaded } from '../fixtures/listStates.ts';
import { matches, tonight } from '../fixtures/matches.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import { results, straightSets } from '../fixtures/results.ts';
import { onePending, section } from '../fixtures/sections.ts';

/** Rows as if all of them were of the category that the page shows. */
function ofThisCategory<Item>(items: readonly Item[]): readonly Item[] {
  return items.map((item) => ({ ...item, category: 'Sexta Damas' as const }));
}
const categoryResults: readonly Result[] = ofThisCategory(results.slice(0, 4));
const categoryMatches: readonly UpcomingMatch[] = ofThisCategory(matches);

const meta = preview.meta({
  title: 'Pages/Category',
  component: CategoryView,
  args: {
    category: 'Sexta Damas' as const,
    slug: 'sexta-damas' as const,
    spreadsheet: sextaDamas.spreadsheet,
    calendar: <CalendarPanel {...calendar} />,
    left: 11,
    now,
    results: section(loaded(categoryResults)),
    matches: section(loaded(categoryMatches)),
    pending: onePending,
    onAddResult: fn(),
    onAddMatch: fn(),
  },
  argTypes: {
    category: { options: demoSettings.categories.map(({ name }) => name), control: 'select' },
  },
  parameters: { fullBleed: true, route: '/categorias/sexta-damas' },
});

const onAPhone = { viewport: { value: 'phone' } };
const onADesktop = { viewport: { value: 'desktop' } };

/** A player's home: the table of positions, the results and the matches of one category. */
export const Loaded = meta.story({
  globals: onADesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Próximo partido: / })).toHaveAttribute(
      'href',
      '#proximos-partidos',
    );
    await expect(canvas.getByRole('link', { name: 'Lo que falta 11' })).toBeVisible();
  },
});

/** Nothing is announced, and a match of last night has no result yet. */
export const Pending = meta.story({
  globals: onAPhone,
  args: { matches: section(loaded<UpcomingMatch>([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/anunciado\. Pendientes de resultado: 1\.$/u)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Pendientes de resultado' })).toBeVisible();
  },
});

/** Days of one result or match share a heading, and the rows say the day. */
export const SingleDays = meta.story({
  globals: onAPhone,
  args: {
    results: section(
      loaded<Result>(
        ['2026-11-13', '2026-11-11', '2026-11-07'].map((date, index) => ({
          ...straightSets,
          category: 'Sexta Damas' as const,
          id: `single-${index}`,
          date,
        })),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'sáb 7 nov – Ayer' })).toBeVisible();
    const [first, second] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent('Ayer');
    await expect(second).toHaveTextContent('mié 11 nov');
  },
});

/** Until the first rows are there. */
export const Loading = meta.story({
  args: { results: section({ kind: 'loading' }), matches: section({ kind: 'loading' }) },
});

/** The results are loaded, the matches still loading. */
export const MatchesLoading = meta.story({
  args: { matches: section({ kind: 'loading' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cargando datos de Sexta Damas...')).toBeVisible();
    await expect(canvas.getByText('Cargando próximos partidos...')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(categoryResults.length);
  },
});

/** A category that has not begun. */
export const Empty = meta.story({
  args: { results: section(loaded<Result>([])), matches: section(loaded<UpcomingMatch>([])) },
});

/** Neither results nor matches could be read: the page says so once, and asks for both again. */
export const Failed = meta.story({
  args: { results: section({ kind: 'error' }), matches: section({ kind: 'error' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error al cargar los datos de la categoría. Intenta de nuevo más tarde.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.results.onRetry).toHaveBeenCalledOnce();
    await expect(args.matches.onRetry).toHaveBeenCalledOnce();
  },
});

/** The matches are there, the results could not be read: what works is shown. */
export const OnlyResultsFailed = meta.story({
  args: { results: section({ kind: 'error' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error al cargar los resultados.');
    await expect(canvas.getAllByRole('article')).toHaveLength(categoryMatches.length + 1);
  },
});

/** Signed in as the administrator: ways to add to this category, and an X on each row. */
export const Admin = meta.story({
  args: {
    results: section(loaded(categoryResults), { isAdmin: true }),
    matches: section(loaded(categoryMatches), { isAdmin: true }),
  },
  globals: onADesktop,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar Resultado' }));
    await expect(args.onAddResult).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar Partido' }));
    await expect(args.onAddMatch).toHaveBeenCalledOnce();
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Eliminar partido Los Smash contra La Víbora' }),
    );
    await expect(args.matches.onDelete).toHaveBeenCalledWith({ ...tonight });
  },
});

/** Names as long as the database accepts, on the smallest screen. */
export const Longest = meta.story({
  args: {
    results: section(
      loaded(
        categoryResults.map((result) => ({ ...result, team1: longestName, team2: longestWord })),
        { hasMore: true },
      ),
      { isAdmin: true },
    ),
    matches: section(
      loaded(
        categoryMatches.map((match) => ({
          ...match,
          team1: longestWord,
          team2: longestName,
          location: longestName,
        })),
      ),
      { isAdmin: true },
    ),
  },
  globals: { viewport: { value: 'smallest' } },
});

/** Text of twice the size: the names of the next match are whole. */
export const LargeText = meta.story({
  args: { matches: section(loaded([{ ...tonight, category: 'Sexta Damas', team1: longestName }])) },
  globals: { text: '200-percent', ...onAPhone },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: /^Próximo partido: / });
    const name = card.querySelector('bdi') ?? card;
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
});
