import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { measuredBuild, setMapsAside } from '../../../supabase/embedded/measuredBuild.ts';
import { benchFolder, root } from './publish.ts';

const built = new Set<string>();

/**
 * The site as `npm run build` makes it, with a manifest and source maps beside it; built once in a run of the benchmark.
 * @param project a folder with another version of this project
 * @returns its folder
 */
export function buildSite(project = root): string {
  const folder = join(project === root ? benchFolder : project, 'site');
  if (built.has(folder)) return folder;
  const options = ['--emptyOutDir', ...measuredBuild, '--logLevel', 'warn', '--outDir', folder];
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', ...options],
    {
      cwd: project,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0) throw new Error(`${folder} could not be built.`);
  setMapsAside(folder);
  built.add(folder);
  return folder;
}
