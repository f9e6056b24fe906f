import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { StartFailure } from '../embedded/startFailure.ts';
import { reasonOf } from '../terminal/say.ts';
import { BadBackup, isEncrypted, isPacked } from './backupFile.ts';

// Files that somebody names, or has put beside a data folder: nothing is known of them.

/** More than any league has, and less than a laptop's memory. */
const mostBytes = 200 * 2 ** 20;

/**
 * The bytes of a file.
 * @throws StartFailure if it is no file, such as a device that never ends or a pipe that nobody writes into
 * @throws BadBackup if it begins as no backup does, or is too long for one; no more than its beginning was read then
 */
export function readBytes(path: string): Uint8Array {
  return withFile(path, (file, size) => {
    const beginning = beginningOf(file, 64);
    if (!isEncrypted(beginning) && !isPacked(beginning)) throw new BadBackup('noBackupFile');
    if (size > mostBytes) throw new BadBackup('fileTooLong');
    return readFileSync(file);
  });
}

/**
 * The first bytes of a file, or all of a shorter one.
 * @throws StartFailure if it is no file
 */
export function readBeginning(path: string, length: number): Uint8Array {
  return withFile(path, (file) => beginningOf(file, length));
}

function beginningOf(file: number, length: number): Uint8Array {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(file, bytes, 0, length, 0));
}

function withFile<Result>(path: string, read: (file: number, size: number) => Result): Result {
  let file: number;
  try {
    // Without waiting for somebody who writes into a pipe; Windows has none.
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new StartFailure('fileMissing', { path });
    }
    throw new StartFailure('fileUnreadable', { path, reason: reasonOf(error) });
  }
  try {
    const about = fstatSync(file);
    if (!about.isFile()) throw new StartFailure('noFile', { path });
    return read(file, about.size);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure('fileUnreadable', { path, reason: reasonOf(error) });
  } finally {
    closeSync(file);
  }
}
