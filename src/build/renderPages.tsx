import { AsyncLocalStorage } from 'node:async_hooks';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter, generatePath, matchPath, type Params } from 'react-router-dom';
import { text } from 'node:stream/consumers';
import { App } from '../app/App.tsx';
import { createData } from '../matches/DataProvider.tsx';
import { pageFiles, previewOf, type PageFile, type PagePreview } from '../app/pageFiles.ts';
import {
  documentTitle,
  loadPage,
  notFoundPage,
  sitePages,
  type LoadedPage,
  type SitePage,
} from '../app/sitePages.ts';
import { pathBelowOrigin } from '../live/base.ts';
import type { PageRead } from '../live/pageRead.ts';
import { giveStart, type PageRows, type PageStart } from '../live/pageStart.ts';
import type { SavedRows } from '../live/savedRows.ts';
import { createSources } from '../live/sources.ts';
import { categoryBySlug } from '../league/category.ts';
import { seasonAt } from '../league/seasonLists.ts';
import { mostRowsAtOnce } from '../live/loadRows.ts';
import { columnOf } from '../live/table.ts';
import type { MatchesOf } from '../matches/announced.ts';
import { categoryParameter } from '../matches/list/categoryParameter.ts';
import { pairsTable, resultsTable, upcomingMatchesTable } from '../matches/tables.ts';
import { civilMomentAt, type CivilDate } from '../padel/time.ts';
import type { Rewrite } from './hostFiles.ts';
import type { Environment } from '../opening/environment.ts';
import { giveSettings, type PageSettings } from '../league/settings.ts';

/** A page that has a file of its own in the built site. */
export type ListedPage = {
  path: string;
  /** Static hosts answer `/resultados` with `resultados.html`. */
  file: string;
  /** The name of its component. */
  component: string;
  lazyFiles: readonly string[];
  title: string;
  preview: PagePreview;
  /** The parameters of its address that change what it shows. */
  parameters: readonly string[];
  /** The ends of its address with which it can be made, e.g. `?categoria=sexta-libre`. */
  searches: readonly string[];
  /** Whether it stands for all addresses of its kind. */
  isFrame: boolean;
  /** The announced matches that it shows, of all that its rows are. */
  shownMatches: (search: string) => MatchesOf;
  /** The lists that it shows. */
  reads: (search: string) => readonly PageRead[];
  /** Further lists, which those name; `null`: there is no such page. */
  follow: (rows: readonly PageRows[]) => readonly PageRead[] | null;
  /** Their queries, which the script in the head requests. */
  queries: readonly string[];
  isInSitemap: boolean;
  /** The rule by which the file answers other addresses. */
  rewrite: Rewrite | null;
  loaded: LoadedPage;
};

/** What all pages of a site are rendered with. */
export type Rendering = { environment: Environment; settings: PageSettings };

/** Reads rows as a visitor may. @param query as PostgREST writes it */
export type ReadPageRows = (query: string) => Promise<readonly unknown[]>;

const scope = new AsyncLocalStorage<{ settings: PageSettings; start?: PageStart }>();
// Each of several renderings at a time has its own.
giveSettings(() => scope.getStore()?.settings);
giveStart(() => scope.getStore()?.start);

/** @param moment ms since the epoch: the seasons that have begun by then have pages */
export async function listPages(settings: PageSettings, moment: number): Promise<ListedPage[]> {
  const { league } = settings;
  const day = civilMomentAt(moment, league.clock).date;
  const listed = await Promise.all(
    sitePages.map(async (page) => {
      const loaded = await loadPage(page);
      const { params: all = () => [{}] } = pageFileOf(page);
      return all(league, day).map((params) => listedPage(loaded, params, settings, day));
    }),
  );
  return listed.flat();
}

function listedPage(
  loaded: LoadedPage,
  params: Params,
  settings: PageSettings,
  day: CivilDate,
  own?: string,
): ListedPage {
  const { page } = loaded;
  const { league } = settings;
  const { reads, follow, lazyFiles = [], parameters = {}, frame } = pageFileOf(page);
  // Hosts answer unknown addresses with 404.html.
  const path = own ?? (page === notFoundPage ? '/404' : pathOf(page, params));
  const address = frame ?? path;
  const lists = (search: string) =>
    scope.run({ settings }, () => reads?.(params, league, day, new URLSearchParams(search)) ?? []);
  return {
    path,
    isFrame: frame !== undefined && own === undefined,
    file: `${address === '/' ? 'index' : address.slice(1)}.html`,
    rewrite: frame === undefined ? null : { from: wildcardOf(page.path), to: frame },
    component: loaded.Component.name,
    lazyFiles,
    title: documentTitle(page.title(params, league) ?? null, league),
    preview: previewOf(page, params, path, league),
    parameters: Object.keys(parameters),
    searches: Object.entries(parameters).flatMap(([name, values]) =>
      values(league).map((value) => `?${new URLSearchParams({ [name]: value }).toString()}`),
    ),
    shownMatches(search) {
      const { categoryId = new URLSearchParams(search).get(categoryParameter) ?? '' } = params;
      const category = categoryBySlug(categoryId, league)?.name;
      return { category, season: params.seasonId };
    },
    reads: lists,
    follow: (rows) => (follow === undefined ? [] : follow(params, league, day, rows)),
    queries: lists('').map(({ query }) => query),
    isInSitemap: page !== notFoundPage && page.isPrivate !== true && frame === undefined,
    loaded,
  };
}

/** The page of an address for which the build has a frame. @returns `null`: it is of another page */
export function pageOfFrame(
  { loaded }: ListedPage,
  path: string,
  settings: PageSettings,
  moment: number,
): ListedPage | null {
  const found = matchPath(loaded.page.path, path);
  const day = civilMomentAt(moment, settings.league.clock).date;
  return found === null ? null : listedPage(loaded, found.params, settings, day, path);
}

/**
 * Reads what a page shows; `null`: there is no such page.
 * @throws Error if that fails
 */
export async function startOf(
  { reads, follow }: Pick<ListedPage, 'reads' | 'follow'>,
  { settings }: Rendering,
  { moment, saysToday, search }: Omit<PageStart, 'rows'>,
  readRows: ReadPageRows,
): Promise<PageStart | null> {
  const read = (lists: readonly PageRead[]) =>
    Promise.all(
      lists.map(async ({ table, list, query, length }): Promise<PageRows> => {
        const found = await readRows(query);
        return { table, list, rows: found, isWhole: found.length < length, readAt: moment };
      }),
    );
  const rows = await read(reads(search));
  const further = scope.run({ settings }, () => follow(rows));
  if (further === null) return null;
  return { moment, saysToday, search, rows: [...rows, ...(await read(further))] };
}

/**
 * Reads what the site has where its database does not answer: the results of the season that is played, all announced
 * matches and pairs.
 * @throws Error if that fails
 */
export async function readSavedRows(
  settings: PageSettings,
  moment: number,
  readRows: ReadPageRows,
): Promise<SavedRows> {
  const { league } = settings;
  const season =
    league.seasons.length === 0
      ? undefined
      : seasonAt(civilMomentAt(moment, league.clock).date, league);
  const all = ({ name, columns }: { name: string; columns: string }, order = 'id.asc') =>
    `${name}?select=${columns}&order=${order}&limit=${mostRowsAtOnce}`;
  // With what counts in none of its tables: lists show it.
  const ofSeason =
    season === undefined ? '' : `&or=(date.gte.${season.firstDay},season_id.eq.${season.id})`;
  const results = all(resultsTable, 'date.desc,id.asc') + ofSeason;
  const saved = async (
    table: { columns: string },
    query: string,
    of: Readonly<Record<string, string>> = {},
  ) => {
    const rows = await readRows(query);
    const columns = table.columns
      .split(',')
      .map((name) => [name, rows.map((row) => columnOf(row, name))] as const);
    return { of, columns: Object.fromEntries(columns), isWhole: rows.length < mostRowsAtOnce };
  };
  return {
    [resultsTable.name]: await saved(
      resultsTable,
      results,
      season === undefined ? {} : { season: season.slug },
    ),
    [upcomingMatchesTable.name]: await saved(upcomingMatchesTable, all(upcomingMatchesTable)),
    [pairsTable.name]: await saved(pairsTable, all(pairsTable)),
  };
}

/** A page as React will first render it in a browser, which then hydrates it. */
export function renderPage(
  { path, loaded }: Pick<ListedPage, 'path' | 'loaded'>,
  { environment, settings }: Rendering,
  start: PageStart,
): Promise<string> {
  const { supabaseUrl, publishableKey, admin } = environment;
  return scope.run({ settings, start }, async () => {
    const { prelude } = await prerenderToNodeStream(
      <StrictMode>
        <StaticRouter
          basename={import.meta.env.BASE_URL}
          location={pathBelowOrigin(path) + start.search}
        >
          <App
            data={createData(createSources(supabaseUrl, publishableKey))}
            admin={admin}
            firstPage={loaded}
          />
        </StaticRouter>
      </StrictMode>,
      // In one piece: React would send long parts later, with a script that inserts them.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    return text(prelude);
  });
}

/** The address of a page; that of a frame is its pattern, which stands for every address of the page. */
function pathOf(page: SitePage, params: Params): string {
  return pageFileOf(page).frame === undefined ? generatePath(page.path, params) : page.path;
}

function pageFileOf({ path }: SitePage): PageFile {
  return pageFiles[path] ?? {};
}

/** `/parejas/:categoryId/:pairName` is `/parejas/*`. */
function wildcardOf(pattern: string): string {
  return pattern.replace(/:.*/, '*');
}
