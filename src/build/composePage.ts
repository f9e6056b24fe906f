import { startElement, type PageStart } from '../live/pageStart.ts';
import { escapeText, scriptJson } from './escapeText.ts';
import { removeAll, replaceOnce } from './replaceOnce.ts';

/** The files that a page needs to start, as paths below the site's base, e.g. `assets/index-x.js`. */
export type PageAssets = {
  /** The script that starts the site, after those that it imports, which are evaluated in tasks of their own. */
  entries: readonly string[];
  /** Scripts that these import besides, and the page's own. */
  scripts: readonly string[];
  /** Scripts of lazy parts, which the page's own scripts request. */
  lazyScripts: readonly string[];
  styles: readonly string[];
  /** The style sheet that browsers without cascade layers request. */
  layers: string;
};

/** The preview of the page in chats and search engines. */
type PageHead = {
  description: string;
  /** The address of its picture. */
  picture: string;
  /** JSON-LD; empty: none. */
  structuredData: string;
  /** Whether its path is the one address of what it shows; the file of all pairs answers many. */
  isIndexed: boolean;
  /** Whether search engines may show it at all. */
  canBeIndexed: boolean;
};

export type PageParts = {
  path: string;
  title: string;
  head: PageHead;
  /** The HTML that React rendered. */
  html: string;
  /** What it was rendered with. */
  start: PageStart;
  /** The moment from which something that it shows is untrue, ms since the epoch. */
  until: number;
  /** The parameters of its address that change what it shows. */
  parameters: readonly string[];
  /** The queries of its lists. */
  queries: readonly string[];
  assets: PageAssets;
  /** Reads one of the assets. */
  readAsset(path: string): string;
  /** The path of the site below its origin; `/` at its end. */
  base: string;
  /** The site's published origin; empty: nowhere yet. */
  address: string;
  /** The path of the file with the league's rows (`live/savedRows.ts`); empty: there is none. */
  rowsFile: string;
  /** Empty: Supabase answers on the site's own origin. */
  supabaseUrl: string;
  publishableKey: string;
  /** `opening/headScript.ts`. */
  headScript: string;
};

/** Stands in `index.html` for the script in the head. */
export const headScriptPlace = '<!-- head script -->';

/**
 * A page's file: the built `index.html` with the page's own head and content.
 * @throws Error if a part of the template is not where it is expected
 */
export function composePage(template: string, page: PageParts): string {
  const title = escapeText(page.title);
  const preloads = page.html.match(/^(?:<link [^>]*>)+/)?.[0] ?? '';
  let html = replaceOnce(template, /(?<=<title>).*?(?=<\/title>)/, title);
  html = replaceOnce(html, /(?<=property="og:title" content=")[^"]*/, title);
  const description = escapeText(page.head.description);
  html = replaceOnce(html, /(?<=name="description" content=")[^"]*/, description);
  html = replaceOnce(html, /(?<=property="og:description" content=")[^"]*/, description);
  if (page.address !== '') {
    const address = escapeText(page.address + page.path);
    html = replaceOnce(html, /(?<=property="og:url" content=")[^"]*/, address);
    const picture = escapeText(page.head.picture);
    html = replaceOnce(html, /(?<=property="og:image" content=")[^"]*/, picture);
  }
  // The styles are part of the page: another request would delay it.
  html = removeAll(html, /\s*<link rel="stylesheet"[^>]*>/g);
  // One script starts the page: the parts that it imports would be loaded before it ran.
  html = removeAll(html, /\s*<script type="module"[^>]*><\/script>/g);
  const layers = ` data-layers="${page.base}${page.assets.layers}"`;
  const until = Number.isFinite(page.until) ? ` data-until="${page.until}"` : '';
  const parameters =
    page.parameters.length === 0
      ? ''
      : ` data-parameters="${page.parameters.join(' ')}" data-search="${escapeText(page.start.search)}"`;
  const script = `<script${layers}${until}${parameters}${prefetchAttributes(page)}>${page.headScript}</script>`;
  html = replaceOnce(html, headScriptPlace, script + preloads);
  html = replaceOnce(html, '</head>', `${headOf(page)}</head>`);
  const rows = page.rowsFile === '' ? '' : ` data-rows="${page.base}${page.rowsFile}"`;
  const root = `<div id="root" data-path="${page.path}"${rows}>`;
  const start = `<script type="application/json" id="${startElement}">${scriptJson(page.start)}</script>`;
  html = replaceOnce(html, '</body>', `${start}</body>`);
  return replaceOnce(html, '<div id="root">', root + page.html.slice(preloads.length));
}

/** The requests of the script in the head, as attributes. */
function prefetchAttributes(page: PageParts): string {
  const { queries, supabaseUrl, publishableKey, base, assets } = page;
  if (queries.length === 0) return '';
  const origin = supabaseUrl === '' ? '' : new URL(supabaseUrl).origin;
  const addresses = queries.map((query) => `${origin}/rest/v1/${query}`).join(' ');
  return (
    ` data-reads="${escapeText(addresses)}"` +
    ` data-key="${escapeText(publishableKey)}"` +
    ` data-scripts="${assets.scripts.map((path) => base + path).join(' ')}"`
  );
}

function headOf({ base, assets, queries, readAsset, supabaseUrl, ...page }: PageParts): string {
  const styles = assets.styles.map((path) => readAsset(path)).join('');
  const { head } = page;
  return [
    head.isIndexed && page.address !== ''
      ? `<link rel="canonical" href="${escapeText(page.address + page.path)}">`
      : '',
    head.canBeIndexed ? '' : '<meta name="robots" content="noindex">',
    head.canBeIndexed && head.structuredData !== ''
      ? `<script type="application/ld+json">${head.structuredData}</script>`
      : '',
    supabaseUrl === '' ? '' : `<link rel="preconnect" href="${new URL(supabaseUrl).origin}">`,
    // Where rows are requested, the script that requests them starts these after them (`prefetchRows`).
    ...assets.entries.map(
      (path, index) =>
        `<script type="${queries.length > 0 ? 'later' : 'module'}" crossorigin src="${base}${path}"` +
        `${index === assets.entries.length - 1 ? ' data-starts' : ''}></script>`,
    ),
    ...(queries.length > 0 ? [] : assets.scripts).map(
      (path) => `<link rel="modulepreload" crossorigin href="${base}${path}">`,
    ),
    `<style>${styles}</style>`,
    // Vite's loader looks for these before it loads a page's styles; nothing is fetched.
    ...assets.styles.map((path) => `<link rel="stylesheet" disabled href="${base}${path}">`),
  ].join('');
}
