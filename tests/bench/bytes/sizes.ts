import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { MeasuredRoute } from '../site/routes.ts';
import { readFirstLoad } from './firstLoad.ts';

/** What is sent, kB of 1000 bytes: gzip at its best, and Brotli at its best. */
export type Size = { gzip: number; brotli: number };

export type LoadSizes = {
  path: string;
  /** The page as it is, its styles within it included. */
  html: Size;
  scripts: Size;
  /** Wherever they come from; those within the page count here too. */
  styles: Size;
  /** The scripts, below the site's folder. */
  files: readonly string[];
};

/** What the first load of a page weighs. */
export async function measureSizes(folder: string, route: MeasuredRoute): Promise<LoadSizes> {
  const { html, scripts, styles } = await readFirstLoad(folder, route);
  return {
    path: route.path,
    html: sizeOf([html]),
    scripts: sizeOf(scripts.map((file) => readFileSync(join(folder, file)))),
    styles: sizeOf(styles),
    files: scripts,
  };
}

/** Each compressed by itself, as it is sent. */
export function sizeOf(texts: readonly (string | Buffer)[]): Size {
  let gzip = 0;
  let brotli = 0;
  for (const text of texts) {
    gzip += gzipSync(text, { level: constants.Z_BEST_COMPRESSION }).length;
    brotli += brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }).length;
  }
  return { gzip: gzip / 1000, brotli: brotli / 1000 };
}
