import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LeagueSettings } from '../league/league.ts';
import type { PageSettings } from '../league/settings.ts';
import { assetsOf } from './assetsOf.ts';
import type { Bundles } from './bundles.ts';
import { composePage } from './composePage.ts';
import { formatRewritesFile } from './hostFiles.ts';
import type { LinkPicture } from '../app/pageFiles.ts';
import type * as Renderer from './renderPages.tsx';
import type { RenderedPage } from './renderPages.tsx';
import { completeWorker, workerSite } from './serviceWorker.ts';
import { structuredData } from './structuredData.ts';

/** The scripts that stand in the pages: a CSP allows these and no others. */
export function scriptsInPages({ headScript, earlyScripts }: Bundles): readonly string[] {
  return [headScript, ...Object.values(earlyScripts)];
}

/**
 * Renders every page of the site into a file of its own, with its styles, the names of its scripts and pictures, and
 * a script that requests its rows. Writes the service worker, the sitemap and the `_redirects` too.
 * @param folder of the bundles' files, with the league's pictures and its `index.html`
 * @returns draws the pictures of the pages' links
 */
export async function writePages(
  bundles: Bundles,
  settings: PageSettings,
  renderer: typeof Renderer,
  folder: string,
): Promise<() => Promise<void>> {
  const { base, supabaseUrl, environment, earlyScripts } = bundles;
  const { league } = settings;
  // Vite writes some of its addresses decoded; the worker compares them.
  const template = readFileSync(join(folder, 'index.html'), 'utf8').replaceAll(
    decodeURI(base),
    base,
  );
  const site = {
    base,
    address: league.address,
    supabaseUrl,
    publishableKey: environment.publishableKey,
    headScript: bundles.headScript,
    readAsset: (path: string, encoding: BufferEncoding = 'utf8') =>
      readFileSync(join(folder, path), encoding),
  };
  const pages = await renderer.renderPages(environment, settings);
  const previews = new Map(pages.map((page) => [page, preview(page, league)]));
  for (const [page, { picture, ...shown }] of previews) {
    const assets = assetsOf(bundles, page.component, page.lazyFiles);
    const earlyScript = page.earlyScript ? earlyScripts[page.earlyScript] : '';
    const head = { ...shown, picture: `${site.address}/${pictureFolder}/${picture.name}.jpg` };
    mkdirSync(dirname(join(folder, page.file)), { recursive: true });
    writeFileSync(
      join(folder, page.file),
      composePage(template, { ...site, ...page, assets, head, earlyScript }),
    );
  }
  completeWorker(folder, bundles.worker, workerSite({ ...bundles, pages, folder }));
  const listed = pages.filter(({ isInSitemap }) => isInSitemap).map(({ path }) => path);
  const rewrites = pages
    .map(({ rewrite }) => rewrite)
    .filter((each) => each !== null)
    .map(({ from, to }) => ({ from: base + from.slice(1), to }));
  writeFileSync(join(folder, '_redirects'), formatRewritesFile(rewrites));
  // Its addresses have to be whole.
  if (league.address !== '') {
    writeFileSync(join(folder, 'sitemap.xml'), sitemap(league.address, listed));
  }
  writeFileSync(join(folder, 'robots.txt'), robots(league.address));
  const pictures = [...previews.values()].map(({ picture }) => [picture.name, picture] as const);
  return () => drawLinks(folder, [...new Map(pictures).values()], league);
}

/** The folder of the pictures of shared links in the built site. */
const pictureFolder = 'vistas';

async function drawLinks(folder: string, pictures: readonly LinkPicture[], league: LeagueSettings) {
  // Imported here: neither `npm run dev` nor the tests need the library for drawing, which there is not
  // for every machine.
  const linkPictures = await import('./linkPictures.ts').catch((error: unknown) => {
    console.warn(`The site is built without pictures of its links: ${String(error)}`);
  });
  await linkPictures?.writeLinkPictures(join(folder, pictureFolder), pictures, league, folder);
}

/** The part of a page's head that search engines and chats read. */
function preview(page: RenderedPage, league: LeagueSettings) {
  const { description, picture, trail } = page.preview;
  return {
    description,
    picture,
    structuredData: league.address === '' ? '' : structuredData(trail, league, league.address),
    // The page of all pairs, the unknown address and the administrator's have no address of their own.
    isIndexed: page.isInSitemap,
    canBeIndexed: page.isInSitemap || page.rewrite !== null,
  };
}

/** The list of pages for search engines. */
function sitemap(address: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(address + path)}</loc></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  );
}

/** Allows everything and names the sitemap, which a site without an address has not. */
function robots(address: string): string {
  const all = 'User-agent: *\nDisallow:\n';
  return address === '' ? all : `${all}\nSitemap: ${address}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
