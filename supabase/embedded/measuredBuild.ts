import { globSync, mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Beside a site's files: what its scripts are made of. Nothing of it is served. */
export const measuresFolder = '.vite';

/** What tells Vite to say which file is fetched with which, and which modules are in it. */
export const measuredBuild = ['--manifest', '--sourcemap', 'hidden'];

/** The source map of a script of such a build. */
export const sourceMapOf = (folder: string, file: string) =>
  join(folder, measuresFolder, 'maps', `${basename(file)}.map`);

/** Puts the source maps beside the manifest: they are the tests' own, and no part of the site. */
export function setMapsAside(folder: string): void {
  mkdirSync(join(folder, measuresFolder, 'maps'), { recursive: true });
  for (const file of globSync('**/*.js.map', { cwd: folder })) {
    renameSync(join(folder, file), sourceMapOf(folder, file.slice(0, -'.map'.length)));
  }
}
