import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchFolder } from '../support/output.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The site as `npm run build` makes it, with a manifest and source maps beside it. */
export const siteFolder = join(benchFolder, 'measured');

/** The same pages without any care for the first load, see `../baseline/`. */
export const baselineFolder = join(benchFolder, 'naive');

const built = new Set<string>();

/** Builds the site, once in a run of the benchmark. */
export function buildSite() {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // Hidden: no script names its map, and so every byte is that of a usual build.
  const options = ['--emptyOutDir', '--manifest', '--sourcemap', 'hidden', '--logLevel', 'warn'];
  run(siteFolder, [vite, 'build', '--outDir', siteFolder, ...options]);
}

/** Builds what the site is compared with, once in a run. */
export function buildBaseline() {
  run(baselineFolder, [join(root, 'tests/bench/naive/build.ts'), baselineFolder]);
}

function run(folder: string, words: readonly string[]) {
  if (built.has(folder)) return;
  const { status } = spawnSync(process.execPath, words, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${folder} could not be built.`);
  built.add(folder);
}
