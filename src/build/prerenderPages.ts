import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { readEnvironment, readSupabaseOrigin, type Environment } from '../opening/environment.ts';
import { assetsOf } from './assetsOf.ts';
import { headScript } from '../opening/headScript.ts';
import { composePage, headScriptPlace } from './composePage.ts';
import { buildEarlyScripts } from './earlyScripts.ts';
import { previewOf } from './pagePreviews.ts';
import type * as Renderer from './renderPages.tsx';
import type { RenderedPage } from './renderPages.tsx';
import { replaceOnce } from './replaceOnce.ts';
import { formatRewritesFile } from './hostFiles.ts';
import { completeWorker, serviceWorkerEntry, workerSite } from './serviceWorker.ts';
import { addressProblem } from './siteBase.ts';
import { robots, sitemap } from './sitemap.ts';
import { structuredData } from './structuredData.ts';
import type { LeagueSettings } from '../league/league.ts';
import type { PageSettings } from '../league/settings.ts';
import { settingsOfBuild } from './leaguePlugin.ts';

/**
 * Renders every page of the site when it is built: a phone shows it with the first response, before any
 * script. Each page becomes a file with its styles, the names of its scripts and pictures, and a
 * script that requests its rows while those are loading. Writes the sitemap and the `_redirects` too.
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
      inlineScripts.push(headScript(config.base));
    },
    // `closeBundle` would follow a failed build too.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_options, bundle) {
        const { root, base, env } = config;
        const folder = resolve(root, config.build.outDir);
        // Vite writes some of its addresses decoded; the worker compares them.
        const template = readFileSync(join(folder, 'index.html'), 'utf8').replaceAll(
          decodeURI(base),
          base,
        );
        const environment = readEnvironment(env, 'http://localhost');
        const settings = await settingsOfBuild(config);
        const { league } = settings;
        const problem = addressProblem(league, base);
        if (problem !== null) this.warn(problem);
        const site = {
          base,
          address: league.address,
          supabaseUrl: readSupabaseOrigin(env),
          publishableKey: environment.publishableKey,
          readAsset: (path: string, encoding: BufferEncoding = 'utf8') =>
            readFileSync(join(folder, path), encoding),
        };
        const [pages, earlyScripts] = await Promise.all([
          renderWith(config, environment, settings),
          buildEarlyScripts(config),
        ]);
        inlineScripts.push(...Object.values(earlyScripts));
        const previews = new Map(pages.map((page) => [page, preview(page, league)]));
        for (const [page, { picture, ...shown }] of previews) {
          const assets = assetsOf(bundle, page.component, page.lazyFiles);
          const earlyScript = page.earlyScript ? earlyScripts[page.earlyScript] : '';
          const head = {
            ...shown,
            picture: `${site.address}/${pictureFolder}/${picture.name}.jpg`,
          };
          mkdirSync(dirname(join(folder, page.file)), { recursive: true });
          writeFileSync(
            join(folder, page.file),
            composePage(template, { ...site, ...page, assets, head, earlyScript }),
          );
        }
        const pictures = [...previews.values()].map(
          ({ picture }) => [picture.name, picture] as const,
        );
        // Imported here: neither `npm run dev` nor the tests need the library for drawing, which there
        // is not for every machine.
        const linkPictures = await import('./linkPictures.ts').catch((error: unknown) => {
          this.warn(`The site is built without pictures of its links: ${String(error)}`);
        });
        await linkPictures?.writeLinkPictures(
          join(folder, pictureFolder),
          [...new Map(pictures).values()],
          league,
          folder,
        );
        completeWorker(folder, bundle, workerSite({ config, bundle, pages, folder }));
        const listed = pages.filter(({ isInSitemap }) => isInSitemap).map(({ path }) => path);
        const rewrites = pages
          .map(({ rewrite }) => rewrite)
          .filter((each) => each !== null)
          .map(({ from, to }) => ({ from: base + from.slice(1), to }));
        writeFileSync(join(folder, '_redirects'), formatRewritesFile(rewrites));
        // Its addresses have to be whole.
        if (league.address !== '') {
          writeFileSync(join(folder, 'sitemap.xml'), sitemap(league.address, listed));
        }
        writeFileSync(join(folder, 'robots.txt'), robots(league.address));
      },
    },
  };
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

type PrerenderApi = { inlineScripts: readonly string[] };

const pluginName = 'prerender-pages';

/** The scripts that the build has written into the pages: a CSP allows these and no others. */
export function inlineScriptsOf({ plugins }: ResolvedConfig): readonly string[] {
  const api: PrerenderApi | undefined = plugins.find(({ name }) => name === pluginName)?.api;
  return api?.inlineScripts ?? [];
}

/** Where the pictures of shared links stand in the built site. */
const pictureFolder = 'vistas';

/** What is shown of a page elsewhere. */
function preview(page: RenderedPage, league: LeagueSettings) {
  const shown = previewOf({ ...page, title: page.ownTitle }, league);
  return {
    description: shown.description,
    picture: shown.picture,
    structuredData: league.address === '' ? '' : structuredData(shown, league, league.address),
    // The page of all pairs, the unknown address and the administrator's have no address of their own.
    isIndexed: page.isInSitemap,
    canBeIndexed: page.isInSitemap || page.rewrite !== null,
  };
}

/** Builds the renderer for the Node that runs this, and renders the pages. */
async function renderWith(
  { root, base, mode }: ResolvedConfig,
  environment: Environment,
  settings: PageSettings,
) {
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
        // A single file can be removed once it is loaded.
        rolldownOptions: { output: { codeSplitting: false } },
      },
      ssr: { noExternal: true },
    });
    const renderer: typeof Renderer = await import(
      pathToFileURL(join(folder, 'renderPages.js')).href
    );
    return await renderer.renderPages(environment, settings);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
