import { constants, existsSync, lstatSync, renameSync, rmSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { isEmpty } from './postgresFolder.ts';

// Postgres writes to its folder as soon as it opens it, also where it fails. So a copy is made before, and takes the
// folder's place unless the league could be read. Nobody can save anything until then.

const copying = (postgresFolder: string) => `${postgresFolder}.copying`;
const untouched = (postgresFolder: string) => `${postgresFolder}.untouched`;
const tried = (postgresFolder: string) => `${postgresFolder}.tried`;

export type Attempt = {
  /** The league can be read: what Postgres has written stays. */
  succeeded(): Promise<void>;
  /** Postgres has let go of its files: they are as they were. @returns whether they are */
  failed(): boolean;
};

/** Begins to open a folder that nobody has open. Without room for a copy it is opened all the same. */
export async function attemptToOpen(postgresFolder: string): Promise<Attempt> {
  undoAttempt(postgresFolder);
  const [copy, whole] = [copying(postgresFolder), untouched(postgresFolder)];
  const isLink = lstatSync(postgresFolder, { throwIfNoEntry: false })?.isSymbolicLink();
  if (isEmpty(postgresFolder) || isLink === true) return withoutCopy;
  try {
    await cp(postgresFolder, copy, {
      recursive: true,
      preserveTimestamps: true,
      // Takes no room where the file system can share blocks.
      mode: constants.COPYFILE_FICLONE,
    });
    renameSync(copy, whole);
  } catch {
    rmSync(copy, { recursive: true, force: true });
    return withoutCopy;
  }
  return {
    async succeeded() {
      // At once: from here on a start that is killed must not go back.
      renameSync(whole, copy);
      await rm(copy, { recursive: true, force: true });
    },
    failed() {
      const isKept = existsSync(whole);
      try {
        undoAttempt(postgresFolder);
        return isKept;
      } catch {
        return false;
      }
    },
  };
}

const withoutCopy: Attempt = { succeeded: async () => undefined, failed: () => false };

/** Puts back what an attempt has neither ended well nor undone: its process was killed. */
export function undoAttempt(postgresFolder: string) {
  const [copy, whole, aside] = [
    copying(postgresFolder),
    untouched(postgresFolder),
    tried(postgresFolder),
  ];
  if (existsSync(whole)) {
    rmSync(aside, { recursive: true, force: true });
    if (existsSync(postgresFolder)) renameSync(postgresFolder, aside);
    renameSync(whole, postgresFolder);
  }
  for (const path of [copy, aside]) rmSync(path, { recursive: true, force: true });
}
