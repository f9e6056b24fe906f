import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { league } from '../league/league.config.ts';
import { readEnvironment, type Environment } from '../start/environment.ts';
import { composePage, type PageAssets } from './composePage.ts';
import type * as Renderer from './renderPages.tsx';
import { formatRewritesFile } from './rewritesFile.ts';
import { robots, sitemap } from './sitemap.ts';

/**
 * Renders every page of the site when it is built: a phone shows it with the first response, before any
 * script. Each page becomes a file with its styles, the names of its scripts and pictures, and a
 * script that requests its rows while those are loading. Writes the sitemap and the `_redirects` too.
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig;
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'prerender-pages',
    // The renderer is built too, by the same configuration.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_options, output) {
      bundle = output;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const { root, base, env } = config;
        const folder = resolve(root, config.build.outDir);
        const template = readFileSync(join(folder, 'index.html'), 'utf8');
        const environment = readEnvironment(env, 'http://localhost');
        const site = {
          base,
          address: league.address,
          supabaseUrl: String(env['VITE_SUPABASE_URL'] ?? '').trim(),
          publishableKey: environment.publishableKey,
          readAsset: (path: string) => readFileSync(join(folder, path), 'utf8'),
        };
        const pages = await renderWith(config, environment);
        for (const page of pages) {
          const assets = assetsOf(bundle, page.fetchedComponent);
          mkdirSync(dirname(join(folder, page.file)), { recursive: true });
          writeFileSync(
            join(folder, page.file),
            composePage(template, { ...site, ...page, assets }),
          );
        }
        const listed = pages.filter(({ isInSitemap }) => isInSitemap).map(({ path }) => path);
        const rewrites = pages
          .map(({ rewrite }) => rewrite)
          .filter((each) => each !== null)
          .map(({ from, to }) => ({ from: base + from.slice(1), to: base + to.slice(1) }));
        writeFileSync(join(folder, '_redirects'), formatRewritesFile(rewrites));
        writeFileSync(join(folder, 'sitemap.xml'), sitemap(league.address, listed));
        writeFileSync(join(folder, 'robots.txt'), robots(league.address));
      },
    },
  };
}

/** Builds the renderer for the Node that runs this, and renders the pages. */
async function renderWith({ root, base, mode }: ResolvedConfig, environment: Environment) {
  const folder = mkdtempSync(join(tmpdir(), 'prerender-'));
  try {
    await build({
      root,
      base,
      mode,
      logLevel: 'warn',
      build: {
        ssr: 'src/build/renderPages.tsx',
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        // One file, which can be removed once it is loaded.
        rolldownOptions: { output: { codeSplitting: false } },
      },
      ssr: { noExternal: true },
    });
    const renderer: typeof Renderer = await import(
      pathToFileURL(join(folder, 'renderPages.js')).href
    );
    return await renderer.renderPages(environment);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the entry and a fetched page import at once, each file once. */
function assetsOf(bundle: Rolldown.OutputBundle, fetchedComponent: string | null): PageAssets {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  const entry = chunks.find(({ isEntry }) => isEntry);
  visit(entry);
  if (fetchedComponent !== null) {
    const file = `/${fetchedComponent}.tsx`;
    const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(file));
    if (page === undefined) throw new Error(`No chunk holds ${file}: is the file named otherwise?`);
    visit(page);
  }
  // index.html names the entry already, as the script that runs.
  return { scripts: [...scripts].filter((name) => name !== entry?.fileName), styles: [...styles] };
}
