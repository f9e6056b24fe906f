import { spawnSync } from 'node:child_process';
import { existsSync, globSync, rmSync, statSync } from 'node:fs';

/** Where the site that the tests visit is built. */
export const siteFolder = '.cache/site';

const sources = ['src/**', 'public/**', 'index.html', 'package.json', 'vite.config.ts', '.env*'];

/**
 * Builds the site, unless the last build is newer than its sources: several projects and runs share
 * it. In a process of its own: within Vitest, React would be built for development.
 */
export function setup() {
  const built = `${siteFolder}/index.html`;
  const changedAt = Math.max(...globSync(sources).map((path) => statSync(path).mtimeMs));
  if (existsSync(built) && statSync(built).mtimeMs > changedAt) return;
  const { VITEST: _vitest, ...environment } = process.env;
  // The manifest says what is fetched with what (`firstLoadSizes`).
  const options = ['--outDir', siteFolder, '--emptyOutDir', '--manifest', '--logLevel=warn'];
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', ...options],
    { env: { ...environment, NODE_ENV: 'production' }, stdio: 'inherit' },
  );
  if (status === 0) return;
  rmSync(siteFolder, { recursive: true, force: true });
  throw new Error('The site could not be built.');
}
