import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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
  const command = ['node_modules/vite/bin/vite.js', 'build', ...options, '--outDir'];
  return build(command, folder, project);
}

/** The baseline build, see `../baseline/build.ts`. @returns its folder */
export function buildBaseline(): string {
  return build(['tests/bench/baseline/build.ts'], join(benchFolder, 'baseline'), root);
}

/** Once in a run of the benchmark. */
function build(command: readonly string[], folder: string, cwd: string): string {
  if (built.has(folder)) return folder;
  const { status } = spawnSync(process.execPath, [...command, folder], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${folder} could not be built.`);
  built.add(folder);
  return folder;
}

type Started = AsyncDisposable & { found: string; pid: number };

/** Runs a module in a process of its own until it prints `expected`. @returns what its group matches */
export async function startProcess(
  [...command]: readonly string[],
  expected: RegExp,
  settings: Record<string, string> = {},
): Promise<Started> {
  const child = spawn(process.execPath, command, {
    env: { PATH: process.env['PATH'] ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let output = '';
  const found = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (bytes) => {
      output += String(bytes);
      const match = expected.exec(output);
      if (match !== null) resolve(match[1] ?? '');
    });
    void closed.then(() => reject(new Error(`${command.join(' ')} ended early: ${output}`)));
  });
  return {
    found,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill();
      await closed;
    },
  };
}

/**
 * Starts what `npm start` runs over a site that is built already. @returns its address
 * @param data the folder of its data, or `memory`
 * @param project the folder of the version of this project whose server it is
 */
export function startSite(site: string, data = 'memory', project = root): Promise<Started> {
  const settings = { PORT: '0', DATA_DIR: data, SITE_DIR: site };
  const entry = join(project, 'supabase/embedded/start.ts');
  return startProcess([entry], /Site URL: (\S+)/, settings);
}
