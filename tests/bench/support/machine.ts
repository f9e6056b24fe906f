import { execFileSync } from 'node:child_process';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';

/** Where and when a run was made: no figure means anything without it. */
export type Circumstances = {
  date: string;
  machine: string;
  /** How much the machine had to do in the minute before: much above 0, and the times are too long. */
  load: number;
  /** `git describe`'s word for what was measured; empty outside of a repository. */
  version: string;
};

/** @param now the moment of the run */
export function lookAround(now: Date): Circumstances {
  const processors = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const model = (processors[0]?.model ?? 'unknown processor').trim().replace(/\s+/g, ' ');
  return {
    date: now.toISOString().slice(0, 10),
    machine: `${processors.length} × ${model}, ${memory} GB, ${platform()} ${release()}, Node ${process.versions.node}`,
    load: Math.round((loadavg()[0] ?? 0) * 100) / 100,
    version: describeVersion(),
  };
}

function describeVersion(): string {
  const words = ['describe', '--always', '--dirty', '--exclude', '*'];
  try {
    return execFileSync('git', words, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
