// Where the site stands below its origin: at `/`, or below a path such as `/liga/`. All sites of one owner on
// GitHub Pages share an origin, and with it what a browser keeps. `src/build/siteBase.ts` says what a base may be.

/**
 * A name among all that a browser keeps for an origin: in its storage, of caches, locks and channels. At `/` it is
 * the name itself. The base stands before it: what begins with a name of the site at `/` is never another's.
 */
export function nameAt(base: string, name: string): string {
  // Storybook's is `./`.
  return base.length > 2 ? base + name : name;
}

/** The same for this site. */
export function nameHere(name: string): string {
  return nameAt(import.meta.env.BASE_URL, name);
}

/** @param path of a page, as `paths` has it; @returns the same below the origin, e.g. `/liga/resultados` */
export function pathBelowOrigin(path: string): string {
  return import.meta.env.BASE_URL.slice(0, -1) + path;
}

/** @returns the whole address of a page on the site as the visitor sees it, which need not be published yet */
export function addressHere(path: string): string {
  return new URL(pathBelowOrigin(path), window.location.origin).href;
}

/**
 * The path of a page by that of its address, of which the base may be written in other letters; what is not below
 * the base stays.
 */
export function pathOfSite(pathname: string): string {
  const start = import.meta.env.BASE_URL.slice(0, -1).toLowerCase();
  const isBelow = `${pathname.toLowerCase()}/`.startsWith(`${start}/`);
  return isBelow ? pathname.slice(start.length) || '/' : pathname;
}
