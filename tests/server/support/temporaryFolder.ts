import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is there for as long as the test. */
export function temporaryFolder(): string {
  const { folder, remove } = makeTemporaryFolder();
  onTestFinished(remove);
  return folder;
}

/** A folder for all tests of a file, which removes it. */
export function makeTemporaryFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'league-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
