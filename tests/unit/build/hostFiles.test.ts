import { describe, expect, test } from 'vitest';
import {
  headersFor,
  parseHeadersFile,
  parseRewritesFile,
  rewriteOf,
} from '../../../supabase/embedded/hostFiles.ts';
import { formatHeadersFile, formatRewritesFile } from '../../../src/build/hostFiles.ts';
import { securityHeaders } from '../../../src/build/securityHeaders.ts';

describe('the headers file', () => {
  test('is read as it was written', () => {
    const rules = [
      { pattern: '/*', headers: securityHeaders({ supabaseUrl: '', inlineScriptHashes: [] }) },
      { pattern: '/assets/*', headers: { 'Cache-Control': 'public, max-age=1' } },
    ];
    expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
  });

  test('gives a path what all rules that fit say', () => {
    const rules = parseHeadersFile('# ours\n/*\n  A: 1\n  B: 1\n\n/assets/*\n  B: 2\n/x\n  C: 3\n');
    expect(headersFor(rules, '/')).toEqual({ A: '1', B: '1' });
    expect(headersFor(rules, '/assets/a.js')).toEqual({ A: '1', B: '2' });
    expect(headersFor(rules, '/x')).toEqual({ A: '1', B: '1', C: '3' });
    expect(headersFor(rules, '/x/y')).toEqual({ A: '1', B: '1' });
  });
});

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
