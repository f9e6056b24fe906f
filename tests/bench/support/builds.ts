import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchFolder } from './publish.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const built = new Set<string>();

/**
 * The site as `npm run build` makes it, with a manifest, and source maps that no script names.
 * @returns its folder
 */
export function buildSite(): string {
  const folder = join(benchFolder, 'site');
  const options = ['--emptyOutDir', '--manifest', '--sourcemap', 'hidden', '--logLevel', 'warn'];
  return run(folder, ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, ...options]);
}

/** The baseline build, see `../baseline/build.ts`. @returns its folder */
export function buildBaseline(): string {
  const folder = join(benchFolder, 'baseline');
  return run(folder, ['tests/bench/baseline/build.ts', folder]);
}

/** Once in a run of the benchmark. */
function run(folder: string, command: readonly string[]): string {
  if (built.has(folder)) return folder;
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${folder} could not be built.`);
  built.add(folder);
  return folder;
}
