import { spawnSync } from 'node:child_process';

/** Where the journeys' site is built. */
export const siteFolder = '.cache/site';

/**
 * Builds the site once for all journeys, in a process of its own: within Vitest, React and the site
 * would be built for development.
 */
export function setup() {
  const { VITEST: _vitest, ...environment } = process.env;
  // The manifest says what is fetched with what (`firstLoadSizes`).
  const options = ['--outDir', siteFolder, '--emptyOutDir', '--manifest', '--logLevel=warn'];
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', ...options],
    {
      env: { ...environment, NODE_ENV: 'production' },
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error('The site could not be built.');
}
