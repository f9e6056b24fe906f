import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const files = globSync('stories/**/*.about.tsx', { cwd: root });
const classes = new Set(
  globSync('src/**/*.module.css', { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/\.([a-z]\w*)/gu)].map(([, name]) => name),
  ),
);

/** The names of parts that are classes and not selectors. */
function parts(text: string): readonly string[] {
  const anatomy = /anatomy: \{([\s\S]*?)\n? ?\},?\n {2}keyboard/u.exec(text)?.[1] ?? '';
  return [...anatomy.matchAll(/(?:^|[,{\n])\s*([a-z]\w*):/gu)].map(([, name = '']) => name);
}

const elements = ['button', 'svg', 'article'];

it('names only parts that there are', () => {
  expect(files.length).toBeGreaterThan(60);
  const wrong = files.flatMap((path) =>
    parts(read(path))
      .filter((part) => !classes.has(part) && !elements.includes(part))
      .map((part) => `${path} ${part}`),
  );
  expect(wrong).toEqual([]);
});
