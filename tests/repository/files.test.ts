import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { modesOf } from '../support/vitestProjects.ts';
import { committableFiles, filesOf, read, root } from './support/files.ts';
import { keys } from './support/keys.ts';

it('keeps what is built, kept or secret out of the repository', () => {
  const wrong = committableFiles().filter((path) =>
    /(^|\/)(node_modules|dist|storybook-static|\.cache|\.data)\/|(^|\/)\.env\..*local$|\.(pem|key|p12)$/u.test(
      path,
    ),
  );
  expect(wrong, 'remove them with git rm --cached and ignore them').toEqual([]);
});

it('holds no key that opens more than a visitor may see', () => {
  const texts = committableFiles().filter(
    (path) => !/\.(avif|ico|jpg|png|webp|woff2)$/u.test(path) && existsSync(join(root, path)),
  );
  const wrong = texts.filter((path) => {
    const text = read(path);
    return Object.values(keys).some(({ pattern }) => pattern.test(text));
  });
  expect(wrong, 'take the key out, and make a new one: this one is known').toEqual([]);
});

it('has every unit test in the folder of what it tests', () => {
  const tests = filesOf('tests/unit/**/*.test.{ts,tsx}');
  expect(tests.length).toBeGreaterThan(10);
  const wrong = tests.filter(
    (path) => !existsSync(join(root, dirname(path.replace(/^tests\/unit/u, 'src')))),
  );
  expect(wrong, 'put each into the folder that its file has in src/').toEqual([]);
});

it('links in the documentation only to what is there', () => {
  const broken = committableFiles()
    .filter((path) => path.endsWith('.md') && existsSync(join(root, path)))
    .flatMap((path) =>
      [...read(path).matchAll(/\]\((?!\w+:|#)([^)#]+)/gu)]
        .map(([, link = '']) => join(dirname(path), link))
        .filter((target) => !existsSync(join(root, target)))
        .map((target) => `${path}: ${target}`),
    );
  expect(broken).toEqual([]);
});

it('lists every decision, each with its context, decision and costs', () => {
  const index = read('.github/decisions/README.md');
  const wrong = filesOf('.github/decisions/*.md')
    .filter((path) => !path.endsWith('README.md'))
    .filter((path) => {
      const sections = [...read(path).matchAll(/^## (.*)$/gmu)].map(([, title]) => title);
      const isComplete = sections.join() === 'Context,Decision,What it costs';
      return !isComplete || !index.includes(`](${basename(path)})`);
    });
  expect(wrong).toEqual([]);
});

it('names for every promise a file that is there', () => {
  const rows = [...read('tests/README.md').matchAll(/^\| .* \| `([^`]+)` +\|$/gmu)];
  const named = rows.map(([, path = '']) =>
    path.startsWith('stories/') ? `${path}.stories.tsx` : `tests/${path}.test.ts`,
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('runs every test that has a longer form in npm run test:full', () => {
  const scaled = filesOf('tests/**/*.test.{ts,tsx}').filter((path) =>
    /from .[./]+support\/scale\.ts/u.test(read(path)),
  );
  expect(scaled.length).toBeGreaterThan(10);
  expect(scaled.filter((path) => !modesOf(path).includes('full'))).toEqual([]);
});
