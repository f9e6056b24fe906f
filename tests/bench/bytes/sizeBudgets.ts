/** How much the first load may weigh, kB of 1000 bytes; what `npm test` holds it to as well. */
export const sizeBudgets = {
  /** The scripts of the home page. */
  homeScripts: { gzip: { limit: 115, aim: 105 }, brotli: { limit: 100, aim: 92 } },
  /** All styles of a page, whether in it or beside it. */
  styles: { gzip: { limit: 10, aim: 8.5 } },
} as const;

/** The home page's scripts beside those of the naive build. */
export const shareOfBaseline = { limit: 0.46, aim: 0.42 } as const;
