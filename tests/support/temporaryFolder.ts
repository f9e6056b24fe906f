import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { beginAnew } from '../../supabase/embedded/dataFolder.ts';

/**
 * A folder that is there for as long as the test.
 * @param atEnd `afterAll`: as long as the tests of the file
 */
export function temporaryFolder(atEnd: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'league-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Lets a league begin in an empty folder with this secret, which otherwise is taken for what is left of one. */
export function beginWithSecret(folder: string, secret: string): void {
  beginAnew(folder);
  writeFileSync(join(folder, 'jwt-secret'), secret);
}
