import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns when the bytes would survive a power cut.
 * @param path of a file that is not there yet, readable by its owner alone
 */
export function writeDurably(path: string, bytes: Uint8Array) {
  const file = openSync(path, 'wx', 0o600);
  try {
    for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Writes a file that is never seen half. @throws Error if the disk is full; nothing has changed then */
export function replaceDurably(path: string, bytes: Uint8Array) {
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    writeDurably(unfinished, bytes);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  syncFolder(dirname(path));
}

/** Makes a renamed file survive a power cut; Windows has no such call. */
export function syncFolder(path: string) {
  if (process.platform !== 'win32') sync(path);
}

/** Makes all files of a folder survive a power cut. */
export function syncTree(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) sync(path);
    else if (entry.isDirectory()) syncFolder(path);
  }
  syncFolder(folder);
}

function sync(path: string) {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
