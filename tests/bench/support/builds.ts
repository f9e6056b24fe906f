import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { benchFolder, root } from './publish.ts';

const built = new Set<string>();

/**
 * The site as `npm run build` makes it, with a manifest, and source maps that no script names.
 * @param project a folder with another version of this project
 * @returns its folder
 */
export function buildSite(project = root): string {
  const folder = join(project === root ? benchFolder : project, 'site');
  const options = ['--emptyOutDir', '--manifest', '--sourcemap', 'hidden', '--logLevel', 'warn'];
  const build = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, ...options];
  return run(folder, build, project);
}

/** The baseline build, see `../baseline/build.ts`. @returns its folder */
export function buildBaseline(): string {
  const folder = join(benchFolder, 'baseline');
  return run(folder, ['tests/bench/baseline/build.ts', folder]);
}

/** Once in a run of the benchmark. */
function run(folder: string, command: readonly string[], cwd = root): string {
  if (built.has(folder)) return folder;
  const { status } = spawnSync(process.execPath, command, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${folder} could not be built.`);
  built.add(folder);
  return folder;
}
