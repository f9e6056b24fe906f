import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sizeOf, type LoadSizes } from './sizes.ts';

/** The one script, the one style sheet and the one page of the naive build. */
export function readBaselineSizes(folder: string): LoadSizes {
  const names = readdirSync(join(folder, 'assets'));
  const filesOf = (extension: string) =>
    names.filter((name) => name.endsWith(extension)).map((name) => join('assets', name));
  const read = (files: readonly string[]) => files.map((file) => readFileSync(join(folder, file)));
  return {
    path: 'naive build, any page',
    html: sizeOf(read(['index.html'])),
    scripts: sizeOf(read(filesOf('.js'))),
    styles: sizeOf(read(filesOf('.css'))),
    files: filesOf('.js'),
  };
}
