import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const entry = fileURLToPath(new URL('../../../supabase/embedded/start.ts', import.meta.url));

/**
 * `npm start` as a process of its own, without npm around it.
 * @param settings environment variables; PORT is any free one where none is set
 * @param wrapper a command that starts the one after it
 * @param options as npm passes them on
 */
export function startProcess(
  settings: Record<string, string>,
  wrapper: readonly string[] = [],
  options: readonly string[] = [],
) {
  // `env` alone starts what follows it.
  const child = spawn('env', [...wrapper, process.execPath, entry, ...options], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', LC_ALL: 'en', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ending = once(child, 'close');
  let output = '';
  let errors = '';
  child.stdout.on('data', (bytes) => {
    output += String(bytes);
  });
  child.stderr.on('data', (bytes) => {
    errors += String(bytes);
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    /** What it has printed so far. */
    output: () => output,
    errors: () => errors,
    /** Waits until it has printed this; what the pattern caught. */
    async printed(pattern: RegExp): Promise<string> {
      for (;;) {
        const found = pattern.exec(output);
        if (found) return found[1] ?? found[0];
        if (child.exitCode !== null) throw new Error(`It ended without ${pattern}: ${errors}`);
        await Promise.race([once(child.stdout, 'data'), ending]);
      }
    },
    /** The memory that it holds now. */
    residentMegabytes: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) /
      1024,
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Waits for its end; the exit code, or the signal that it died of. */
    async ended() {
      await ending;
      return child.exitCode ?? child.signalCode;
    },
  };
}
