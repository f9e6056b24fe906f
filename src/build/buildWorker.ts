import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type ResolvedConfig, type Rolldown } from 'vite';
import { paths } from '../paths.ts';
import type { WorkerSite } from '../worker/site.ts';
import { assetsOf } from './assetsOf.ts';
import type { RenderedPage } from './renderPages.tsx';

/** The file of the service worker. */
export const workerFile = 'sw.js';

type Built = {
  config: ResolvedConfig;
  bundle: Rolldown.OutputBundle;
  pages: readonly RenderedPage[];
  /** Where the site was built; its pages are written. */
  folder: string;
};

/** What the service worker keeps of a build: the pages of the menu, and the code of all public ones. */
export function workerSite({ config, bundle, pages, folder }: Built): WorkerSite {
  const { base, env } = config;
  const at = (path: string) => base + path.slice(1);
  const isPublic = ({ isInSitemap, rewrite }: RenderedPage) => isInSitemap || rewrite !== null;
  const addressOf = ({ path, rewrite }: RenderedPage) => at(rewrite?.to ?? path);
  const publicPages = pages.filter(isPublic);
  const menu: readonly string[] = [
    paths.home(),
    paths.results(),
    paths.upcoming(),
    paths.categories(),
    paths.tables(),
    paths.myPairs(),
  ];
  const kept = publicPages.filter(({ path, rewrite }) => menu.includes(path) || rewrite !== null);
  const outputs = Object.values(bundle);
  const fonts = outputs.map(({ fileName }) => fileName).filter((name) => name.endsWith('.woff2'));
  const needed = publicPages
    .map(({ component, laterComponents }) => assetsOf(bundle, component, laterComponents))
    .flatMap(({ scripts, laterScripts, styles }) => [...scripts, ...laterScripts, ...styles]);
  const files = [...new Set([...needed, ...fonts])].map((name) => base + name);
  const frames = publicPages.flatMap(({ rewrite }) =>
    rewrite === null ? [] : [{ start: at(rewrite.from.replace('*', '')), page: at(rewrite.to) }],
  );
  const digest = createHash('sha256').update(files.join());
  for (const { file } of kept) digest.update(readFileSync(join(folder, file)));
  const supabaseUrl = String(env['VITE_SUPABASE_URL'] ?? '').trim();
  return {
    version: digest.digest('base64url').slice(0, 12),
    entry: files[0] ?? '',
    pages: publicPages.map(addressOf),
    kept: kept.map(addressOf),
    privatePages: pages.filter((page) => !isPublic(page) && page.path !== '/404').map(addressOf),
    frames,
    fallback: frames[0]?.page ?? at(paths.home()),
    files,
    assets: `${base}assets/`,
    api: supabaseUrl === '' ? '' : new URL(supabaseUrl).origin,
  };
}

/** Writes the service worker of a site beside its pages. */
export async function buildWorker({ root, build: { outDir } }: ResolvedConfig, site: WorkerSite) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { __workerSite__: JSON.stringify(site) },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, 'src/worker/serviceWorker.ts'),
        output: { format: 'iife', entryFileNames: workerFile },
      },
    },
  });
}
