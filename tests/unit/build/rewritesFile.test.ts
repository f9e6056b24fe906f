import { expect, test } from 'vitest';
import {
  formatRewritesFile,
  parseRewritesFile,
  rewriteOf,
} from '../../../src/build/rewritesFile.ts';

const rewrites = [{ from: '/parejas/*', to: '/pareja' }];

test('a file of rewrites is read as it was written; other lines are skipped', () => {
  expect(formatRewritesFile(rewrites)).toBe('/parejas/* /pareja 200\n');
  expect(parseRewritesFile(`# ours\n${formatRewritesFile(rewrites)}/old /new 301\n`)).toEqual(
    rewrites,
  );
});

test('a rewrite answers every address below its own', () => {
  expect(rewriteOf(rewrites, '/parejas/sexta-libre/los-smash')).toBe('/pareja');
  expect(rewriteOf(rewrites, '/parejas')).toBeUndefined();
});
