import { existsSync, globSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../repository/support/files.ts';
import { importsOf, parse } from '../repository/support/source.ts';

const sources = ['{src,stories,tests,supabase,.storybook}/**/*.{ts,tsx}'];

/** Who imports a file of the project, directly. A worker that is started by its URL counts as imported. */
function readImporters(): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const path of globSync(sources, { cwd: root })) {
    const source = parse(path);
    const urls = [...source.text.matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/gu)].map(
      ([, url = '']) => posix.join(posix.dirname(path), url),
    );
    const targets = importsOf(source).map(({ target }) => target.replace(/\?.*$/u, ''));
    for (const target of new Set([...targets, ...urls])) {
      if (!existsSync(join(root, target))) continue;
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

/** The test files and stories that import a file, those through the fewest other files first. */
export function findTests(): (file: string) => readonly string[] {
  const importers = readImporters();
  return (file) => {
    const found = new Set([file]);
    for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer);
    return [...found].filter((path) => /\.(test|stories)\.tsx?$/u.test(path));
  };
}
