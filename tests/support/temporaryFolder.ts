import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * A folder that is there for as long as the test.
 * @param atEnd `afterAll`: as long as the tests of the file
 */
export function temporaryFolder(atEnd: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'league-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
