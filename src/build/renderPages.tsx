import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter, generatePath, type Params } from 'react-router-dom';
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
import { createSources } from '../live/sources.ts';
import type { LeagueClock } from '../padel/time.ts';
import type { Rewrite } from './hostFiles.ts';
import type { Environment } from '../opening/environment.ts';
import { timePlaceholder } from '../opening/headScript.ts';
import { startWithSettings, type PageSettings } from '../league/settings.ts';

/** A page that has a file of its own in the built site. */
export type RenderedPage = {
  path: string;
  /** Static hosts answer `/resultados` with `resultados.html`. */
  file: string;
  /** The name of its component. */
  component: string;
  lazyFiles: readonly string[];
  title: string;
  preview: PagePreview;
  /** The queries that the script in the head requests. */
  reads: readonly string[];
  earlyScript: PageFile['earlyScript'];
  clock: LeagueClock;
  html: string;
  isInSitemap: boolean;
  /** The rule by which the file answers other addresses. */
  rewrite: Rewrite | null;
};

/** Renders every page of the site as React will first render it in a browser, which then hydrates it. */
export async function renderPages(
  environment: Environment,
  settings: PageSettings,
): Promise<RenderedPage[]> {
  startWithSettings(settings);
  const { league } = settings;
  const rendered: RenderedPage[] = [];
  for (const page of sitePages) {
    const loaded = await loadPage(page);
    const {
      prefetch,
      earlyScript,
      lazyFiles = [],
      params: all = () => [{}],
      frame,
    } = pageFileOf(page);
    for (const params of all(league)) {
      // Hosts answer unknown addresses with 404.html.
      const path = page === notFoundPage ? '/404' : pathOf(page, params);
      const address = frame ?? path;
      rendered.push({
        path,
        file: `${address === '/' ? 'index' : address.slice(1)}.html`,
        rewrite: frame === undefined ? null : { from: wildcardOf(path), to: frame },
        component: loaded.Component.name,
        lazyFiles,
        title: documentTitle(page.title(params, league) ?? null, league),
        preview: previewOf(page, params, path, league),
        reads: prefetch?.(params, league).map((query) => query(timePlaceholder)) ?? [],
        earlyScript,
        clock: league.clock,
        html: await render(path, loaded, environment),
        isInSitemap: page !== notFoundPage && page.isPrivate !== true && frame === undefined,
      });
    }
  }
  return rendered;
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

async function render(path: string, firstPage: LoadedPage, environment: Environment) {
  const { supabaseUrl, publishableKey, admin } = environment;
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter basename={import.meta.env.BASE_URL} location={pathBelowOrigin(path)}>
        <App
          data={createData(createSources(supabaseUrl, publishableKey))}
          admin={admin}
          firstPage={firstPage}
        />
      </StaticRouter>
    </StrictMode>,
    // In one piece: React would send long parts later, with a script that inserts them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return text(prelude);
}
