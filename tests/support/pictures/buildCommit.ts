import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { linkPackages } from '../linkPackages.ts';

const tree = resolve('.cache/pictures/tree');

const run = (command: string, args: readonly string[], cwd = '.') =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

/**
 * Builds the Storybook of another commit, in a work tree of its own and with the packages that are
 * installed here.
 * @param commit or the name of a branch or a tag
 * @returns the folder of the Storybook, in `.cache`
 */
export function buildCommit(commit: string): string {
  removeTree();
  run('git', ['worktree', 'add', '--detach', tree, commit]);
  try {
    linkPackages(tree);
    const folder = resolve('.cache/pictures/storybook');
    run('npm', ['run', 'build-storybook'], tree);
    rmSync(folder, { recursive: true, force: true });
    renameSync(join(tree, 'storybook-static'), folder);
    return folder;
  } finally {
    removeTree();
  }
}

function removeTree(): void {
  if (existsSync(tree)) run('git', ['worktree', 'remove', '--force', tree]);
}
