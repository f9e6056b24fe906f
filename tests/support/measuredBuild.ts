import { globSync, mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What tells Vite to say which file is fetched with which, and which modules are in it. */
export const measuredBuild = ['--manifest', '--sourcemap', 'hidden'];

/** The source map of a script of such a build. */
export const sourceMapOf = (folder: string, file: string) =>
  join(folder, '.vite/maps', `${basename(file)}.map`);

/** Puts the source maps beside the manifest: they are the tests' own, and no part of the site. */
export function setMapsAside(folder: string): void {
  mkdirSync(join(folder, '.vite/maps'), { recursive: true });
  for (const file of globSync('**/*.js.map', { cwd: folder })) {
    renameSync(join(folder, file), sourceMapOf(folder, file.slice(0, -'.map'.length)));
  }
}
