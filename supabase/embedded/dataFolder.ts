import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generateJwtSecret } from './keys.ts';
import { StartFailure } from './startFailure.ts';

/** Where one embedded Supabase keeps what must survive a restart. */
export type DataFolder = {
  /** The folder of Postgres's own files; `undefined`: nothing is kept. */
  postgresFolder: string | undefined;
  /** Signs the sessions; kept, so that a restart signs nobody out. */
  jwtSecret: string;
  /** Lets another process open the folder. */
  release(): void;
};

/**
 * Opens the folder for this process alone: two Postgres on one folder would destroy it.
 * @param path a folder, made where there is none, or `memory`
 * @throws StartFailure if it cannot be used or another process has it open
 */
export function openDataFolder(path: string): DataFolder {
  if (path === 'memory') {
    return { postgresFolder: undefined, jwtSecret: generateJwtSecret(), release: () => {} };
  }
  const folder = resolve(path);
  const lock = join(folder, 'server.pid');
  try {
    mkdirSync(folder, { recursive: true });
    takeLock(lock, folder);
    return {
      postgresFolder: join(folder, 'postgres'),
      jwtSecret: keptSecret(join(folder, 'jwt-secret')),
      release: () => rmSync(lock, { force: true }),
    };
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `The data folder ${folder} cannot be used (${messageOf(error)}). Set DATA_DIR to another one.`,
    );
  }
}

function takeLock(lock: string, folder: string) {
  const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (owner > 0 && owner !== process.pid && isRunning(owner)) {
    throw new StartFailure(
      `The data folder ${folder} is in use by process ${owner}. Stop it, or set DATA_DIR to another one.`,
    );
  }
  writeFileSync(lock, String(process.pid));
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

function keptSecret(file: string): string {
  if (!existsSync(file)) writeFileSync(file, generateJwtSecret(), { mode: 0o600 });
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new Error(`${file} is no secret`);
  return secret;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
