import type { KeepAlive } from './answers.ts';
import type { Caches, WorkerSite } from './site.ts';

const prefix = 'site-';

/** The pages and files of one version of the site, and of the one before it. */
export type Pages = {
  /** Fetches what a visit needs without a network. @throws Error if this version cannot be had whole */
  install(): Promise<void>;
  /** Removes what belongs to older versions; pages of the last one may still be open. */
  tidy(): Promise<void>;
  /** How a page is answered; `null`: the address is none of a page. */
  kindOf(address: URL): 'public' | 'private' | null;
  /** A page at once if it is kept. */
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
  const cacheName = prefix + site.version;
  const openCache = () => caches.open(cacheName);
  const addressOf = (pathname: string) =>
    site.frames.find(({ start }) => pathname.startsWith(start))?.page ?? pathname;
  const find = async (address: string) => (await openCache()).match(address);

  /** Keeps a page, unless it belongs to another version: its scripts would be others. */
  const keepPage = async (address: string, response: Response) => {
    if (!response.ok || response.redirected) return false;
    const kept = response.clone();
    if (!(await response.text()).includes(site.entry)) return false;
    await (await openCache()).put(address, kept);
    return true;
  };
  const visit = async (request: Request, keepAlive: KeepAlive) => {
    const response = await fetch(request);
    const address = addressOf(new URL(request.url).pathname);
    keepAlive(keepPage(address, response.clone()).catch(() => false));
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
          site.kept.map(async (address) => {
            const response = await fetch(address, { cache: 'no-cache' });
            if (!(await keepPage(address, response))) throw new Error(`${address} is another's.`);
          }),
        );
      } catch (error) {
        await caches.delete(cacheName);
        throw error;
      }
    },
    async tidy() {
      const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
      const others = names.filter((name) => name !== cacheName);
      await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
    },
    kindOf({ pathname }) {
      if (site.privatePages.includes(pathname)) return 'private';
      return site.pages.includes(addressOf(pathname)) ? 'public' : null;
    },
    async page(request, keepAlive) {
      const address = addressOf(new URL(request.url).pathname);
      const kept = await find(address).catch(() => undefined);
      if (kept !== undefined) return kept;
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
      const kept = await caches.match(request, { ignoreVary: true }).catch(() => undefined);
      if (kept !== undefined) return kept;
      const response = await fetch(request);
      if (response.ok) {
        const copy = response.clone();
        keepAlive(
          openCache()
            .then((cache) => cache.put(request, copy))
            .catch(() => undefined),
        );
      } else if (response.status === 404) {
        // The kept pages may name files that are gone: the next visit asks the network for them.
        keepAlive(dropPages().catch(() => undefined));
      }
      return response;
    },
  };
}
