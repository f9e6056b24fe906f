import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { league } from '../../league/league.config.ts';
import { readEnvironment } from '../environment.ts';
import type { prerenderPage, prerenderedPages } from '../prerender.tsx';
import { composePage, type PageAssets } from './composePage.ts';

type Prerender = {
  prerenderPage: typeof prerenderPage;
  prerenderedPages: typeof prerenderedPages;
};

/**
 * Draws every page of the site when it is built, so that a phone shows it with the first answer and
 * before any script. Each gets a file of its own, with its styles in it, its scripts and pictures
 * named, and its rows asked for while those are on their way.
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig;
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'prerender-pages',
    // Drawing the pages is a build too.
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
        const prerender = await loadPrerender(config);
        const template = readFileSync(join(folder, 'index.html'), 'utf8');
        const environment = readEnvironment(env, 'http://localhost');
        const site = {
          base,
          time: Date.now(),
          siteName: league.name,
          address: league.address,
          supabaseUrl: String(env['VITE_SUPABASE_URL'] ?? '').trim(),
          publishableKey: environment.publishableKey,
          readAsset: (path: string) => readFileSync(join(folder, path), 'utf8'),
        };
        for (const { path, file, source, reads } of prerender.prerenderedPages) {
          const drawing = await prerender.prerenderPage(path, environment, site.time);
          const assets = assetsOf(bundle, join(root, 'src', source));
          mkdirSync(dirname(join(folder, file)), { recursive: true });
          writeFileSync(
            join(folder, file),
            composePage(template, { ...site, path, reads, drawing, assets }),
          );
        }
      },
    },
  };
}

/** Builds and loads the part of the site that draws pages, for the Node that runs this. */
async function loadPrerender({ root, base, mode }: ResolvedConfig): Promise<Prerender> {
  const folder = mkdtempSync(join(tmpdir(), 'prerender-'));
  try {
    await build({
      root,
      base,
      mode,
      logLevel: 'warn',
      build: {
        ssr: 'src/app/prerender.tsx',
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        // One file, that can be forgotten once it is loaded.
        rolldownOptions: { output: { codeSplitting: false } },
      },
      ssr: { noExternal: true },
    });
    const module: Prerender = await import(pathToFileURL(join(folder, 'prerender.js')).href);
    return module;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The entry and a page with all that they import at once, each script once. */
function assetsOf(bundle: Rolldown.OutputBundle, source: string): PageAssets {
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
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId === source);
  visit(entry);
  visit(page);
  // The entry is named already, as the script that runs.
  return { scripts: [...scripts].filter((name) => name !== entry?.fileName), styles: [...styles] };
}
