import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reasonOf, warn } from '../../supabase/terminal/say.ts';
import type { SavedRows } from '../live/savedRows.ts';
import type { LeagueSettings } from '../league/league.ts';
import type { PageSettings } from '../league/settings.ts';
import type { Bundles } from './bundles.ts';
import { formatRewritesFile } from './hostFiles.ts';
import type { LinkPicture } from '../app/pageFiles.ts';
import { createPageMaker, pictureFolder } from './pageMaker.ts';
import type * as Renderer from './renderPages.tsx';
import type { ReadPageRows } from './renderPages.tsx';
import { completeWorker, workerSite } from './serviceWorker.ts';

/** The scripts that stand in the pages: a CSP allows these and no others. */
export function scriptsInPages({ headScript }: Bundles): readonly string[] {
  return [headScript];
}

/**
 * Renders every page of the site into a file of its own, with its styles, the names of its scripts and pictures, and
 * a script that requests its rows. Writes the service worker, the sitemap and the `_redirects` too.
 * @param folder of the bundles' files, with the league's pictures and its `index.html`
 * @param readRows `null`: the pages have no rows, which they read once they are open
 * @returns draws the pictures of the pages' links
 */
export async function writePages(
  bundles: Bundles,
  settings: PageSettings,
  renderer: typeof Renderer,
  folder: string,
  readRows: ReadPageRows | null,
): Promise<() => Promise<void>> {
  const { base } = bundles;
  const { league } = settings;
  const moment = Date.now();
  const rowsFile =
    readRows === null
      ? ''
      : writeRows(folder, await renderer.readSavedRows(settings, moment, readRows));
  const maker = createPageMaker({
    bundles,
    settings,
    renderer,
    template: readFileSync(join(folder, 'index.html'), 'utf8'),
    rowsFile,
    readAsset: (path) => readFileSync(join(folder, path), 'utf8'),
  });
  const pages = await maker.list(moment);
  for (const page of pages) {
    const made = await maker.make(page, { moment, saysToday: false, search: '' }, readRows);
    if (made === null) continue;
    mkdirSync(dirname(join(folder, page.file)), { recursive: true });
    writeFileSync(join(folder, page.file), made.html);
  }
  completeWorker(folder, bundles.worker, await workerSite({ ...bundles, pages, folder }));
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
  const pictures = pages.map(({ preview: { picture } }) => [picture.name, picture] as const);
  return () => drawLinks(folder, [...new Map(pictures).values()], league);
}

async function drawLinks(folder: string, pictures: readonly LinkPicture[], league: LeagueSettings) {
  // Imported here: neither `npm run dev` nor the tests need the library for drawing, which there is not
  // for every machine.
  const linkPictures = await import('./linkPictures.ts').catch((error: unknown) => {
    warn('noLinkPictures', { reason: reasonOf(error) });
  });
  await linkPictures?.writeLinkPictures(join(folder, pictureFolder), pictures, league, folder);
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

/** Writes the league's rows; the same rows have the same name. @returns the path of the file */
function writeRows(folder: string, rows: SavedRows): string {
  const text = JSON.stringify(rows);
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  const path = `assets/liga-${digest}.json`;
  writeFileSync(join(folder, path), text);
  return path;
}
