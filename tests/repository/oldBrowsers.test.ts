import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { browsersInWords, oldestBrowsers, queryOf } from '../../src/build/browsers.ts';
import { siteFolder } from '../support/buildSite.ts';
import { root } from './support/files.ts';

// What the oldest browsers of `src/build/browsers.ts` would refuse, in all scripts as they are built: the
// site's, the worker, those within pages, and the libraries' code in them.

const site = join(root, siteFolder);
const folder = mkdtempSync(join(tmpdir(), 'old-browsers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** By the name of its file, e.g. `assets/site-x.js`; those of a page as `index.html-0.js`. */
const scripts = new Map<string, string>();
for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
  if (name.endsWith('.js')) scripts.set(name, readFileSync(join(site, name), 'utf8'));
  if (!name.endsWith('.html')) continue;
  const html = readFileSync(join(site, name), 'utf8');
  const inline = [...html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gsu)];
  for (const [index, [, script = '']] of inline.entries()) {
    scripts.set(`${name}-${index}.js`, script);
  }
}

/** What es-check says of these scripts, a line for each that is refused. */
function refusedOf(texts: Iterable<readonly [name: string, text: string]>): string[] {
  const own = mkdtempSync(join(folder, 'scripts-'));
  for (const [name, text] of texts) writeFileSync(join(own, name.replaceAll('/', '_')), text);
  const query = queryOf(oldestBrowsers.readable);
  // A method of Supabase's own has this name.
  const ignored = '--ignore=Uint8ArrayToBase64';
  const options = ['--module', '--noCache', '--checkFeatures', ignored];
  const check = [join(root, 'node_modules/.bin/es-check'), 'checkBrowser', ...options];
  check.push(`--browserslistQuery=${query}`);
  try {
    execFileSync(process.execPath, [...check, `${own}/*.js`], { encoding: 'utf8', stdio: 'pipe' });
    return [];
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    const found = [...said.matchAll(/erroring file: \S+\/(\S+)\s+· error: Error: (.*)/gu)];
    if (found.length === 0) throw error;
    return found.map(([, file, what]) => `${file}: ${what}`);
  }
}

/** Safari has it since 16.4, in a string too: `new RegExp('(?<=a)b')`. */
const lookBehind = /\(\?<[=!]/u;
/** What no version of the language has: es-check does not know it. Chrome 94 and Safari 15.4 lack each. */
const newer =
  /\b(?:structuredClone|AbortSignal\.any|URL\.(?:canParse|parse))\(|\.(?:checkVisibility|showPicker|showPopover)\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|reduce|some|every|find|take|drop|flatMap|toArray|forEach)\(/u;

/** The paste page, which asks for a newer browser. */
const isOfPaste = (name: string) => /^assets\/Paste(?:Page|Steps)-/u.test(name);
const namesWith = (pattern: RegExp) =>
  [...scripts].flatMap(([name, text]) => (pattern.test(text) && !isOfPaste(name) ? [name] : []));

test('the oldest browsers read every script', () => {
  expect([...scripts.keys()]).toEqual(expect.arrayContaining(['sw.js', 'index.html-0.js']));
  expect(scripts.size).toBeGreaterThan(100);
  expect(refusedOf(scripts), 'write it as older browsers know it').toEqual([]);
});

test('no script but those of the paste page looks behind in a pattern', () => {
  expect(namesWith(lookBehind), 'name what stands before, and put it back').toEqual([]);
  expect(
    [...scripts].filter(([name, text]) => isOfPaste(name) && lookBehind.test(text)),
  ).not.toEqual([]);
});

test('no script calls what the oldest browsers lack', () => {
  expect(namesWith(newer), 'write it as older browsers know it').toEqual([]);
});

test.each([
  ['static.js', 'class A { static { this.b = 1; } } export { A };'],
  ['sorted.js', 'export const a = [2, 1].toSorted();'],
  ['last.js', 'export const a = [2, 1].findLast(Boolean);'],
  ['union.js', 'export const a = new Set().union(new Set());'],
  ['sets.js', 'export const a = /[a]/v;'],
])('the check refuses %s', (name, text) => {
  expect(refusedOf([[name, text]])).toEqual([expect.stringContaining(name)]);
});

test('the README says which browsers are enough', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8').replaceAll(/\s+/gu, ' ');
  expect(readme).toContain(browsersInWords());
});
