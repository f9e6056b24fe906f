import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder, writeDurably } from '../durableFiles.ts';

/** A picture that is on the disk and has no name yet. */
export type WrittenPicture = {
  /** From now on it is the picture of this name. */
  publish(name: string): void;
  /** Removes what was not published. */
  discard(): void;
};

/** The bytes of the bucket's pictures, a file each. Names are validated by the caller. */
export type PictureFiles = {
  /** @returns null where there is none */
  read(name: string): Promise<Buffer<ArrayBuffer> | null>;
  /** @throws Error if the disk is full; nothing is left then */
  write(bytes: Uint8Array): WrittenPicture;
  remove(name: string): void;
};

/** The folder in which each picture lies at the path of its name. */
export function publicPictures(folder: string): string {
  return join(folder, 'public');
}

/** @param folder created with the first picture */
export function openPictureFiles(folder: string): PictureFiles {
  // What a process that was ended did not publish.
  const unfinished = join(folder, 'unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  return {
    async read(name) {
      try {
        return await readFile(join(publicPictures(folder), name));
      } catch {
        return null;
      }
    },
    write(bytes) {
      const path = join(unfinished, randomUUID());
      const discard = () => rmSync(path, { force: true });
      try {
        makeFolder(unfinished);
        writeDurably(path, bytes);
      } catch (error) {
        discard();
        throw error;
      }
      return {
        publish(name) {
          const published = join(publicPictures(folder), name);
          makeFolder(dirname(published));
          renameSync(path, published);
          syncFolder(dirname(published));
        },
        discard,
      };
    },
    remove: (name) => rmSync(join(publicPictures(folder), name), { force: true }),
  };
}

function makeFolder(path: string) {
  mkdirSync(path, { recursive: true, mode: 0o700 });
}
