import type { Environment } from '../opening/environment.ts';
import type { BundledChunk } from './assetsOf.ts';

/** Whether a build makes the bundles alone, which `writeSite.ts` completes with the pages of a league. */
export const isBundlesAlone = process.env['BUNDLES_ALONE'] === 'yes';

// Beside the folder of the bundles.
export const bundlesFile = 'bundles.json';
export const rendererFile = 'renderPages.js';

/** The output of the bundler, the same for every league, as it can be kept in a file. */
export type Bundles = {
  base: string;
  /** Supabase's origin; empty: the site's own. */
  supabaseUrl: string;
  environment: Environment;
  /** Compiled once: its hash stands in the CSP. */
  headScript: string;
  chunks: readonly BundledChunk[];
  /** All files of the bundles. */
  fileNames: readonly string[];
  /** The code of the service worker. */
  worker: string;
};
