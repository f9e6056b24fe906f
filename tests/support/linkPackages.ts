import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const installed = resolve(import.meta.dirname, '../../node_modules');

/**
 * Gives another checkout of the project the packages that are installed here: as hard links where `cp` can
 * make them, else as a copy. Behind a symbolic link a build would find packages under two paths.
 */
export function linkPackages(checkout: string): void {
  const packages = join(checkout, 'node_modules');
  if (spawnSync('cp', ['-al', installed, packages], { stdio: 'ignore' }).status === 0) return;
  // Across file systems `cp` leaves folders behind.
  rmSync(packages, { recursive: true, force: true });
  cpSync(installed, packages, { recursive: true, verbatimSymlinks: true });
}
