import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { encode } from 'uqr';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { League, LeagueSettings } from '../league/league.ts';
import { colorDeclarations } from '../league/colors.config.ts';
import { settingsProblems } from '../league/settingsProblems.ts';
import { paths } from '../league/paths.ts';
import { settings } from '../league/settings.ts';
import { clockOffsets } from './clockOffsets.ts';

const manifestName = 'manifest.webmanifest';
const clockModule = 'virtual:league-clock';
const qrModule = 'virtual:league-qr';
/** How long the league's clock is right without a new build; what is shown is never older than a day. */
const clockYears = { past: 1, future: 20 };

/**
 * Writes the page's head and the web manifest from the league's settings, and stops build and dev
 * server with one sentence per problem if the settings are wrong.
 * @param checked the settings; tests pass others
 */
export function leaguePlugin(checked: LeagueSettings = settings): Plugin {
  let base = '/';
  return {
    name: 'league-settings',
    // Before the plugins that start something.
    config() {
      const folder = (name: string) => readdirSync(join(import.meta.dirname, '../league', name));
      const problems = settingsProblems(checked, {
        hero: folder('hero'),
        sponsors: folder('sponsors'),
      });
      if (problems.length > 0) throw new SettingsError(problems);
    },
    configResolved(config) {
      base = config.base;
    },
    resolveId: (id) => (id === clockModule || id === qrModule ? `\0${id}` : undefined),
    load(id) {
      // Behind a `?` stands for which script it is loaded (`earlyScripts.ts`).
      const [name] = id.split('?');
      if (name === `\0${clockModule}`) return clockSource(checked);
      return name === `\0${qrModule}` ? qrSource(checked) : undefined;
    },
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

/** What is wrong with the settings, a line each. Vite prints these lines and no stack trace. */
class SettingsError extends Error {
  override readonly stack: string;

  constructor(problems: readonly string[]) {
    super(problems.map((problem) => `src/league/${fileOf(problem)}: ${problem}`).join('\n'));
    this.stack = this.message;
  }

  [inspect.custom](): string {
    return this.message;
  }
}

/** The file of the setting with which a sentence begins. */
function fileOf(problem: string): string {
  const [name = 'league'] = /^(about|categories|colors|seasons|sponsors)\b/.exec(problem) ?? [];
  return `${name}.config.ts`;
}

function clockSource({ timeZone }: League): string {
  const now = new Date();
  const year = now.getUTCFullYear();
  const { past, future } = clockYears;
  const offsets = clockOffsets(timeZone, Date.UTC(year - past), Date.UTC(year + future));
  const buildTime = Date.UTC(year, now.getUTCMonth(), now.getUTCDate());
  return `export const leagueClock = ${JSON.stringify(offsets)}; export const buildTime = ${buildTime};`;
}

/** The QR code of the site's address as a path of SVG, one unit a module. */
function qrSource({ address }: League): string {
  const { data, size } = encode(address, { border: 0 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return `export const qrCode = ${JSON.stringify({ size, path: path.join('') })};`;
}

function headTags(league: LeagueSettings, base: string): HtmlTagDescriptor[] {
  // At the end of the head: the encoding must stand within its first kilobyte.
  const injectTo = 'head' as const;
  const meta = (attrs: Record<string, string>) => ({ tag: 'meta', attrs, injectTo });
  const link = (attrs: Record<string, string>) => ({ tag: 'link', attrs, injectTo });
  return [
    { tag: 'title', children: league.name, injectTo },
    { tag: 'style', children: `:root{${colorDeclarations(league.colors)}}`, injectTo },
    meta({ name: 'description', content: league.description }),
    meta({ name: 'application-name', content: league.name }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:locale', content: 'es_AR' }),
    meta({ property: 'og:site_name', content: league.name }),
    meta({ property: 'og:title', content: league.name }),
    meta({ property: 'og:description', content: league.description }),
    meta({ property: 'og:url', content: `${league.address}/` }),
    meta({ property: 'og:image', content: `${league.address}/vistas/inicio.jpg` }),
    meta({ property: 'og:image:width', content: '1200' }),
    meta({ property: 'og:image:height', content: '630' }),
    meta({ property: 'og:image:type', content: 'image/jpeg' }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    // Vite adds the base to files of public/; the manifest is generated.
    link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    link({ rel: 'icon', href: '/favicon-32.png', type: 'image/png', sizes: '32x32' }),
    link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    link({ rel: 'manifest', href: `${base}${manifestName}` }),
  ];
}

function webManifest(league: League): string {
  const icon = { src: 'icon-192.png', sizes: '192x192', type: 'image/png' };
  const shortcut = (name: string, path: string) => ({ name, url: `.${path}`, icons: [icon] });
  return JSON.stringify({
    name: league.name,
    short_name: league.shortName,
    description: league.description,
    lang: 'es',
    // Relative to the manifest: the site may stand below a path.
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: 'rgb(10 18 56)',
    theme_color: 'rgb(10 18 56)',
    categories: ['sports'],
    icons: [
      icon,
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      // What it shows lies within the circle that every mask leaves.
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    // At a long press on the icon.
    shortcuts: [
      shortcut('Resultados', paths.results()),
      shortcut('Próximos partidos', paths.upcoming()),
      shortcut('Tablas', paths.tables()),
      shortcut('Mi pareja', paths.myPairs()),
    ],
    screenshots: [
      {
        src: 'captura-telefono.jpg',
        sizes: '780x1688',
        type: 'image/jpeg',
        form_factor: 'narrow',
        label: 'Los resultados en un teléfono',
      },
      {
        src: 'captura-escritorio.jpg',
        sizes: '1280x800',
        type: 'image/jpeg',
        form_factor: 'wide',
        label: 'Los resultados en una computadora',
      },
    ],
  });
}
