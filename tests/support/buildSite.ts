import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type {
  EmbeddedSupabase,
  LeagueOfDatabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { measuredBuild, setMapsAside } from './measuredBuild.ts';

/** Where the site that the tests visit is built. */
export const siteFolder = '.cache/site';

const sources = [
  'src/**',
  'public/**',
  'index.html',
  'package.json',
  'vite.config.ts',
  '.env{,.local}',
];

export const setup = () => buildInto(siteFolder);

/**
 * Builds the site of a league in which nothing is set, for its server.
 * @returns the folder
 */
export async function buildEmptySite(server: EmbeddedSupabase): Promise<string> {
  const folder = '.cache/empty-site';
  await buildInto(folder, await server.readLeague());
  return folder;
}

/**
 * Builds a site that stands below a path, for a database of another origin. A build is used again, though the
 * database then has another port: `from` is the origin that its files name.
 */
export async function buildSiteBelow(base: string, { url }: { url: string }) {
  const folder = '.cache/site-below';
  await buildInto(folder, undefined, {
    options: [`--base=${base}`],
    environment: { VITE_SUPABASE_URL: url },
  });
  const [from = ''] =
    /(?<=rel="preconnect" href=")[^"]+/u.exec(readFileSync(`${folder}/index.html`, 'utf8')) ?? [];
  return { folder, from };
}

const noMore = { options: [], environment: {} };

/**
 * Builds a site, unless the last build is newer than its sources: several projects and runs share
 * it. In a process of its own: within Vitest, React would be built for development.
 * @param league default: the demo
 */
export async function buildInto(
  folder: string,
  league?: LeagueOfDatabase,
  more: { options: readonly string[]; environment: Record<string, string> } = noMore,
) {
  const changedAt = Math.max(...globSync(sources).map((path) => statSync(path).mtimeMs));
  const builtAt = () => statSync(`${folder}/index.html`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isBuilt = () => builtAt() > changedAt;
  if (isBuilt()) return;
  // Renamed once it is whole: another process may need it, or this one may be stopped.
  const own = `${folder}-${process.pid}`;
  const removeOwn = () => rmSync(own, { recursive: true, force: true });
  process.once('exit', removeOwn);
  const { VITEST: _vitest, ...environment } = process.env;
  const given = `${own}.json`;
  if (league !== undefined) writeFileSync(given, JSON.stringify(league));
  const fixed = ['--outDir', own, '--emptyOutDir', ...measuredBuild, '--logLevel=warn'];
  const options = [...fixed, ...more.options];
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options], {
    env: {
      ...environment,
      NODE_ENV: 'production',
      ...more.environment,
      ...(league !== undefined && { SETTINGS_FILE: given }),
    },
    stdio: 'inherit',
  });
  const [status] = await once(vite, 'close');
  rmSync(given, { force: true });
  if (status !== 0) {
    removeOwn();
    throw new Error('The site could not be built.');
  }
  setMapsAside(own);
  if (isBuilt()) return;
  rmSync(folder, { recursive: true, force: true });
  renameSync(own, folder);
}
