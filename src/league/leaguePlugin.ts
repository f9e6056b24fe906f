import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { League, LeagueSettings } from '../domain/league.ts';
import { settingsProblems } from './settingsProblems.ts';
import { clockOffsets } from './clockOffsets.ts';
import { league } from './league.config.ts';
import { sponsors } from './sponsors.config.ts';

const manifestName = 'manifest.webmanifest';
const clockModule = 'virtual:league-clock';
/** For so long the league's clock is right without a new build; what is shown is never older than a day. */
const clockYears = { past: 1, future: 20 };

/**
 * Puts the league's name into what stands outside the application (the page's head, the web manifest),
 * and stops build and dev server with one sentence a problem if its settings are wrong.
 * @param checked the settings; tests hand in others
 */
export function leaguePlugin(checked: LeagueSettings = { ...league, sponsors }): Plugin {
  let base = '/';
  return {
    name: 'league-settings',
    configResolved(config) {
      base = config.base;
    },
    buildStart() {
      const folder = (name: string) => readdirSync(join(import.meta.dirname, name));
      const problems = settingsProblems(checked, {
        hero: folder('hero'),
        sponsors: folder('sponsors'),
      });
      if (problems.length > 0) {
        this.error(['src/league:', ...problems].join('\n  '));
      }
    },
    resolveId: (id) => (id === clockModule ? `\0${clockModule}` : undefined),
    load: (id) =>
      id === `\0${clockModule}` ? `export const leagueClock = ${clockOf(checked)};` : undefined,
    transformIndexHtml: { order: 'pre', handler: () => headTags(checked, base) },
    configureServer(server) {
      server.middlewares.use(`${base}${manifestName}`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json');
        response.end(webManifest(checked));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: manifestName, source: webManifest(checked) });
    },
  };
}

function clockOf({ timeZone }: League): string {
  const year = new Date().getUTCFullYear();
  const { past, future } = clockYears;
  const offsets = clockOffsets(timeZone, Date.UTC(year - past), Date.UTC(year + future));
  return JSON.stringify(offsets);
}

function headTags(league: League, base: string): HtmlTagDescriptor[] {
  // Behind what is in the head already: the encoding must stand within its first kilobyte.
  const injectTo = 'head' as const;
  const meta = (attrs: Record<string, string>) => ({ tag: 'meta', attrs, injectTo });
  const link = (attrs: Record<string, string>) => ({ tag: 'link', attrs, injectTo });
  return [
    { tag: 'title', children: league.name, injectTo },
    meta({ name: 'description', content: league.description }),
    meta({ name: 'application-name', content: league.name }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:locale', content: 'es_AR' }),
    meta({ property: 'og:site_name', content: league.name }),
    meta({ property: 'og:title', content: league.name }),
    meta({ property: 'og:description', content: league.description }),
    meta({ property: 'og:url', content: `${league.address}/` }),
    meta({ property: 'og:image', content: `${league.address}/social.jpg` }),
    meta({ property: 'og:image:width', content: '1200' }),
    meta({ property: 'og:image:height', content: '630' }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    // Vite puts the base before what lies in public/; the manifest is made, so it gets its own.
    link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    link({ rel: 'icon', href: '/favicon-32.png', type: 'image/png', sizes: '32x32' }),
    link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    link({ rel: 'manifest', href: `${base}${manifestName}` }),
  ];
}

function webManifest(league: League): string {
  return JSON.stringify({
    name: league.name,
    short_name: league.shortName,
    description: league.description,
    lang: 'es',
    // Relative to the manifest: the site may stand below a path.
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: 'rgb(10 18 56)',
    theme_color: 'rgb(10 18 56)',
    icons: [
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  });
}
