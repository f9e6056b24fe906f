import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { sentence } from '../../supabase/terminal/say.ts';
import { readEnvironment, readSupabaseOrigin } from '../opening/environment.ts';
import { chunksOf } from './assetsOf.ts';
import { headScript } from '../opening/headScript.ts';
import { headScriptPlace } from './composePage.ts';
import type * as Renderer from './renderPages.tsx';
import { replaceOnce } from './replaceOnce.ts';
import { addressProblem } from './siteBase.ts';
import { serviceWorkerEntry, workerCode } from './serviceWorker.ts';
import { leagueOfBuild } from './leaguePlugin.ts';
import { bundlesFile, isBundlesAlone, rendererFile, type Bundles } from './bundles.ts';
import { scriptsInPages, writePages } from './writePages.ts';

/**
 * Renders every page of the site when it is built: a phone shows it with the first response, before any
 * script (`writePages.ts`). Of the bundles alone it writes what their pages are made with beside the folder.
 */
export function prerenderPages(): Plugin<PrerenderApi> {
  let config: ResolvedConfig;
  const inlineScripts: string[] = [];
  return {
    name: pluginName,
    api: { inlineScripts },
    // The renderer is built too, by the same configuration.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    config: () => ({ build: serviceWorkerEntry() }),
    configResolved(resolved) {
      config = resolved;
    },
    // `closeBundle` would follow a failed build too.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_options, bundle) {
        const folder = resolve(config.root, config.build.outDir);
        if (isBundlesAlone) {
          const [bundles] = await Promise.all([
            bundlesOf(config, bundle),
            buildRenderer(config, dirname(folder)),
          ]);
          writeFileSync(join(dirname(folder), bundlesFile), JSON.stringify(bundles));
          return;
        }
        const own = mkdtempSync(join(tmpdir(), 'prerender-'));
        try {
          const [bundles] = await Promise.all([
            bundlesOf(config, bundle),
            buildRenderer(config, own),
          ]);
          inlineScripts.push(...scriptsInPages(bundles));
          const file = pathToFileURL(join(own, rendererFile)).href;
          const renderer: typeof Renderer = await import(file);
          const league = leagueOfBuild(config);
          const settings = await league.settings();
          const problem = addressProblem(settings.league, bundles.base);
          if (problem !== null) this.warn(sentence(...problem));
          const drawLinks = await writePages(bundles, settings, renderer, folder, league.rows());
          writeVersions(folder, await league.versions());
          await drawLinks();
        } finally {
          rmSync(own, { recursive: true });
        }
      },
    },
  };
}

/** What `publish.yml` compares with the database: whether the published site has what that has. */
function writeVersions(folder: string, versions: unknown) {
  if (versions === null) return;
  const { GITHUB_SHA: code = '' } = process.env;
  const published = { versions, code, builtAt: Date.now() };
  writeFileSync(join(folder, 'publicado.json'), JSON.stringify(published));
}

type PrerenderApi = { inlineScripts: readonly string[] };

const pluginName = 'prerender-pages';

/** The scripts that the build has written into the pages: a CSP allows these and no others. */
export function inlineScriptsOf({ plugins }: ResolvedConfig): readonly string[] {
  const api: PrerenderApi | undefined = plugins.find(({ name }) => name === pluginName)?.api;
  return api?.inlineScripts ?? [];
}

async function bundlesOf(config: ResolvedConfig, bundle: Rolldown.OutputBundle): Promise<Bundles> {
  const { base, env } = config;
  return {
    base,
    supabaseUrl: readSupabaseOrigin(env),
    environment: readEnvironment(env, 'http://localhost'),
    headScript: headScript(base),
    chunks: chunksOf(bundle),
    fileNames: Object.keys(bundle),
    worker: workerCode(bundle),
  };
}

/** Builds the renderer for the Node that runs it, into one file. */
async function buildRenderer({ root, base, mode }: ResolvedConfig, folder: string) {
  await build({
    configLoader: 'native',
    root,
    base,
    mode,
    logLevel: 'warn',
    build: {
      ssr: 'src/build/renderPages.tsx',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      // A single file can be removed once it is loaded.
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
  });
}

/** Writes the script of the head into the page of the development server. */
export function inlineHeadScript(): Plugin {
  return {
    name: 'inline-head-script',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => {
        const script = headScript(server?.config.base ?? '/');
        return replaceOnce(html, headScriptPlace, `<script>${script}</script>`);
      },
    },
  };
}
