import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's own folder. */
export const root = join(import.meta.dirname, '../../..');

/** Files of the project, relative to its root, with `/`; what is generated is left out. */
export function filesOf(...patterns: readonly string[]): readonly string[] {
  return globSync(patterns, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** What a commit of everything would hold: the tracked files, and those that nothing ignores. */
export function committableFiles(): readonly string[] {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'];
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout.split('\0').filter((path) => path !== '');
  // A copy without its history: whatever is there, but for what is installed or built.
  return globSync('**', {
    cwd: root,
    withFileTypes: true,
    exclude: ({ name }) =>
      ['node_modules', 'dist', 'storybook-static', '.cache', '.data'].includes(name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
