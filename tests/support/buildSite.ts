import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoAdmin, demoPublishableKey } from '../../supabase/embedded/keys.ts';
import { measuresFolder } from '../../supabase/embedded/measuredBuild.ts';
import {
  codeDigest,
  leagueDigest,
  makeBundles,
  readState,
  siteVariables,
  writeSite,
} from '../../supabase/embedded/siteBuild.ts';
import type {
  EmbeddedSupabase,
  LeagueOfDatabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';

/** Where the site that the tests visit is built. */
export const siteFolder = '.cache/site';

const variables = siteVariables(demoAdmin, demoPublishableKey);

export const setup = () => buildInto(siteFolder);

/**
 * Builds the site of a league in which nothing is set, for its server.
 * @returns the folder
 */
export const buildEmptySite = (server: EmbeddedSupabase) =>
  buildOwnSite(server, '.cache/empty-site');

/** Builds the site of the league that a server has. @returns the folder */
export async function buildOwnSite(server: EmbeddedSupabase, folder: string): Promise<string> {
  await buildInto(folder, await server.readLeague());
  return folder;
}

/** The database of `buildHostedSite`: one port, as a worker keeps no file that is not as its name says. */
export const hostedDatabase = 'http://127.0.0.1:54399';

/** Builds the demo's site for a database of another origin. @returns the folder */
export async function buildHostedSite(): Promise<string> {
  const folder = '.cache/hosted-site';
  await buildInto(folder, null, { ...variables, VITE_SUPABASE_URL: hostedDatabase });
  return folder;
}

/**
 * Builds a site as `npm start` does, on the bundles that it makes and keeps, with what is measured of them beside it.
 * Where the folder has that site already, it is used again.
 * @param league `null`: the demo
 */
async function buildInto(
  folder: string,
  league: LeagueOfDatabase | null = null,
  own: typeof variables = variables,
) {
  const kept = readState(folder);
  const isKept =
    kept?.code === codeDigest(own) &&
    kept.league === (league === null ? 'demo' : leagueDigest(league)) &&
    existsSync(join(folder, measuresFolder));
  if (isKept) return;
  const bundles = await makeBundles(own);
  if (bundles === null || !(await writeSite(folder, bundles, league, { variables: own }))) {
    throw new Error('The site could not be built.');
  }
  cpSync(join(bundles, measuresFolder), join(folder, measuresFolder), { recursive: true });
}

/**
 * Builds a site that stands below a path, for a database of another origin, as `npm run build` does: the one site of
 * the tests that is made so. It is used again, though the database then has another port: `from` is the origin that
 * its files name.
 */
export async function buildSiteBelow(base: string, { url }: { url: string }) {
  const folder = '.cache/site-below';
  const code = codeDigest({ BASE: base });
  if (readState(folder)?.code !== code) {
    // Renamed once it is whole: this process may be stopped.
    const own = `${folder}-${process.pid}`;
    const removeOwn = () => rmSync(own, { recursive: true, force: true });
    process.once('exit', removeOwn);
    // Within Vitest, React would be built for development.
    const { VITEST: _vitest, ...environment } = process.env;
    const options = ['--outDir', own, '--emptyOutDir', '--logLevel=warn', `--base=${base}`];
    const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options], {
      env: { ...environment, NODE_ENV: 'production', VITE_SUPABASE_URL: url },
      stdio: 'inherit',
    });
    const [status] = await once(vite, 'close');
    if (status !== 0) {
      removeOwn();
      throw new Error('The site could not be built.');
    }
    rmSync(folder, { recursive: true, force: true });
    renameSync(own, folder);
    writeFileSync(`${folder}.json`, JSON.stringify({ code }));
  }
  const [from = ''] =
    /(?<=rel="preconnect" href=")[^"]+/u.exec(readFileSync(`${folder}/index.html`, 'utf8')) ?? [];
  return { folder, from };
}
