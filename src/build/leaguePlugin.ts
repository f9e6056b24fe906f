import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { languageOf } from '../../supabase/terminal/language.cjs';
import { reasonOf, sentence, warn } from '../../supabase/terminal/say.ts';
import { describeLeftOut } from '../admin/league/describeLeftOut.ts';
import { colorDeclarations, leagueVariables } from '../league/shades.ts';
import { demoSettings } from '../league/demo/demoSettings.ts';
import { describeLeague, type LeagueSettings } from '../league/league.ts';
import { builtPictures, iconFile, settingsElement, type PageSettings } from '../league/settings.ts';
import type { LeftOut } from '../league/parseSettings.ts';
import { paths } from '../league/paths.ts';
import { readSupabaseOrigin } from '../opening/environment.ts';
import { isBundlesAlone } from './bundles.ts';
import { clockOffsets } from './clockOffsets.ts';
import { escapeText, scriptJson } from './escapeText.ts';
import { ballIcons, leagueIcons } from './leagueIcons.ts';
import {
  pictureBytes,
  readSettings,
  readVersions,
  rowsReader,
  type GivenLeague,
  type SettingsSource,
} from './readSettings.ts';
import type { ReadPageRows } from './renderPages.tsx';
import { replaceOnce } from './replaceOnce.ts';
import { tokenColors } from './tokenColors.ts';

const manifestName = 'manifest.webmanifest';
const pluginName = 'league-settings';
/** The plugin of `npm run dev`, which has the database. */
const embeddedSupabase = 'embedded-supabase';
/** The pictures of the demo are files of the project. */
const demoFolder = join(import.meta.dirname, '../league/demo');
/** The years for which the league's clock is right without a new build; what is shown is never older than a day. */
const clockYears = { past: 1, future: 20 };

/** The pictures of the site that a browser shows before it is installed. */
const installScreenshots = [
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
] as const;
type Screenshot = (typeof installScreenshots)[number];

type LeaguePluginOptions = {
  /** Tests and Storybook show the demo league, whatever the environment says. */
  isDemo: boolean;
};

/**
 * Writes the league's settings into the page and the web manifest, and its pictures beside them. Stops the
 * build with one sentence if the database that it is for does not give them.
 */
export function leaguePlugin({ isDemo }: LeaguePluginOptions): Plugin<LeagueApi> {
  let config: ResolvedConfig;
  let read: Promise<ReadLeague> | undefined;
  let versions: Promise<unknown> | undefined;
  const source = (): SettingsSource => (isDemo ? { kind: 'demo' } : sourceOf(config));
  const readNow = () => readLeague(source(), readSupabaseOrigin(config.env));
  /** Once: all of a build is of the same settings. */
  const readOnce = () => {
    // Before all else: a change meanwhile makes the site older than it is, not newer.
    versions ??= readVersions(source());
    return (read ??= versions.then(readNow));
  };
  /** That of the page which the development server has given last. */
  let latest: Promise<ReadLeague> | undefined;
  const readLatest = () => (latest = readNow());
  return {
    name: pluginName,
    api: {
      settings: async () => (await readOnce()).settings,
      rows: () => rowsReader(source()),
      versions: async () => versions,
    },
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      // The page of the development server has the settings of the moment.
      handler: async (html, { server }) => {
        if (isDemo) {
          const children = colorRule(demoSettings);
          return [{ tag: 'style', children, injectTo: 'head' as const }];
        }
        if (isBundlesAlone) return html;
        // The development server adds the base to all addresses of the page, a build to those of files that it knows.
        return server
          ? pageWith(html, (await readLatest()).settings, '/')
          : pageWith(html, (await readOnce()).settings, config.base);
      },
    },
    configureServer(server) {
      const serve = (
        address: string,
        content: (path: string) => Promise<{ type: string; body: Uint8Array | string }>,
      ) => {
        server.middlewares.use(config.base + address, (request, response, next) => {
          const send = ({ type, body }: Awaited<ReturnType<typeof content>>) => {
            response.setHeader('content-type', type);
            return response.end(body);
          };
          content((request.url ?? '').replace(/^\/|\?.*$/gu, '')).then(send, next);
        });
      };
      const servedPicture = async (path: string) => {
        const { pictures } = await (latest ?? readNow());
        return pictures.get(path) ?? '';
      };
      serve(manifestName, async () => ({
        type: 'application/manifest+json',
        body: await readNow().then(({ settings: { league } }) =>
          webManifest(league, screenshotsOf(league, config.publicDir), config.base),
        ),
      }));
      serve(builtPictures, async (path) => ({
        type: mediaTypes[extname(path)] ?? '',
        body: await servedPicture(path),
      }));
    },
    async generateBundle() {
      if (this.environment.config.build.ssr || isBundlesAlone) return;
      const read = await readOnce();
      const { pictures, leftOut } = read;
      for (const each of leftOut) config.logger.warn(sentence('leftOut', { part: each }));
      const files = isDemo
        ? pictureFiles(pictures)
        : await leagueFiles(read, config.publicDir, config.base);
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

const isDemoLeague = ({ name }: LeagueSettings) => name === demoSettings.name;

/** Those of the demo, or those that the league has put into `public/`. */
function screenshotsOf(league: LeagueSettings, publicFolder: string) {
  const folder = isDemoLeague(league) ? demoFolder : publicFolder;
  return installScreenshots.filter(({ src }) => existsSync(join(folder, src)));
}

type Files = ReadonlyArray<readonly [path: string, content: Uint8Array | string]>;

function pictureFiles(pictures: ReadLeague['pictures']): Files {
  return [...pictures].map(([path, bytes]) => [builtPictures + path, bytes]);
}

/** The files that a site has of its league, but for its pages. */
export async function leagueFiles(
  { settings, pictures }: ReadLeague,
  publicFolder: string,
  base: string,
): Promise<Files> {
  const { league } = settings;
  const screenshots = screenshotsOf(league, publicFolder);
  const shown = isDemoLeague(league) ? screenshots : [];
  return [
    ...pictureFiles(pictures),
    [manifestName, webManifest(league, screenshots, base)],
    ...shown.map(({ src }) => [src, readFileSync(join(demoFolder, src))] as const),
    ...(await ownColorIcons(league)),
  ];
}

/** In place of those of `public/`, which have the demo's colours. */
async function ownColorIcons(league: LeagueSettings): Promise<Files> {
  const { brand, accent } = demoSettings;
  if (league.brand === brand && league.accent === accent) return [];
  return ballIcons(league).catch((error: unknown) => {
    // The library for drawing is not there for every machine.
    warn('otherIconColors', { reason: reasonOf(error) });
    return [];
  });
}

type ReadLeague = {
  settings: PageSettings;
  /** By their paths, the icon in all of its sizes too. */
  pictures: ReadonlyMap<string, Uint8Array>;
  /** The settings that the site does not show, a line each. */
  leftOut: readonly string[];
};

/**
 * The league of a database, without what cannot be read of it.
 * @param origin Supabase's; empty: the site's own
 */
export async function readLeague(from: SettingsSource, origin: string): Promise<ReadLeague> {
  const given = from.kind === 'given' ? await from.read() : null;
  const source: SettingsSource = given === null ? from : { kind: 'given', read: async () => given };
  const leftOut: string[] = [];
  const leaveOut = (each: LeftOut, why?: string) => leftOut.push(lineOf(each, why));
  const read = await readSettings(source, (each) => leaveOut(each));
  const pictures = new Map<string, Uint8Array>();
  await Promise.all(
    picturesOf(read).map(async (path) => {
      const bytes = await pictureOf(path, source);
      if (bytes !== null) pictures.set(path, bytes);
    }),
  );
  const has = (part: string, name: string, path: string, field = 'picture') => {
    if (path === '' || pictures.has(path)) return true;
    leaveOut({ part, name, field }, `${path} is not in the bucket`);
    return false;
  };
  const heroPictures = read.heroPictures
    .filter(({ picture, alt }) => has('heroPictures', alt, picture))
    .map((hero) => {
      const { phonePicture, alt } = hero;
      return has('heroPictures', alt, phonePicture, 'phonePicture')
        ? hero
        : { ...hero, phonePicture: '' };
    });
  const sponsors = read.sponsors.filter(({ name, picture }) => has('sponsors', name, picture));
  let icon = has('icon', '', read.icon) ? read.icon : '';
  const league = { ...read, heroPictures, sponsors };
  const stored = pictures.get(icon);
  if (stored !== undefined) {
    try {
      for (const { path, bytes } of await iconsOf(league, stored)) pictures.set(path, bytes);
    } catch (error) {
      leaveOut({ part: 'icon', name: '', field: 'picture' }, reasonOf(error));
      icon = '';
    }
  }
  const settings = {
    league: withClock({ ...league, icon }),
    storage: `${origin}/storage/v1/object/public/pictures/`,
  };
  return { settings, pictures, leftOut };
}

/** @param why in English, where it is more than the name of the field */
function lineOf(each: LeftOut, why: string = each.field): string {
  if (languageOf(process.env) === 'es') return describeLeftOut(each);
  const { part, name } = each;
  return [part, name && `“${name}”`, why && `(${why})`].filter(Boolean).join(' ');
}

type LeagueApi = {
  settings: () => Promise<PageSettings>;
  rows: () => ReadPageRows | null;
  /** See `readVersions`. */
  versions: () => Promise<unknown>;
};

/** The settings of the pages of a build, what reads their rows, and which numbers these had. */
export function leagueOfBuild({ plugins }: ResolvedConfig): LeagueApi {
  return plugins.find(({ name }) => name === pluginName)?.api;
}

/** The hosted project of `.env`, or what the embedded server gives: in a file to a build, or beside `npm run dev`. */
function sourceOf({ env, plugins }: ResolvedConfig): SettingsSource {
  const url = readSupabaseOrigin(env);
  if (url !== '') {
    const publishableKey = String(env['VITE_SUPABASE_PUBLISHABLE_KEY'] ?? '').trim();
    return { kind: 'hosted', url, publishableKey };
  }
  const { SETTINGS_FILE: file } = process.env;
  if (file !== undefined) {
    return { kind: 'given', read: async () => JSON.parse(readFileSync(file, 'utf8')) };
  }
  const server: { readLeague: () => Promise<GivenLeague> } | undefined = plugins.find(
    ({ name }) => name === embeddedSupabase,
  )?.api;
  return server === undefined ? { kind: 'demo' } : { kind: 'given', read: server.readLeague };
}

/** The clock by the rules of this Node, which may be newer than the database's. */
function withClock(league: LeagueSettings): LeagueSettings {
  const year = new Date().getUTCFullYear();
  const { past, future } = clockYears;
  const [from, to] = [Date.UTC(year - past), Date.UTC(year + future)];
  try {
    return { ...league, clock: clockOffsets(league.timeZone, from, to) };
  } catch {
    // A zone that only the database knows, with its offsets.
    return league;
  }
}

function picturesOf({ icon, sponsors, heroPictures }: LeagueSettings): readonly string[] {
  const hero = heroPictures.flatMap(({ picture, phonePicture }) => [picture, phonePicture]);
  return [...new Set([icon, ...hero, ...sponsors.map(({ picture }) => picture)])].filter(
    (path) => path !== '',
  );
}

function iconsOf(league: LeagueSettings, bytes: Uint8Array) {
  return leagueIcons(league.icon, bytes, headerColor(league));
}

/** The colour of the header, `#rrggbb`. */
function headerColor(league: LeagueSettings): string {
  return tokenColors('light', leagueVariables(league)).get('inverse') ?? 'black';
}

const demoPictures = new Set(picturesOf(demoSettings));

/** @param path of a picture: one of the demo's files, or else of the database; `null`: it is nowhere */
async function pictureOf(path: string, source: SettingsSource): Promise<Uint8Array | null> {
  const file = join(demoFolder, path);
  if (demoPictures.has(path) && existsSync(file)) return readFileSync(file);
  if (source.kind === 'demo') throw new Error(`The demo league has no picture ${path}.`);
  return pictureBytes(source, path);
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/**
 * `index.html` with what every page has of the league.
 * @param publicBase the base of the files of `public/`, which Vite adds by itself
 */
export function pageWith(
  html: string,
  settings: PageSettings,
  base: string,
  publicBase = '/',
): string {
  // At the end of the head: the encoding must stand within its first kilobyte.
  const withHead = replaceOnce(
    html,
    '</head>',
    `${headTags(settings.league, base, publicBase)}</head>`,
  );
  const data = `<script type="application/json" id="${settingsElement}">${scriptJson(settings)}</script>`;
  return replaceOnce(withHead, '<div id="root"></div>', `<div id="root"></div>${data}`);
}

function colorRule(league: LeagueSettings): string {
  return `:root{${colorDeclarations(league)}}`;
}

function headTags(league: LeagueSettings, base: string, publicBase: string): string {
  const tag = (name: string, attributes: Record<string, string>) =>
    `<${name} ${Object.entries(attributes)
      .map(([attribute, value]) => `${attribute}="${escapeText(value)}"`)
      .join(' ')}>`;
  const meta = (attributes: Record<string, string>) => tag('meta', attributes);
  const link = (attributes: Record<string, string>) => tag('link', attributes);
  const iconAt = (size: 32 | 180 | 192) => base + builtPictures + iconFile(icon, size);
  const { name, address, icon } = league;
  const description = describeLeague(league);
  return [
    `<title>${escapeText(name)}</title>`,
    `<style>${colorRule(league)}</style>`,
    meta({ name: 'description', content: description }),
    meta({ name: 'application-name', content: name }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:locale', content: 'es_AR' }),
    meta({ property: 'og:site_name', content: name }),
    meta({ property: 'og:title', content: name }),
    meta({ property: 'og:description', content: description }),
    // A shared link shows a picture by its whole address.
    ...(address === ''
      ? []
      : [
          meta({ property: 'og:url', content: `${address}/` }),
          meta({ property: 'og:image', content: `${address}/vistas/inicio.jpg` }),
          meta({ property: 'og:image:width', content: '1200' }),
          meta({ property: 'og:image:height', content: '630' }),
          meta({ property: 'og:image:type', content: 'image/jpeg' }),
        ]),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    // Vite adds the base to files of public/; the manifest is generated.
    ...(icon === ''
      ? [
          link({ rel: 'icon', href: `${publicBase}favicon.svg`, type: 'image/svg+xml' }),
          link({
            rel: 'icon',
            href: `${publicBase}favicon-32.png`,
            type: 'image/png',
            sizes: '32x32',
          }),
          link({ rel: 'apple-touch-icon', href: `${publicBase}apple-touch-icon.png` }),
        ]
      : [
          link({ rel: 'icon', href: iconAt(32), type: 'image/png', sizes: '32x32' }),
          link({ rel: 'icon', href: iconAt(192), type: 'image/png', sizes: '192x192' }),
          link({ rel: 'apple-touch-icon', href: iconAt(180) }),
        ]),
    link({ rel: 'manifest', href: `${base}${manifestName}` }),
  ].join('');
}
function webManifest(
  league: LeagueSettings,
  screenshots: readonly Screenshot[],
  base: string,
): string {
  const srcOf = (size: 192 | 512 | 'maskable') =>
    league.icon === ''
      ? `icon-${size === 'maskable' ? 512 : size}.png`
      : builtPictures + iconFile(league.icon, size);
  const icon = { src: srcOf(192), sizes: '192x192', type: 'image/png' };
  const shortcut = (name: string, path: string) => ({ name, url: `.${path}`, icons: [icon] });
  return JSON.stringify({
    name: league.name,
    short_name: league.shortName,
    description: describeLeague(league),
    lang: 'es',
    // Browsers resolve it against the origin, not the manifest: the base keeps two leagues of one origin two apps, and
    // at `/` it is the id that installed apps have.
    id: base,
    // Relative to the manifest: the site may stand below a path.
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: headerColor(league),
    theme_color: headerColor(league),
    categories: ['sports'],
    icons: [
      icon,
      { src: srcOf(512), sizes: '512x512', type: 'image/png' },
      // What it shows lies within the circle that every mask leaves.
      { src: srcOf('maskable'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    // At a long press on the icon.
    shortcuts: [
      shortcut('Resultados', paths.results()),
      shortcut('Próximos partidos', paths.upcoming()),
      shortcut('Tablas', paths.tables()),
      shortcut('Mi pareja', paths.myPairs()),
    ],
    screenshots,
  });
}
