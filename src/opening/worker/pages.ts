import type { KeepAlive } from './responses.ts';
import { contentDigest, type Caches, type WorkerSite } from './site.ts';

/** Pages of frames, such as those of pairs, that are kept: the latest ones. */
const mostOfFrames = 40;

/** The pages and files of one version of the site, and of the one before it. */
type Pages = {
  /** Fetches what a visit needs without a network. @throws Error if this version cannot be had whole */
  install(): Promise<void>;
  /** Removes what is older than the version before this one, whose pages may still be open. */
  removeOldVersions(): Promise<void>;
  /**
   * The way in which a page is answered; `unknown`: the site says that there is none; `null`: the address is that of
   * something else.
   */
  kindOf(address: URL): 'public' | 'private' | 'unknown' | null;
  /** A page as it was last seen, at once; from the network if it never was. */
  page(request: Request, keepAlive: KeepAlive): Promise<Response>;
  /** A page from the network, else as it was last seen. */
  privatePage(request: Request, keepAlive: KeepAlive): Promise<Response>;
  /** Asks for an open page again, and keeps it where it is another one by now. */
  refresh(address: URL): Promise<void>;
  /** A file whose name changes with its content. */
  file(request: Request, keepAlive: KeepAlive): Promise<Response>;
};

type Environment = {
  caches: Caches;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
};

export function createPages(site: WorkerSite, { caches, fetch }: Environment): Pages {
  const cacheName = site.pageCaches + site.version;
  const openCache = () => caches.open(cacheName);
  const frameOf = (pathname: string) =>
    site.frames.find(({ start }) => pathname.startsWith(start))?.page;
  const addressOf = (pathname: string) => frameOf(pathname) ?? pathname;
  /** The address under which a page is kept: with the filter that it knows, as the head script reads it. */
  const keyOf = ({ pathname, searchParams }: URL) => {
    const isAsked = (search: string) =>
      [...new URLSearchParams(search)].every(
        ([name, value]) => String(searchParams.getAll(name)) === value,
      );
    return pathname + (site.searches[pathname]?.find(isAsked) ?? '');
  };
  const findKept = async (address: string) => (await openCache()).match(address);
  const find = async (url: URL) =>
    (await findKept(keyOf(url))) ??
    (await findKept(url.pathname)) ??
    (await findKept(addressOf(url.pathname)));

  /**
   * Keeps a page, unless it belongs to another version, whose scripts would be others, or did not arrive whole.
   * @returns whether it did
   */
  const keepPage = async (key: string, response: Response) => {
    if (!response.ok || response.redirected) return false;
    const text = await response.text();
    if (!text.includes(site.entry) || !text.trimEnd().endsWith('</html>')) return false;
    const headers = new Headers(response.headers);
    // Its rows are not those of now when it is shown; and its body is no longer compressed.
    for (const name of ['server-timing', 'content-encoding', 'content-length']) {
      headers.delete(name);
    }
    const cache = await openCache();
    await cache.put(key, new Response(text, { headers }));
    if (frameOf(key) !== undefined) {
      const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
      const others = paths.filter((path) => frameOf(path) !== undefined).slice(0, -mostOfFrames);
      await Promise.all(others.map((path) => cache.delete(path)));
    }
    return true;
  };
  const visit = async (request: Request, keepAlive: KeepAlive) => {
    const response = await fetch(request);
    keepAlive(keepPage(keyOf(new URL(request.url)), response.clone()).catch(() => false));
    return response;
  };
  const offline = async (url: URL, error: unknown) => {
    const found = (await find(url)) ?? (await findKept(site.fallback));
    if (found === undefined) throw error;
    return found;
  };

  /** The digest of a file of this version; `undefined`: it is of another one. */
  const digestOf = (address: string) => site.digests[new URL(address, 'http://localhost').pathname];
  /** Whether a response is the file that its name says: a network may answer with a page, or with half of it. */
  const isWhole = async (response: Response, digest: string) =>
    response.ok && (await contentDigest(await response.clone().arrayBuffer())) === digest;
  /** @returns the file, or what the network gives instead of it a second time, and whether it is the file */
  const fetchFile = async (request: Request | string) => {
    const digest = digestOf(typeof request === 'string' ? request : request.url) ?? '';
    const first = await fetch(request);
    if (await isWhole(first, digest).catch(() => false)) return { response: first, isFile: true };
    if (first.status === 404) return { response: first, isFile: false };
    // Not from the browser's own cache, which may have the same.
    const response = await fetch(request, { cache: 'reload' });
    return { response, isFile: await isWhole(response, digest) };
  };

  const dropPages = async () => {
    const cache = await openCache();
    const isPage = ({ url }: Request) => !new URL(url).pathname.startsWith(site.assets);
    const pages = (await cache.keys()).filter(isPage);
    await Promise.all(pages.map((page) => cache.delete(page)));
  };

  return {
    async install() {
      try {
        const cache = await openCache();
        await Promise.all(
          site.files.map(async (address) => {
            const { response, isFile } = await fetchFile(address);
            if (!isFile) throw new Error(`${address} is not what it should be.`);
            await cache.put(address, response);
          }),
        );
        await Promise.all(
          site.precached.map(async (address) => {
            const response = await fetch(address, { cache: 'no-cache' });
            if (!(await keepPage(address, response)))
              throw new Error(`${address} belongs to another version.`);
          }),
        );
      } catch (error) {
        await caches.delete(cacheName);
        throw error;
      }
    },
    async removeOldVersions() {
      const names = (await caches.keys()).filter((name) => name.startsWith(site.pageCaches));
      const others = names.filter((name) => name !== cacheName);
      await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
    },
    kindOf({ pathname }) {
      if (site.privatePages.includes(pathname)) return 'private';
      if (site.pages.includes(addressOf(pathname))) return 'public';
      // A site at `/` has the pages of those below paths within its scope.
      const [first, ...rest] = pathname.slice(site.base.length).split('/');
      const start = `${site.base}${first}/`.toLowerCase();
      const isBelowPage = [...site.pages, ...site.privatePages].some((page) =>
        `${page}/`.toLowerCase().startsWith(start),
      );
      const isFile = pathname.includes('.');
      return !isFile && (rest.length === 0 || isBelowPage) ? 'unknown' : null;
    },
    async page(request, keepAlive) {
      const url = new URL(request.url);
      const kept = await find(url).catch(() => undefined);
      if (kept !== undefined) return kept;
      try {
        return await visit(request, keepAlive);
      } catch (error) {
        return offline(url, error);
      }
    },
    async privatePage(request, keepAlive) {
      try {
        return await visit(request, keepAlive);
      } catch (error) {
        return offline(new URL(request.url), error);
      }
    },
    async refresh(url) {
      const key = keyOf(url);
      const etag = (await findKept(key))?.headers.get('etag') ?? null;
      const response = await fetch(
        url.pathname + url.search,
        // With a header of its own the browser's cache is not asked, and 304 is seen here.
        etag === null
          ? { cache: 'no-cache' }
          : { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } },
      );
      if (response.status !== 304) await keepPage(key, response);
    },
    async file(request, keepAlive) {
      const { pathname } = new URL(request.url);
      const isOwn = digestOf(request.url) !== undefined;
      const kept = isOwn ? findKept(pathname) : caches.match(pathname, { ignoreVary: true });
      const found = await kept.catch(() => undefined);
      if (found !== undefined) return found;
      const { response, isFile } = isOwn
        ? await fetchFile(request)
        : { response: await fetch(request), isFile: false };
      if (isFile) {
        const copy = response.clone();
        keepAlive(
          openCache()
            .then((cache) => cache.put(pathname, copy))
            .catch(() => undefined),
        );
      } else if (response.status === 404) {
        // The cached pages may name files that are gone: the next visit asks the network for them.
        keepAlive(dropPages().catch(() => undefined));
      }
      return response;
    },
  };
}
