/** The site that a worker belongs to, as the build tells it. */
export type WorkerSite = {
  /** Changes with every build that changes a file. */
  version: string;
  /** The script with which every page of this build begins: pages of another build name another. */
  entry: string;
  /** The path of the site below its origin; `/` at its end. */
  base: string;
  /** The name of the cache of a version begins with this one. */
  pageCaches: string;
  /** The name of the cache of the database's responses. */
  responseCache: string;
  /** Addresses of public pages, which are cached when they are visited. */
  pages: readonly string[];
  /** The filters with which a page is another one: ends of addresses such as `?categoria=sexta-libre`, by address. */
  searches: Readonly<Record<string, readonly string[]>>;
  /** Addresses of the pages that are cached in advance. */
  precached: readonly string[];
  /** Pages of the administrator and the club's screen: from the network where there is one. */
  privatePages: readonly string[];
  /** Addresses that one page answers: `/parejas/` and all below it are `/pareja`. */
  frames: readonly { start: string; page: string }[];
  /** The file that is shown for a page that was never visited, until its code has rendered it. */
  fallback: string;
  /** Scripts, styles and fonts of the public pages. */
  files: readonly string[];
  /** `contentDigest` of each file of this version, by address. */
  digests: Readonly<Record<string, string>>;
  /** The folder of files whose names change with their content. */
  assets: string;
  /** Supabase's origin; empty: the site's own. */
  api: string;
};

/** Says which bytes these are: what a network gives under a name is kept if it is what the build wrote. */
export async function contentDigest(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash.subarray(0, 9)));
}

/** The part of the browser's `caches` that the worker uses. */
export type Caches = {
  open(name: string): Promise<Cache>;
  keys(): Promise<string[]>;
  delete(name: string): Promise<boolean>;
  match(request: string, options?: CacheQueryOptions): Promise<Response | undefined>;
};

type Cache = {
  match(request: Request | string): Promise<Response | undefined>;
  delete(request: Request | string): Promise<boolean>;
  /** In the order in which they were put. */
  keys(): Promise<readonly Request[]>;
  put(request: Request | string, response: Response): Promise<void>;
};
