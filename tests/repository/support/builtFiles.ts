import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export const project = fileURLToPath(new URL('../../../', import.meta.url));

/** A file of the site by its path within the folder, compressed ones as what they become. */
export type BuiltFile = { path: string; text: string };

/**
 * Builds the site as `npm run build` does, in a process of its own and without the tests'
 * environment, which would make it another build.
 * @returns every file that is published
 */
export function buildFiles(): readonly BuiltFile[] {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  try {
    execFileSync(
      process.execPath,
      [
        join(project, 'node_modules/vite/bin/vite.js'),
        'build',
        `--outDir=${folder}`,
        '--emptyOutDir',
        '--logLevel=error',
      ],
      { cwd: project, env: { PATH: process.env['PATH'] ?? '' }, stdio: 'inherit' },
    );
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readBuilt(folder, join(entry.parentPath, entry.name)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readBuilt(folder: string, path: string): BuiltFile {
  const bytes = readFileSync(path);
  const plain = path.endsWith('.br')
    ? brotliDecompressSync(bytes)
    : path.endsWith('.gz')
      ? gunzipSync(bytes)
      : bytes;
  // Pictures too: what somebody hid in one would be found.
  return { path: path.slice(folder.length + 1), text: plain.toString('latin1') };
}
