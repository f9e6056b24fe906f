import { describe, expect, test } from 'vitest';
import { listTapFiles, type Assertion, type TapReport } from '../../supabase/scripts/tap.ts';
import { runTapFile } from './support/pgTap.ts';
import { openTestDatabase, readRepositoryFile } from './support/testDatabase.ts';

// The files run while the tests are collected: each of their assertions becomes a test.
const postgres = await openTestDatabase();
const reports: [string, TapReport][] = [];
for (const path of listTapFiles()) reports.push([path, await runTapFile(postgres, path)]);
await postgres.close();

test('there are pgTAP files', () => {
  expect(reports).not.toEqual([]);
});

/** `file:line` of an assertion, or the file alone where its message is put together. */
function placeOf(path: string, message: string): string {
  const [before = '', ...after] = readRepositoryFile(path).split(message.replaceAll("'", "''"));
  return after.length === 1 ? `${path}:${before.split('\n').length}` : path;
}

describe.each(reports)('%s', (path, { planned, assertions, error }) => {
  test('every announced assertion is made', () => {
    expect(error).toBeUndefined();
    expect(assertions.length).toBe(planned);
  });

  const byMessage = assertions.map((assertion): [string, Assertion] => [
    assertion.message,
    assertion,
  ]);

  test.each(byMessage)('%s', (message, { passed, diagnostics }) => {
    expect(passed, `${placeOf(path, message)}\n${diagnostics}`).toBe(true);
  });
});
