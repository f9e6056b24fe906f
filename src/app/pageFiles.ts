import type { Params } from 'react-router-dom';
import { categoryBySlug, type CategoryName } from '../league/category.ts';
import { describeLeague, type LeagueSettings } from '../league/league.ts';
import { builtSettings } from '../league/settings.ts';
import { paths } from '../league/paths.ts';
import { seasonAt, seasonLists, seasonsUntil } from '../league/seasonLists.ts';
import type { ClockReader } from '../live/listOrder.ts';
import { firstPageQuery } from '../live/loadRows.ts';
import type { ListRequest } from '../live/listRequest.ts';
import {
  latestPlayed,
  pairsTable,
  resultsTable,
  upcomingMatchesTable,
  type ResultFilter,
} from '../matches/tables.ts';
import { civilMomentAt } from '../padel/time.ts';
import type { SitePage } from './sitePages.ts';

/** The query of a list that a page opens with. */
type PrefetchQuery = (clock: ClockReader) => string;

/** The preview of a page's link in a chat or a search engine. */
export type PagePreview = {
  description: string;
  picture: LinkPicture;
  /** The way from the home page to this one, itself included; empty on the home page. */
  trail: readonly { name: string; path: string }[];
};

/** A picture of 1200 × 630 px; pages with the same name share it. */
export type LinkPicture = {
  /** Name of the file, without its extension. */
  name: string;
  /** Small, above the title. */
  kicker: string;
  title: string;
  subtitle: string;
  /** The hero picture behind it; counted from the first, beginning again after the last. */
  background: number;
};

/** The part of a page that only its file has. */
export type PageFile = {
  /** The lists that the script in its head requests, before the page's code is there. */
  prefetch?: (params: Params, league: LeagueSettings) => readonly PrefetchQuery[];
  /** The script that shows it with its rows before React has started (`src/opening/early/`). */
  earlyScript?: 'lists' | 'category' | 'table';
  /** Modules whose code comes after the page's, e.g. `PairNeeds.tsx`. Their styles are in the file. */
  lazyFiles?: readonly string[];
  /** The values of the parameters in its path: each becomes a prerendered page. */
  params?: (league: LeagueSettings) => readonly Params[];
  /**
   * For values that are not known when the site is built: the address of the one prerendered page
   * that hosts answer with instead (`_redirects`).
   */
  frame?: string;
  /** The difference from the home page's preview with a trail of the page alone; a text: the description. */
  preview?: false | string | ((league: LeagueSettings, params: Params) => Partial<PagePreview>);
};

/** Previews are no part of a visitor's scripts. */
const inBuild = import.meta.env.SSR;

const results =
  (list: ListRequest<'entry' | 'day', ResultFilter>): PrefetchQuery =>
  (clock) =>
    firstPageQuery(resultsTable, list, clock);
const matches =
  (category?: CategoryName): PrefetchQuery =>
  (clock) =>
    firstPageQuery(upcomingMatchesTable, { order: 'soonest', category }, clock);

/** The lists of a category's table. */
function playedLists(season: string, category: CategoryName): readonly PrefetchQuery[] {
  return [
    (clock) => firstPageQuery(resultsTable, seasonLists.results(season, category), clock),
    (clock) => firstPageQuery(pairsTable, seasonLists.pairs(category), clock),
  ];
}

/** The lists of a season, of the one that is played without a parameter, and those of the matches that are still open. */
function tableLists(
  { categoryId = '', seasonId }: Params,
  league: LeagueSettings,
): readonly PrefetchQuery[] {
  const season = seasonId ?? builtSeason(league);
  const category = categoryBySlug(categoryId, league)?.name;
  if (category === undefined) return [];
  const { matches, pending, postponed } = seasonLists;
  return [
    ...playedLists(season, category),
    (clock) => firstPageQuery(upcomingMatchesTable, matches(season, category), clock),
    (clock) => firstPageQuery(upcomingMatchesTable, pending(season, category), clock),
    (clock) => firstPageQuery(upcomingMatchesTable, postponed(season, category), clock),
  ];
}

const builtDay = ({ clock }: LeagueSettings) => civilMomentAt(builtSettings().builtAt, clock).date;
/** The season that is played when the site is built. */
const builtSeason = (league: LeagueSettings) => seasonAt(builtDay(league), league).slug;

const ofCategories = ({ categories }: LeagueSettings) =>
  categories.map(({ slug }) => ({ categoryId: slug }));

/** A page of a category, with the category's picture. @param last what comes after it in the trail */
const ofCategory =
  (words: string, last?: string) =>
  (league: LeagueSettings, { categoryId = '' }: Params): Partial<PagePreview> => {
    const category = categoryBySlug(categoryId, league);
    if (category === undefined) return {};
    const { slug, title } = category;
    const [name, subtitle] = [`categoria-${slug}`, 'Resultados y próximos partidos'];
    return {
      description: `${words.replace('{categoría}', () => title)} en ${league.name}.`,
      picture: { name, kicker: league.name, title, subtitle, background: 1 },
      trail: [
        { name: 'Categorías', path: paths.categories() },
        { name: title, path: paths.category(slug) },
        ...(last === undefined ? [] : [{ name: last, path: paths.left(slug) }]),
      ],
    };
  };

function ofTable(
  league: LeagueSettings,
  { categoryId = '', seasonId }: Params,
): Partial<PagePreview> {
  const category = categoryBySlug(categoryId, league);
  if (category === undefined) return {};
  const { slug, title } = category;
  const [season] = league.seasons.filter((each) => each.slug === seasonId);
  const name = ['tabla', slug, season?.slug ?? []].flat().join('-');
  const subtitle = ['Tabla de posiciones', season?.name ?? []].flat().join(' · ');
  const of = [title, season?.name ?? []].flat().join(', ');
  return {
    description: `Tabla de posiciones de ${of}: puntos, sets, rachas y qué necesita cada pareja en ${league.name}.`,
    picture: { name, kicker: league.name, title, subtitle, background: 0 },
    trail: [
      { name: 'Tablas', path: paths.tables() },
      { name: title, path: paths.table(slug) },
      ...(season === undefined
        ? []
        : [{ name: season.name, path: paths.table(slug, season.slug) }]),
    ],
  };
}

function ofAbout(league: LeagueSettings): Partial<PagePreview> {
  const story = league.about.story[0] ?? describeLeague(league);
  const [title, subtitle] = ['Nosotros', 'La liga, los clubes y cómo sumarse'];
  return {
    // Its first sentence.
    description: /^.+?[.!?](?=\s|$)/u.exec(story)?.[0] ?? story,
    picture: { name: 'nosotros', kicker: league.name, title, subtitle, background: 2 },
  };
}

/** The files of pages that need more than their path, by the path in `sitePages.ts`. */
export const pageFiles: Readonly<Record<string, PageFile>> = {
  [paths.home()]: { prefetch: () => [results(latestPlayed), matches()], earlyScript: 'lists' },
  [paths.results()]: {
    prefetch: () => [results({ order: 'day' })],
    earlyScript: 'lists',
    preview:
      inBuild &&
      'Todos los resultados de {liga}, día por día y en vivo: ganadores, sets y canchas.',
  },
  [paths.upcoming()]: {
    prefetch: () => [matches()],
    earlyScript: 'lists',
    preview: inBuild && 'Los próximos partidos de {liga}: quién juega, cuándo y en qué cancha.',
  },
  [paths.categories()]: {
    prefetch: () => [results({ order: 'day' }), matches()],
    preview:
      inBuild &&
      'Las categorías de {liga}, con el último resultado y el próximo partido de cada una.',
  },
  [paths.category(':categoryId')]: {
    params: ofCategories,
    prefetch({ categoryId = '' }, league) {
      const category = categoryBySlug(categoryId, league)?.name;
      if (category === undefined) return [];
      const table = playedLists(builtSeason(league), category);
      return [results({ order: 'day', category }), matches(category), ...table];
    },
    earlyScript: 'category',
    lazyFiles: ['CategoryTable.tsx'],
    preview:
      inBuild && ofCategory('Resultados en vivo, próximos partidos y posiciones de {categoría}'),
  },
  [paths.left(':categoryId')]: {
    params: ofCategories,
    prefetch: tableLists,
    preview:
      inBuild &&
      ofCategory('Lo que falta jugar en {categoría}, pareja por pareja,', 'Lo que falta'),
  },
  [paths.tables()]: {
    prefetch: (_, league) => [
      (clock) => firstPageQuery(resultsTable, seasonLists.results(builtSeason(league)), clock),
    ],
    preview: inBuild && 'Las tablas de posiciones de {liga}: quién va primero y por qué.',
  },
  [paths.table(':categoryId')]: {
    params: ofCategories,
    prefetch: tableLists,
    earlyScript: 'table',
    lazyFiles: ['PairNeeds.tsx'],
    preview: inBuild && ofTable,
  },
  [paths.pairPattern()]: { frame: '/pareja' },
  [paths.table(':categoryId', ':seasonId')]: {
    params: (league) =>
      seasonsUntil(builtDay(league), league).flatMap(({ slug: seasonId }) =>
        ofCategories(league).map((category) => ({ ...category, seasonId })),
      ),
    prefetch: tableLists,
    preview: inBuild && ofTable,
  },
  [paths.myPairs()]: {
    preview:
      inBuild && 'Mi pareja en {liga}: el próximo partido, la racha y la posición en la tabla.',
  },
  [paths.about()]: { preview: inBuild && ofAbout },
  [paths.rules()]: {
    preview: inBuild && 'El reglamento de {liga}: puntos, desempates y qué vale un W.O.',
  },
};

/** The preview of a prerendered page. @param path its address */
export function previewOf(
  page: SitePage,
  params: Params,
  path: string,
  league: LeagueSettings,
): PagePreview {
  const { preview } = pageFiles[page.path] ?? {};
  const name = page.title(params, league) ?? league.name;
  const subtitle = 'Resultados en vivo y próximos partidos';
  return {
    description:
      typeof preview === 'string'
        ? preview.replace('{liga}', () => league.name)
        : describeLeague(league),
    picture: { name: 'inicio', kicker: '', title: league.name, subtitle, background: 0 },
    trail: path === paths.home() ? [] : [{ name, path }],
    ...(typeof preview === 'function' ? preview(league, params) : {}),
  };
}
