import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, renameSync, rmSync, statSync } from 'node:fs';

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
export async function buildEmptySite({ url }: { url: string }): Promise<string> {
  const folder = '.cache/empty-site';
  await buildInto(folder, { SETTINGS_URL: url });
  return folder;
}

/**
 * Builds a site, unless the last build is newer than its sources: several projects and runs share
 * it. In a process of its own: within Vitest, React would be built for development.
 */
export async function buildInto(folder: string, settings: Record<string, string> = {}) {
  const changedAt = Math.max(...globSync(sources).map((path) => statSync(path).mtimeMs));
  const builtAt = () => statSync(`${folder}/index.html`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isBuilt = () => builtAt() > changedAt;
  if (isBuilt()) return;
  // Renamed once it is whole: another process may need it, or this one may be stopped.
  const own = `${folder}-${process.pid}`;
  const removeOwn = () => rmSync(own, { recursive: true, force: true });
  process.once('exit', removeOwn);
  const { VITEST: _vitest, ...environment } = process.env;
  // The manifest says what is fetched with what (`firstLoadSizes`).
  const options = ['--outDir', own, '--emptyOutDir', '--manifest', '--logLevel=warn'];
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options], {
    env: { ...environment, NODE_ENV: 'production', ...settings },
    stdio: 'inherit',
  });
  const [status] = await once(vite, 'close');
  if (status !== 0) {
    removeOwn();
    throw new Error('The site could not be built.');
  }
  if (isBuilt()) return;
  rmSync(folder, { recursive: true, force: true });
  renameSync(own, folder);
}
