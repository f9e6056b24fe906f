import type { KeepAlive } from './responses.ts';
import type { Caches, WorkerSite } from './site.ts';

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
  /** A page, at once if it is cached. */
  page(request: Request, keepAlive: KeepAlive): Promise<Response>;
  /** A page from the network, else as it was last seen. */
  privatePage(request: Request, keepAlive: KeepAlive): Promise<Response>;
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
  const addressOf = (pathname: string) =>
    site.frames.find(({ start }) => pathname.startsWith(start))?.page ?? pathname;
  const find = async (address: string) => (await openCache()).match(address);

  /** Caches a page, unless it belongs to another version: its scripts would be others. */
  const cachePage = async (address: string, response: Response) => {
    if (!response.ok || response.redirected) return false;
    const copy = response.clone();
    if (!(await response.text()).includes(site.entry)) return false;
    await (await openCache()).put(address, copy);
    return true;
  };
  const visit = async (request: Request, keepAlive: KeepAlive) => {
    const response = await fetch(request);
    const address = addressOf(new URL(request.url).pathname);
    keepAlive(cachePage(address, response.clone()).catch(() => false));
    return response;
  };
  const offline = async (address: string, error: unknown) => {
    const found = (await find(address)) ?? (await find(site.fallback));
    if (found === undefined) throw error;
    return found;
  };

  const dropPages = async () => {
    const cache = await openCache();
    await Promise.all(site.pages.map((address) => cache.delete(address)));
  };

  return {
    async install() {
      try {
        const cache = await openCache();
        await cache.addAll([...site.files]);
        await Promise.all(
          site.precached.map(async (address) => {
            const response = await fetch(address, { cache: 'no-cache' });
            if (!(await cachePage(address, response)))
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
      const address = addressOf(new URL(request.url).pathname);
      const cached = await find(address).catch(() => undefined);
      if (cached !== undefined) return cached;
      try {
        return await visit(request, keepAlive);
      } catch (error) {
        return offline(address, error);
      }
    },
    async privatePage(request, keepAlive) {
      try {
        return await visit(request, keepAlive);
      } catch (error) {
        return offline(new URL(request.url).pathname, error);
      }
    },
    async file(request, keepAlive) {
      const cached = await caches.match(request, { ignoreVary: true }).catch(() => undefined);
      if (cached !== undefined) return cached;
      const response = await fetch(request);
      if (response.ok) {
        const copy = response.clone();
        keepAlive(
          openCache()
            .then((cache) => cache.put(request, copy))
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
