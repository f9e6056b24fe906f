import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const start = fileURLToPath(new URL('../../../supabase/embedded/start.ts', import.meta.url));

/** A league that `npm start`'s own code serves; disposing of it ends the process. */
export type RunningSite = AsyncDisposable & { url: string };

/**
 * Serves a built site with the demo league in memory, in a process of its own: what the benchmark
 * itself has to do then delays no answer.
 */
export async function runSite(folder: string): Promise<RunningSite> {
  const server = spawn(process.execPath, [start], {
    env: { ...process.env, SITE_DIR: folder, DATA_DIR: 'memory', PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const [, address] = /Site URL: (\S+)/.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`The league's server ended with ${code}.`)));
  });
  return {
    url,
    async [Symbol.asyncDispose]() {
      if (server.exitCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
