import { statSync, type BigIntStats } from 'node:fs';
import { join } from 'node:path';

export type FolderWatch = {
  /**
   * Whether the folder is the one that was opened. Postgres has its files open and goes on writing where one was moved
   * or removed: what is saved then may be nowhere.
   */
  isThere(): boolean;
  stop(): void;
};

/** What no Postgres that is open ever replaces. */
const parts = ['.', 'postgres', 'postgres/global/pg_control'].concat(
  ['global', 'base', 'pg_wal', 'pg_xact'].map((name) => `postgres/${name}`),
);

const interval = 5_000;

/**
 * Watches a data folder that is open.
 * @param onChange called when it is gone, and when it is there again
 */
export function watchFolder(folder: string, onChange: (isThere: boolean) => void): FolderWatch {
  const opened = parts.map((part) => identityOf(join(folder, part)));
  let wasThere = true;

  function isThere() {
    const is = parts.every((part, index) => identityOf(join(folder, part)) === opened[index]);
    if (is !== wasThere) {
      wasThere = is;
      onChange(is);
    }
    return is;
  }

  const timer = setInterval(isThere, interval);
  timer.unref();
  return { isThere, stop: () => clearInterval(timer) };
}

function identityOf(path: string): string | null {
  try {
    const { dev, ino }: BigIntStats = statSync(path, { bigint: true });
    return `${dev}/${ino}`;
  } catch {
    return null;
  }
}
