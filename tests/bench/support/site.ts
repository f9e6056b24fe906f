import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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

export type Site = AsyncDisposable & { url: string; pid: number };

/**
 * Starts what `npm start` runs over a site that is built already.
 * @param data the folder of its data, or `memory`
 * @param project the folder of the version of this project whose server it is
 * @returns its address
 */
export async function startSite(site: string, data = 'memory', project = root): Promise<Site> {
  const entry = join(project, 'supabase/embedded/start.ts');
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: data, SITE_DIR: site },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (bytes) => {
      output += String(bytes);
      const [, url] = /Site URL: (\S+)/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    });
    void closed.then(() => reject(new Error(`The server ended early: ${output}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill();
      await closed;
    },
  };
}
