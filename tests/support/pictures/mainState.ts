import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the pictures of the last state of `main` are kept. */
export const mainFolder = '.cache/pictures/main';

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The commit of the kept pictures; null where there are none yet. */
export function keptCommit(): string | null {
  const file = join(mainFolder, 'commit.txt');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Keeps these pictures as those of `main`, if that is what they were taken of. */
export function keepAsMain(folder: string): string | null {
  const commit = git('rev-parse', '--short', 'HEAD');
  const isMain = commit === git('rev-parse', '--short', 'main');
  if (!isMain || git('status', '--porcelain') !== '') return null;
  rmSync(mainFolder, { recursive: true, force: true });
  cpSync(folder, mainFolder, {
    recursive: true,
    filter: (path) => !/changed$|\.html$/u.test(path),
  });
  writeFileSync(join(mainFolder, 'commit.txt'), commit);
  return commit;
}
