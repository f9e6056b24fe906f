import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { rowsTiming } from '../../src/live/pageStart.ts';
import type { LivePage, LivePages } from './pages/livePages.ts';
import { headersFor, rewriteOf, type Rewrite } from './hostFiles.ts';
import { acceptedEncodings } from './acceptedEncodings.ts';
import { isFileName, readRewrites, readRules, readSiteFiles, type SiteFile } from './siteFiles.ts';
import { StartFailure } from './startFailure.ts';

/** The files of a site whose names change with their content, by path. */
export type KeptFiles = ReadonlyMap<string, SiteFile>;

/** @param path of the request, with `..` resolved and without the query */
export type SiteListener = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => void;

/** Answers while the site is still being built. */
export const siteUnderConstruction: SiteListener = (_request, response) => {
  const text = 'El sitio se está preparando. Vuelve a intentarlo en unos segundos.\n';
  answerText(response, 503, text, { 'retry-after': '2' });
};

/**
 * Serves a built site as a static host does: with the headers of its `_headers` file and the rewrites
 * of its `_redirects`, compressed,
 * `/resultados` from `resultados.html`, and `404.html` (or, in a site without, `index.html`) for every
 * path without a file. Another spelling of a page's address (`/Resultados/`) is redirected to the page. A site that
 * was built for a path is served below it, and leads there from `/`.
 * All files are read now: a later build may empty the folder under a running server.
 * @param before files of the build before, which pages that are still open ask for
 * @param livePages makes pages with the rows of the moment
 * @throws StartFailure if there is no site
 */
export function staticSite(
  folder: string,
  before: KeptFiles = new Map(),
  livePages: LivePages | null = null,
): { answer: SiteListener; kept: KeptFiles; base: string } {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new StartFailure('noSite', { folder });
  }
  const rules = readRules(folder);
  const { base, rewrites } = belowBase(readRewrites(folder));
  const files = readSiteFiles(folder, rules, base);
  const kept = new Map([...files].filter(([path]) => path.startsWith(assets)));
  const notFound = files.get('/404.html');
  const other: SiteAnswer | undefined = notFound
    ? { file: notFound, status: 404 }
    : pageOf(files.get('/index.html'));

  const answer: SiteListener = (request, response, requested) => {
    if (!requested.startsWith(base)) {
      const isBelow = `${requested}/`.toLowerCase().startsWith(base.toLowerCase());
      if (isBelow) redirect(request, response, base + requested.slice(base.length));
      else if (requested === '/') redirect(request, response, base);
      else answerText(response, 404, 'No encontrado\n', { ...headersFor(rules, base) });
      return;
    }
    const path = requested.slice(base.length - 1);
    // A page in the place of a file would be read as a script.
    const isFile = isFileName(path) || path.startsWith(assets);
    const name = decode(path);
    const rewritten = isFile ? undefined : rewriteOf(rewrites, name);
    const file =
      files.get(name) ??
      before.get(name) ??
      files.get(pageFile(name)) ??
      (rewritten === undefined ? undefined : files.get(pageFile(rewritten)));
    const pageAddress = canonicalAddress(path);
    const found = pageOf(file) ?? (isFile ? undefined : other);
    if (!file && files.has(pageFile(pageAddress)))
      redirect(request, response, base + pageAddress.slice(1));
    else if (found && isLive(request, file, rewritten ?? name)) {
      void sendLive(request, response, { found, path: name });
    } else if (found) sendFile(request, response, found);
    else answerText(response, 404, 'No encontrado\n', { ...headersFor(rules, base) });
  };
  return { answer, kept, base };

  /** Whether a page is made for this request: not for one that says who asks. */
  function isLive({ headers }: IncomingMessage, file: SiteFile | undefined, name: string) {
    const isOwn = file !== undefined && file === files.get(pageFile(name));
    return livePages !== null && isOwn && headers.authorization === undefined;
  }

  async function sendLive(
    request: IncomingMessage,
    response: ServerResponse,
    { found, path }: { found: SiteAnswer; path: string },
  ) {
    const search = /\?.*/s.exec(request.url ?? '')?.[0] ?? '';
    const page = await livePages?.page(path, search).catch(() => null);
    if (response.destroyed) return;
    sendFile(request, response, page ? { ...found, file: withRows(found.file, page) } : found);
  }
}

function withRows(file: SiteFile, { digest, bytes, compressed, rowsOf }: LivePage): SiteFile {
  const timing = { 'Server-Timing': `${rowsTiming};desc="${rowsOf}"` };
  const headers = {
    ...file.headers,
    ...timing,
    ETag: `W/"${digest}.${file.headers.ETag.slice(3)}`,
  };
  return { headers, bytes, compressed };
}

/** The headers of a *Not Modified*: the others are those that the browser has (RFC 9110, 15.4.5). */
const ofNotModified = ['cache-control', 'etag', 'vary', 'server-timing'];

/** The path that a site stands below, by the rule with which the build finds its files there. */
function belowBase(all: readonly Rewrite[]): { base: string; rewrites: readonly Rewrite[] } {
  const [base = '/'] = all.flatMap(({ from, to }) => (to === '/:splat' ? from.slice(0, -1) : []));
  const own = all.filter(({ from, to }) => to !== '/:splat' && from.startsWith(base));
  return { base, rewrites: own.map(({ from, to }) => ({ from: from.slice(base.length - 1), to })) };
}

/** The folder of such files. */
const assets = '/assets/';

/** Where the build put the page of an address. */
function pageFile(address: string): string {
  return `${address === '/' ? '/index' : address}.html`;
}

/** Every address of the site is written in lower case, without a slash at its end. */
function canonicalAddress(path: string): string {
  return path.toLowerCase().replace(/(?<=[^/])\/+$/, '');
}

function redirect(request: IncomingMessage, response: ServerResponse, address: string) {
  const query = /\?.*/s.exec(request.url ?? '')?.[0] ?? '';
  response.writeHead(301, { Location: address + query, 'Content-Length': 0 }).end();
}

type SiteAnswer = { file: SiteFile; status: 200 | 404 };

function pageOf(file: SiteFile | undefined): SiteAnswer | undefined {
  return file && { file, status: 200 };
}

function sendFile(request: IncomingMessage, response: ServerResponse, answer: SiteAnswer) {
  const { headers, bytes, compressed } = answer.file;
  if (answer.status === 200 && request.headers['if-none-match'] === headers.ETag) {
    const said = Object.entries(headers).filter(([name]) =>
      ofNotModified.includes(name.toLowerCase()),
    );
    response.writeHead(304, Object.fromEntries(said)).end();
    return;
  }
  const accepted = acceptedEncodings(request);
  const encoding = compressed.find(({ name }) => accepted.includes(name));
  const body = encoding?.bytes ?? bytes;
  response.writeHead(answer.status, {
    ...headers,
    'Content-Length': body.length,
    ...(encoding && { 'Content-Encoding': encoding.name }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function answerText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string>,
) {
  const own = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    'X-Content-Type-Options': 'nosniff',
  };
  // Set one by one: `writeHead` would send a header twice that the site's rules name in another case.
  for (const [name, value] of Object.entries({ ...headers, ...own }))
    response.setHeader(name, value);
  response.writeHead(status).end(text);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
