import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildEnvironmentOptions, Rolldown } from 'vite';
import { nameAt } from '../live/base.ts';
import { paths } from '../league/paths.ts';
import { settingsElement } from '../league/settings.ts';
import { startElement } from '../live/pageStart.ts';
import { contentDigest, type WorkerSite } from '../opening/worker/site.ts';
import { assetsOf, type BundledChunk } from './assetsOf.ts';
import { fileNames } from './scriptFiles.ts';
import type { ListedPage } from './renderPages.tsx';

const worker = 'sw';
/** The file of the service worker. */
export const workerFile = `${worker}.js`;
const workerSource = join(import.meta.dirname, '../opening/worker/serviceWorker.ts');

/**
 * Lazy code of public pages that they need without a network, and what makes them live: once the next
 * version is published, a page of this one finds it nowhere else.
 */
const lazyFiles = [
  'OfflineError.tsx',
  'searchCode.ts',
  'SiteSearch.tsx',
  'HomeLeaders.tsx',
  'openClient.ts',
  'channel.ts',
];

type Precached = {
  base: string;
  supabaseUrl: string;
  chunks: readonly BundledChunk[];
  /** The files of the bundles. */
  fileNames: readonly string[];
  pages: readonly ListedPage[];
  /** The folder of the built site; its pages are written. */
  folder: string;
};

/** A page without its rows and their moment: a version of the site is not one of its results. */
function withoutRows(page: string): string {
  const isOfMoment = new RegExp(
    `(?: data-until="\\d+"|<div id="root".*(?=<script type="application/json" id="${settingsElement}")|<script type="application/json" id="${startElement}">.*?</script>)`,
    'gsu',
  );
  return page.replace(isOfMoment, '');
}

/** The files of a build that the service worker caches: the pages of the menu, and the code of all public ones. */
export async function workerSite(site: Precached): Promise<WorkerSite> {
  const { base, supabaseUrl, fileNames, pages, folder } = site;
  const at = (path: string) => base + path.slice(1);
  const isPublic = ({ isInSitemap, rewrite }: ListedPage) => isInSitemap || rewrite !== null;
  const addressOf = ({ path, rewrite }: ListedPage) => at(rewrite?.to ?? path);
  const publicPages = pages.filter(isPublic);
  const menu: readonly string[] = [
    paths.home(),
    paths.results(),
    paths.upcoming(),
    paths.categories(),
    paths.tables(),
    paths.myPairs(),
  ];
  const precached = publicPages.filter(
    ({ path, rewrite }) => menu.includes(path) || rewrite !== null,
  );
  const fonts = fileNames.filter((name) => name.endsWith('.woff2'));
  const needed = publicPages
    .map((page) => assetsOf(site, page.component, [...page.lazyFiles, ...lazyFiles]))
    .flatMap(({ entries, scripts, lazyScripts, styles }) => [
      ...entries,
      ...scripts,
      ...lazyScripts,
      ...styles,
    ]);
  const files = [...new Set([...needed, ...fonts])].map((name) => base + name);
  const frames = publicPages.flatMap(({ rewrite }) =>
    rewrite === null ? [] : [{ start: at(rewrite.from.replace('*', '')), page: at(rewrite.to) }],
  );
  const assets = fileNames.filter((name) => /^assets\/.*\.(?:js|css|woff2)$/u.test(name));
  const digests = await Promise.all(
    assets.map(async (name) => [
      base + name,
      await contentDigest(readFileSync(join(folder, name))),
    ]),
  );
  const digest = createHash('sha256').update(files.join());
  for (const { file } of precached) {
    digest.update(withoutRows(readFileSync(join(folder, file), 'utf8')));
  }
  return {
    version: digest.digest('base64url').slice(0, 12),
    entry: files[0] ?? '',
    base,
    // Neither name changes: devices hold caches with them.
    pageCaches: nameAt(base, 'site-'),
    responseCache: nameAt(base, 'answers'),
    pages: publicPages.map(addressOf),
    searches: Object.fromEntries(
      publicPages
        .filter(({ searches }) => searches.length > 0)
        .map((page) => [addressOf(page), page.searches]),
    ),
    precached: precached.map(addressOf),
    privatePages: pages.filter((page) => !isPublic(page) && page.path !== '/404').map(addressOf),
    frames,
    fallback: frames[0]?.page ?? at(paths.home()),
    files,
    digests: Object.fromEntries(digests),
    assets: `${base}assets/`,
    api: supabaseUrl,
  };
}

/**
 * Builds the service worker with the site's scripts. Nothing of its code is theirs, so it becomes one file
 * without imports.
 */
export function serviceWorkerEntry(): BuildEnvironmentOptions {
  return {
    rolldownOptions: {
      input: { index: 'index.html', [worker]: workerSource },
      output: {
        entryFileNames: ({ name }) => (name === worker ? workerFile : fileNames.chunkFileNames),
      },
    },
  };
}

/** @returns the code of the service worker, without what it has to know of its site */
export function workerCode(bundle: Rolldown.OutputBundle): string {
  const file = bundle[workerFile];
  if (file?.type !== 'chunk' || file.imports.length > 0) {
    throw new Error(`${workerFile} is not one script without imports.`);
  }
  return file.code;
}

/** Writes what the service worker has to know of its site to the begin of its file. */
export function completeWorker(folder: string, code: string, site: WorkerSite) {
  writeFileSync(join(folder, workerFile), `const __workerSite__=${JSON.stringify(site)};${code}`);
}
