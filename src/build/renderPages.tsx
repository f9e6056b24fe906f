import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter, generatePath, type Params } from 'react-router-dom';
import { text } from 'node:stream/consumers';
import { App, openData } from '../app/App.tsx';
import {
  documentTitle,
  loadPage,
  notFoundPage,
  sitePages,
  type LoadedPage,
  type SitePage,
} from '../app/sitePages.ts';
import { createSources } from '../data/sources.ts';
import type { LeagueClock } from '../domain/time.ts';
import { leagueClock } from '../league/leagueClock.ts';
import type { Rewrite } from './rewritesFile.ts';
import type { Environment } from '../start/environment.ts';
import { timePlaceholder } from '../start/prefetched.ts';

/** A page that has a file of its own in the built site. */
export type RenderedPage = {
  path: string;
  /** Static hosts answer `/resultados` with `resultados.html`. */
  file: string;
  /** The name of its component. */
  component: string;
  laterComponents: readonly string[];
  /** Its path as the router writes it, and what its parameters are. */
  pattern: string;
  params: Params;
  /** Without the league's name; `null`: the home page. */
  ownTitle: string | null;
  title: string;
  /** What the page requests first, as `createReader` does. */
  reads: readonly string[];
  earlyScript: SitePage['earlyScript'];
  clock: LeagueClock;
  html: string;
  isInSitemap: boolean;
  /** Where the file answers other addresses. */
  rewrite: Rewrite | null;
};

/** Renders every page of the site as React will first render it in a browser, which then hydrates it. */
export async function renderPages(environment: Environment): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  for (const page of sitePages) {
    const loaded = await loadPage(page);
    for (const params of page.params ?? [{}]) {
      // Hosts answer unknown addresses with 404.html.
      const path = page === notFoundPage ? '/404' : pathOf(page, params);
      const address = page.frame ?? path;
      rendered.push({
        path,
        file: `${address === '/' ? 'index' : address.slice(1)}.html`,
        rewrite: page.frame === undefined ? null : { from: wildcardOf(path), to: page.frame },
        component: loaded.Component.name,
        laterComponents: page.laterComponents ?? [],
        pattern: page.path,
        params,
        ownTitle: page.title(params),
        title: documentTitle(page.title(params)),
        reads: page.lists?.(params).map((query) => query(timePlaceholder)) ?? [],
        earlyScript: page.earlyScript,
        clock: leagueClock,
        html: await render(path, loaded, environment),
        isInSitemap: page !== notFoundPage && page.isPrivate !== true && page.frame === undefined,
      });
    }
  }
  return rendered;
}

/** The address of a page; that of a frame is its pattern, which stands for every address of the page. */
function pathOf(page: SitePage, params: Params): string {
  return page.frame === undefined ? generatePath(page.path, params) : page.path;
}

/** `/parejas/:categoryId/:pairName` is `/parejas/*`. */
function wildcardOf(pattern: string): string {
  return pattern.replace(/:.*/, '*');
}

async function render(path: string, firstPage: LoadedPage, environment: Environment) {
  const { supabaseUrl, publishableKey, admin } = environment;
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path}>
        <App
          data={openData(createSources(supabaseUrl, publishableKey))}
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
