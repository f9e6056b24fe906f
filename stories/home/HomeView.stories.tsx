import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { Result } from '../../src/padel/result.ts';
import type { UpcomingMatch } from '../../src/padel/upcomingMatch.ts';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { HomeView } from '../../src/home/HomeView.tsx';
import { now } from '../../.storybook/fixtures/clock.ts';
import { offline } from '../../.storybook/fixtures/connections.ts';
import { visitor } from '../../.storybook/fixtures/viewers.ts';
import { WholePage } from '../../.storybook/WholePage.tsx';
import { loaded } from '../fixtures/listStates.ts';
import { matches, nextYear, tonight } from '../fixtures/matches.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import { pair, pairMatches, pairResults } from '../fixtures/pairs.ts';
import { seasonResults, wholeSeason } from '../fixtures/season.ts';
import { LazyMyPairs } from '../../src/pairs/LazyMyPairs.tsx';
import { MyPairLine } from '../../src/pairs/MyPairLine.tsx';
import { leadersOf } from '../../src/standings/leaders.ts';
import { LeadersList } from '../../src/standings/LeadersList.tsx';
import { LeftBars } from '../../src/standings/LeftBars.tsx';
import { results, superTieBreak } from '../fixtures/results.ts';
import { section } from '../fixtures/sections.ts';
import { inNewLeague } from '../support/decorators.tsx';
import { fakeIntervals } from '../support/fakeIntervals.ts';
import { chooseInMenu } from '../support/menu.ts';

const leaders = (
  <section>
    <h2>Líderes</h2>
    <LeadersList leaders={leadersOf(seasonResults, wholeSeason, demoSettings.categories)} />
    <h2>Lo que falta</h2>
    <LeftBars
      progress={demoSettings.categories.map((category) => ({ category, played: 17, all: 28 }))}
    />
  </section>
);

const starred = { id: pair.id, category: 'sexta-damas' as const, name: pair.name };

const meta = preview.meta({
  title: 'Pages/Home',
  component: HomeView,
  args: {
    leagueName: demoSettings.name,
    season: 'Clausura 2026',
    myPairs: <LazyMyPairs />,
    leaders,
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
    await expect(canvas.getByText('hoy 1 partido', { exact: false })).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 2 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Últimos Resultados',
      'Próximos Partidos',
      'Líderes',
      'Lo que falta',
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
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
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
    await expect(canvas.queryByRole('button', { name: /^Agregar/u })).toBeNull();
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

const onAPhone = { viewport: { value: 'phone' } };

/** The first visit, on a phone: the evening, and a question for one's pair. */
export const FirstVisit = meta.story({
  globals: onAPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '¿Cuál es tu pareja?' })).toBeVisible();
    const [first] = canvas.getAllByRole('article');
    await expect(first?.offsetHeight).toBe(56);
  },
});

/** Whoever starred a pair sees its match of tonight and the place. */
export const StarredAndPlayingToday = meta.story({
  globals: onAPhone,
  args: {
    myPairs: (
      <MyPairLine
        pair={starred}
        now={now}
        matches={loaded(pairMatches)}
        pending={loaded([])}
        results={loaded(pairResults)}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Hoy 22:00 · contra La Víbora · Club Centro, cancha 2'),
    ).toBeVisible();
  },
});

/** A pair without a match has its last result. */
export const StarredWithoutAMatch = meta.story({
  globals: onAPhone,
  args: {
    myPairs: (
      <MyPairLine
        pair={starred}
        now={now}
        matches={loaded([])}
        pending={loaded([])}
        results={loaded(pairResults)}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^sin partido por ahora · Ganó 6-4, 6-3/u)).toBeVisible();
  },
});

/** While the page loads, the starred pair has its line already: nothing below moves when its match comes. */
export const StarredWhileLoading = meta.story({
  globals: onAPhone,
  args: {
    results: section({ kind: 'loading' }),
    matches: section({ kind: 'loading' }),
    myPairs: (
      <MyPairLine
        pair={starred}
        now={now}
        matches={{ kind: 'loading' }}
        pending={{ kind: 'loading' }}
        results={{ kind: 'loading' }}
      />
    ),
  },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('link', { name: new RegExp(`^${starred.name}`, 'u') });
    await expect(line).toBeVisible();
  },
});

/** A result that arrives is tinted in its place. */
export const ResultArriving = meta.story({
  globals: onAPhone,
  args: {
    results: section({ ...loaded(results), arrivedIds: new Set([results[0]?.id ?? '']) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')[0]).toHaveAttribute('data-new');
  },
});

/** Nothing is played this week: the band says when. */
export const NoMatchThisWeek = meta.story({
  globals: onAPhone,
  args: { matches: section(loaded([nextYear])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/próximo: /u)).toBeVisible();
  },
});

/** A picture is missing: the words stand on the ground of the night. */
export const SlideMissing = meta.story({
  globals: onAPhone,
  args: {
    slides: demoSettings.heroPictures.map((slide) => ({
      ...slide,
      picture: 'data:image/png;base64,',
      phonePicture: '',
    })),
  },
});

/** Forty matches tonight: three, and the way to the others. */
export const FortyMatchesToday = meta.story({
  globals: onAPhone,
  args: {
    matches: section(
      loaded(Array.from({ length: 40 }, (_, index) => ({ ...tonight, id: String(index) }))),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/hoy 40 partidos/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'y 37 más hoy' })).toHaveAttribute(
      'href',
      '/proximos-partidos',
    );
  },
});

/** Without a network what was loaded stays, and the frame of the page says from when it is. */
export const Offline = meta.story({
  globals: onAPhone,
  parameters: { isWhole: true },
  render: (args) => (
    <WholePage viewer={visitor} connection={offline} onSignOut={() => undefined}>
      <HomeView {...args} />
    </WholePage>
  ),
});

/** The smallest phone: nothing is wider than the screen. */
export const SmallestPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

/** Text of twice the size. */
export const LargeText = meta.story({
  globals: { ...onAPhone, text: '200-percent' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
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
