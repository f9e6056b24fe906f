import { prefetchScript } from '../../data/prefetch.ts';

/** The files that a page needs at once, as paths below the site's base, e.g. `assets/index-x.js`. */
export type PageAssets = { scripts: readonly string[]; styles: readonly string[] };

/** What goes into a page's file. */
export type PageParts = {
  path: string;
  /** What React drew. */
  drawing: string;
  /** The moment that the drawing shows, ms. */
  time: number;
  /** The queries that the page begins with. */
  reads: readonly string[];
  assets: PageAssets;
  /** Reads one of the assets. */
  readAsset(path: string): string;
  /** Where the site stands below its origin; `/` at its end. */
  base: string;
  siteName: string;
  /** The site's published origin. */
  address: string;
  /** Empty: Supabase answers on the site's own origin. */
  supabaseUrl: string;
  publishableKey: string;
};

/**
 * A page's file: the built `index.html` with the page's own head and drawing.
 * @throws Error if the drawing has a style attribute, which the site's policy forbids
 */
export function composePage(template: string, page: PageParts): string {
  const preloads = page.drawing.match(/^(?:<link [^>]*>)+/)?.[0] ?? '';
  const drawing = page.drawing.slice(preloads.length);
  const attribute = /<[^>]* style="[^>]*>/.exec(drawing)?.[0];
  if (attribute !== undefined) {
    throw new Error(`${page.path}: the policy forbids the style attribute in ${attribute}`);
  }
  const title = titleOf(drawing, escapeText(page.siteName));
  return (
    template
      .replace(/(?<=<title>).*?(?=<\/title>)/, () => title)
      .replace(/(?<=property="og:title" content=")[^"]*/, () => title)
      .replace(/(?<=property="og:url" content=")[^"]*/, () => page.address + page.path)
      // The styles are in the page: these would be a second answer to wait for.
      .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
      .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
      // First of all what is asked of others; the encoding must stand in the first kilobyte, and does.
      .replace(/(?=\s*<script>)/, () => prefetch(page) + preloads)
      .replace('</head>', () => `${headOf(page)}</head>`)
      .replace('<div id="root">', () => `${rootOf(page)}${drawing}`)
  );
}

function titleOf(drawing: string, siteName: string): string {
  const heading = /<h1[^>]*>([^<]*)<\/h1>/.exec(drawing)?.[1] ?? siteName;
  return heading === siteName ? siteName : `${heading} · ${siteName}`;
}

function prefetch({ reads, supabaseUrl, publishableKey }: PageParts): string {
  if (reads.length === 0) return '';
  const origin = supabaseUrl === '' ? '' : new URL(supabaseUrl).origin;
  const addresses = reads.map((query) => `${origin}/rest/v1/${query}`).join(' ');
  return (
    `\n    <script data-reads="${escapeText(addresses)}" data-key="${escapeText(publishableKey)}">` +
    `${prefetchScript}</script>`
  );
}

function headOf({ base, assets, readAsset, supabaseUrl }: PageParts): string {
  const styles = assets.styles.map((path) => readAsset(path)).join('');
  return [
    supabaseUrl === '' ? '' : `<link rel="preconnect" href="${new URL(supabaseUrl).origin}">`,
    ...assets.scripts.map((path) => `<link rel="modulepreload" crossorigin href="${base}${path}">`),
    `<style>${styles}</style>`,
    // So that the code that asks for these files finds them there; nothing is fetched.
    ...assets.styles.map((path) => `<link rel="stylesheet" disabled href="${base}${path}">`),
  ].join('');
}

function rootOf({ path, time }: PageParts): string {
  return `<div id="root" data-path="${path}" data-prerendered-at="${time}">`;
}

/** As React writes it, so that a name is the same in the head and in the drawing. */
function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
