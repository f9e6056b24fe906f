import type { PageStart } from '../live/pageStart.ts';
import type { LeagueSettings } from '../league/league.ts';
import type { PageSettings } from '../league/settings.ts';
import { assetsOf } from './assetsOf.ts';
import type { Bundles } from './bundles.ts';
import { composePage, type PageAssets } from './composePage.ts';
import { pageUntil } from './pageUntil.ts';
import type * as Renderer from './renderPages.tsx';
import type { ListedPage, ReadPageRows } from './renderPages.tsx';
import { structuredData } from './structuredData.ts';

/** The folder of the pictures of shared links in the built site. */
export const pictureFolder = 'vistas';

type PageMakerOptions = {
  bundles: Bundles;
  settings: PageSettings;
  renderer: typeof Renderer;
  /** The built `index.html`, with the league's settings. */
  template: string;
  /** See `PageParts`; default: none. */
  rowsFile?: string;
  /** @param path of one of the bundles' files */
  readAsset: (path: string) => string;
};

export type MadePage = {
  html: string;
  /** The moment from which something that it shows is untrue, ms since the epoch. */
  until: number;
};

/** Makes the pages of a league's site, each with its rows. */
export function createPageMaker({
  bundles,
  settings,
  renderer,
  template,
  rowsFile = '',
  readAsset,
}: PageMakerOptions) {
  const { base, supabaseUrl, environment, headScript } = bundles;
  const { league } = settings;
  const rendering = { environment, settings };
  const site = {
    base,
    address: league.address,
    supabaseUrl,
    publishableKey: environment.publishableKey,
    headScript,
    rowsFile,
    readAsset,
    // Vite writes some of its addresses decoded; the worker compares them.
    template: template.replaceAll(decodeURI(base), base),
  };
  const known = new Map<string, PageAssets>();
  const assetsOfPage = ({ component, lazyFiles }: ListedPage) => {
    const key = [component, ...lazyFiles].join();
    const assets = known.get(key) ?? assetsOf(bundles, component, lazyFiles);
    known.set(key, assets);
    return assets;
  };
  return {
    /** @param moment ms since the epoch */
    list: (moment: number) => renderer.listPages(settings, moment),
    /** The page of an address for which the build has a frame. */
    pageOfFrame: (frame: ListedPage, path: string, moment: number) =>
      renderer.pageOfFrame(frame, path, settings, moment),
    /**
     * @param readRows `null`: the page has no rows, and reads them once it is open
     * @returns `null`: there is no such page
     * @throws Error if the rows cannot be read
     */
    async make(
      page: ListedPage,
      of: Omit<PageStart, 'rows'>,
      readRows: ReadPageRows | null,
    ): Promise<MadePage | null> {
      const start =
        readRows === null || page.isFrame
          ? { ...of, rows: [] }
          : await renderer.startOf(page, rendering, of, readRows);
      if (start === null) return null;
      const until = pageUntil(start, league, page.shownMatches(start.search));
      const html = composePage(site.template, {
        ...site,
        ...page,
        start,
        until,
        html: await renderer.renderPage(page, rendering, start),
        assets: assetsOfPage(page),
        head: headOf(page, league),
      });
      return { html, until };
    },
  };
}

/** The part of a page's head that search engines and chats read. */
function headOf(page: ListedPage, league: LeagueSettings) {
  const { description, picture, trail } = page.preview;
  return {
    description,
    picture: `${league.address}/${pictureFolder}/${picture.name}.jpg`,
    structuredData: league.address === '' ? '' : structuredData(trail, league, league.address),
    // The page of all pairs, the unknown address and the administrator's have no address of their own.
    isIndexed: page.isInSitemap,
    canBeIndexed: page.isInSitemap || page.rewrite !== null,
  };
}
