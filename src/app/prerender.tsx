import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { text } from 'node:stream/consumers';
import { resultsTable, upcomingMatchesTable } from '../data/tables.ts';
import { pageSize } from '../data/listWindow.ts';
import { windowQuery } from '../data/loadWindow.ts';
import { categories, type CategoryName } from '../domain/category.ts';
import { beginAt } from '../pages/shared/useNow.ts';
import { paths } from '../paths.ts';
import { SiteProviders } from './App.tsx';
import { loadFirstPage } from './firstPage.ts';
import { SiteRoutes } from './SiteRoutes.tsx';
import type { Environment } from './environment.ts';

/** A page that has a file of its own in the built site. */
export type PrerenderedPage = {
  path: string;
  /** Static hosts answer `/resultados` with `resultados.html`. */
  file: string;
  /** The component whose code the page needs, as a source file below `src/`. */
  source: string;
  /** What the page reads, as `createReader` will ask for it. */
  reads: readonly string[];
};

const results = (category?: CategoryName) =>
  windowQuery(resultsTable, { category, limit: pageSize });
const matches = (category?: CategoryName) =>
  windowQuery(upcomingMatchesTable, { category, limit: pageSize });

export const prerenderedPages: readonly PrerenderedPage[] = [
  drawn(paths.home(), 'Home/HomePage', [results(), matches()]),
  drawn(paths.results(), 'Results/ResultsPage', [results()]),
  drawn(paths.upcoming(), 'Upcoming/UpcomingPage', [matches()]),
  drawn(paths.categories(), 'Categories/CategoriesPage'),
  ...categories.map(({ slug, name }) =>
    drawn(paths.category(slug), 'Category/CategoryPage', [results(name), matches(name)]),
  ),
  drawn(paths.about(), 'About/AboutPage'),
  drawn(paths.admin(), 'Admin/AdminPage'),
  // What hosts answer to an address that is none.
  drawn('/404', 'NotFound/NotFoundPage'),
];

function drawn(path: string, page: string, reads: readonly string[] = []): PrerenderedPage {
  const file = `${path === paths.home() ? '/index' : path}.html`.slice(1);
  return { path, file, source: `pages/${page}.tsx`, reads };
}

/**
 * Draws a page as React will draw it first in a browser, so that React can take it over there.
 * @param time that the page shows, in ms
 */
export async function prerenderPage(
  path: string,
  environment: Environment,
  time: number,
): Promise<string> {
  await loadFirstPage(path);
  beginAt(time);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <SiteProviders environment={environment}>
        <StaticRouter location={path}>
          <SiteRoutes />
        </StaticRouter>
      </SiteProviders>
    </StrictMode>,
    // In one piece: React would send what is long afterwards, for a script to put in its place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return text(prelude);
}
