import { build } from 'vite';

/** Where the journeys' site is built. */
export const siteFolder = '.cache/site';

/** Builds the site once for all journeys, as `npm start` does. */
export default async function buildSite() {
  await build({ logLevel: 'warn', build: { outDir: siteFolder, emptyOutDir: true } });
}
