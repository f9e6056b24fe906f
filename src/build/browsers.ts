/**
 * The oldest browsers for which the site is built: their names and versions as browserslist has them. The
 * build's targets, the check of its scripts (`tests/repository/oldBrowsers.test.ts`) and the README's
 * sentence are derived from them. Edge is Chrome, browsers on iPhones are Safari.
 */
export const oldestBrowsers = {
  /** All of the site, with its colours. */
  whole: { chrome: '105', safari: '16.0', firefox: '115' },
  /** Scripts run: rows and header can be read on a phone, and the club's screen is whole on Chrome. */
  readable: { chrome: '94', safari: '15.4', firefox: '115' },
} as const;

/** The one page that asks for more, and why, as browserslist has it. */
const pasteBrowser = { safari: '16.4' } as const;

type Versions = (typeof oldestBrowsers)[keyof typeof oldestBrowsers];

/** As Vite names them, e.g. `chrome105`. */
export function viteTargets(versions: Versions): string[] {
  return Object.entries({ ...versions, ios: versions.safari }).map(([name, each]) => name + each);
}

/** As browserslist asks for them, e.g. `chrome 94, safari 15.4`. */
export function queryOf(versions: Versions): string {
  return Object.entries({ ...versions, ios_saf: versions.safari })
    .map(([name, each]) => `${name} ${each}`)
    .join(', ');
}

/** The README's words. */
export function browsersInWords(): string {
  const { whole, readable } = oldestBrowsers;
  const inWords = ({ chrome, safari, firefox }: Versions) =>
    `Chrome ${chrome}, Safari ${safari} and Firefox ${firefox}`;
  return (
    `The whole site, colours included, needs ${inWords(whole)} or newer. Scripts run from ` +
    `${inWords(readable)}: there rows and header can be read on a phone, and \`/tv\` is whole on ` +
    `Chrome. Reading a paste needs Safari ${pasteBrowser.safari}; the page says so.`
  );
}
