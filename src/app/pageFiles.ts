import type { Params } from 'react-router-dom';
import { adminParts } from '../admin/adminParts.ts';
import { categoryBySlug, type CategoryName } from '../league/category.ts';
import { describeLeague, type LeagueSettings } from '../league/league.ts';
import { paths } from '../league/paths.ts';
import { seasonAt, seasonLists, seasonsUntil } from '../league/seasonLists.ts';
import type { ListRequest } from '../live/listRequest.ts';
import { seasonOn } from '../league/season.ts';
import { readOf, type PageRead } from '../live/pageRead.ts';
import type { PageRows } from '../live/pageStart.ts';
import { announced } from '../matches/announced.ts';
import { categoryParameter } from '../matches/list/categoryParameter.ts';
import {
  latestPlayed,
  pairsTable,
  resultsTable,
  upcomingMatchesTable,
  type ResultFilter,
} from '../matches/tables.ts';
import { pairLists } from '../matches/pairLists.ts';
import { pairSlug } from '../padel/pairSlug.ts';
import type { CivilDate } from '../padel/time.ts';
import { pairAt } from '../pairs/pairAddress.ts';
import type { SitePage } from './sitePages.ts';

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
  /** The parameters of its address that change what it shows, and the values with which it is made. */
  parameters?: Readonly<Record<string, (league: LeagueSettings) => readonly string[]>>;
  /**
   * The lists that its HTML shows.
   * @param day on which it is made
   */
  reads?: (
    params: Params,
    league: LeagueSettings,
    day: CivilDate,
    search: URLSearchParams,
  ) => readonly PageRead[];
  /**
   * Further lists, which those name.
   * @param rows of the lists before
   * @returns `null`: there is no such page
   */
  follow?: (
    params: Params,
    league: LeagueSettings,
    day: CivilDate,
    rows: readonly PageRows[],
  ) => readonly PageRead[] | null;
  /** Modules whose code comes after the page's, e.g. `PairNeeds.tsx`. Their styles are in the file. */
  lazyFiles?: readonly string[];
  /** The values of the parameters in its path: each becomes a prerendered page. */
  params?: (league: LeagueSettings, day: CivilDate) => readonly Params[];
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

const results = (list: ListRequest<'entry' | 'day', ResultFilter>) => readOf(resultsTable, list);
/** All announced matches, of whatever category a page is. */
const matches = readOf(upcomingMatchesTable, announced);

const chosenCategory = (search: URLSearchParams, league: LeagueSettings) =>
  categoryBySlug(search.get(categoryParameter) ?? '', league)?.name;

/** The lists of a category's table. */
function playedLists(season: string, category: CategoryName): readonly PageRead[] {
  return [
    results(seasonLists.results(season, category)),
    readOf(pairsTable, seasonLists.pairs(category)),
  ];
}

/** The lists of a season, of the one that is played without a parameter, and the matches that are still open. */
function tableLists(
  { categoryId = '', seasonId }: Params,
  league: LeagueSettings,
  day: CivilDate,
): readonly PageRead[] {
  const season = seasonId ?? seasonAt(day, league).slug;
  const category = categoryBySlug(categoryId, league)?.name;
  if (category === undefined) return [];
  return [...playedLists(season, category), matches];
}

const slugsOf = ({ categories }: LeagueSettings) => categories.map(({ slug }) => slug);
const ofCategories = (league: LeagueSettings) =>
  slugsOf(league).map((slug) => ({ categoryId: slug }));

function pairsOfCategory({ categoryId = '' }: Params, league: LeagueSettings): readonly PageRead[] {
  const category = categoryBySlug(categoryId, league);
  return category === undefined ? [] : [readOf(pairsTable, seasonLists.pairs(category.name))];
}

function listsOfPair(
  { categoryId = '', pairName = '' }: Params,
  league: LeagueSettings,
  day: CivilDate,
  [pairs]: readonly PageRows[],
): readonly PageRead[] | null {
  const known = pairs?.rows.flatMap((row) => pairsTable.parse(row) ?? []) ?? [];
  const pair = pairAt(pairSlug(pairName), known, null);
  if (pair === undefined) return null;
  const category = categoryBySlug(categoryId, league)?.name;
  const season = seasonOn(day, league.seasons)?.slug;
  return [
    results(pairLists.results(pair.id)),
    results(seasonLists.results(season, category)),
    matches,
  ];
}

/** The results of the categories that the list of all does not have. */
function listsOfCategories(
  _params: Params,
  { categories }: LeagueSettings,
  _day: CivilDate,
  [latest]: readonly PageRows[],
): readonly PageRead[] {
  const played = latest?.rows.flatMap((row) => resultsTable.parse(row) ?? []) ?? [];
  if (latest?.isWhole !== false) return [];
  return categories
    .filter(({ name }) => !played.some(({ category }) => category === name))
    .map(({ name }) => results({ order: 'day', category: name }));
}

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
  [paths.home()]: { reads: () => [results(latestPlayed), matches] },
  [paths.results()]: {
    parameters: { [categoryParameter]: slugsOf },
    reads: (_params, league, _day, search) => [
      results({ order: 'day', category: chosenCategory(search, league) }),
    ],
    preview:
      inBuild &&
      'Todos los resultados de {liga}, día por día y en vivo: ganadores, sets y canchas.',
  },
  [paths.upcoming()]: {
    parameters: { [categoryParameter]: slugsOf },
    reads: () => [matches],
    preview: inBuild && 'Los próximos partidos de {liga}: quién juega, cuándo y en qué cancha.',
  },
  [paths.categories()]: {
    reads: (_params, league, day) => [
      results({ order: 'day' }),
      matches,
      results(seasonLists.results(seasonAt(day, league).slug)),
      readOf(pairsTable, { order: 'name', isWhole: true }),
    ],
    follow: listsOfCategories,
    preview:
      inBuild &&
      'Las categorías de {liga}, con el último resultado y el próximo partido de cada una.',
  },
  [paths.category(':categoryId')]: {
    params: ofCategories,
    reads({ categoryId = '' }, league, day) {
      const category = categoryBySlug(categoryId, league)?.name;
      if (category === undefined) return [];
      const table = playedLists(seasonAt(day, league).slug, category);
      return [results({ order: 'day', category }), matches, ...table];
    },
    lazyFiles: ['CategoryTable.tsx'],
    preview:
      inBuild && ofCategory('Resultados en vivo, próximos partidos y posiciones de {categoría}'),
  },
  [paths.left(':categoryId')]: {
    params: ofCategories,
    reads: tableLists,
    preview:
      inBuild &&
      ofCategory('Lo que falta jugar en {categoría}, pareja por pareja,', 'Lo que falta'),
  },
  [paths.tables()]: {
    reads: (_, league, day) => [results(seasonLists.results(seasonAt(day, league).slug))],
    preview: inBuild && 'Las tablas de posiciones de {liga}: quién va primero y por qué.',
  },
  [paths.table(':categoryId')]: {
    params: ofCategories,
    reads: tableLists,
    parameters: { si: () => [] },
    lazyFiles: ['PairNeeds.tsx'],
    preview: inBuild && ofTable,
  },
  [paths.pairPattern()]: { frame: '/pareja', reads: pairsOfCategory, follow: listsOfPair },
  [paths.table(':categoryId', ':seasonId')]: {
    params: (league, day) =>
      seasonsUntil(day, league).flatMap(({ slug: seasonId }) =>
        ofCategories(league).map((category) => ({ ...category, seasonId })),
      ),
    reads: tableLists,
    preview: inBuild && ofTable,
  },
  [paths.myPairs()]: {
    preview:
      inBuild && 'Mi pareja en {liga}: el próximo partido, la racha y la posición en la tabla.',
  },
  [paths.adminPart(':part')]: { params: () => adminParts.map(({ slug }) => ({ part: slug })) },
  [paths.about()]: { preview: inBuild && ofAbout },
  [paths.rules()]: {
    parameters: { temporada: () => [] },
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
