import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { linkPackages } from '../../support/linkPackages.ts';
import { benchFolder, root } from './publish.ts';

/**
 * Checks a commit out into a folder of its own, with the packages that its lock file names. The folder is
 * removed when the process exits, on Ctrl-C too.
 * @returns the folder
 * @throws Error if git does not know the commit, or its packages cannot be installed
 */
export function checkOut(commit: string): string {
  const folder = join(benchFolder, `${process.pid}-${(checkedOut += 1)}`);
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    spawnSync('git', ['worktree', 'prune'], { cwd: root });
  };
  process.once('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  run(root, 'git', 'worktree', 'add', '--quiet', '--detach', folder, commit);
  const lockFile = (project: string) => readFileSync(join(project, 'package-lock.json'), 'utf8');
  if (lockFile(folder) === lockFile(root)) linkPackages(folder);
  else run(folder, 'npm', 'ci', '--no-audit', '--no-fund');
  return folder;
}

let checkedOut = 0;

function run(cwd: string, command: string, ...parameters: readonly string[]) {
  const { status } = spawnSync(command, parameters, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed.`);
}
