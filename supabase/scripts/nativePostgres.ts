import { execFileSync, spawnSync, type ExecFileSyncOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A native Postgres with everything that a hosted Supabase project has from the start. */
export type NativePostgres = {
  url: string;
  /**
   * Runs SQL by psql, which stops at the first error.
   * @returns what it printed: rows without headings, columns separated by `|`
   */
  run(sql: string): string;
  /** Runs a file of the repository by psql, which stops at the first error. */
  runFile(path: string): string;
  /** All that there is but rows, as pg_dump writes it. */
  dump(): string;
  /** Stops the server and removes its files, if it was ours. */
  stop(): void;
};

/**
 * The Postgres of `DATABASE_URL`, or else a temporary server on the loopback interface.
 * @throws Error where there is no Postgres, or it is not empty
 */
export async function openNativePostgres(): Promise<NativePostgres> {
  const given = process.env['DATABASE_URL'];
  const postgres =
    given === undefined || given === '' ? await startTemporaryServer() : connectTo(given);
  try {
    if (postgres.run(existingObjects).trim() !== '') {
      throw new Error(
        'DATABASE_URL names a database that is in use: this needs an empty one, which it changes.',
      );
    }
    postgres.runFile('supabase/embedded/platform.sql');
    postgres.runFile('tests/database/support/authUsers.sql');
    return postgres;
  } catch (error) {
    postgres.stop();
    throw error;
  }
}

/** Any table in `public`, or a schema of a Supabase project. */
const existingObjects = `
  select 1 from pg_catalog.pg_class
  where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
  union all
  select 1 from pg_catalog.pg_namespace where nspname in ('auth', 'supabase_migrations')
  limit 1;
`;

function connectTo(url: string, stop: () => void = () => {}): NativePostgres {
  const psql = join(findFolderOf(['psql']), 'psql');
  const pgDump = join(findFolderOf(['psql', 'pg_dump']), 'pg_dump');
  const quietly = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', url];
  const options = {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PGOPTIONS: '-c client_min_messages=warning' },
    stdio: ['pipe', 'pipe', 'pipe'],
  } satisfies ExecFileSyncOptions;
  return {
    url,
    run: (sql) => execFileSync(psql, [...quietly, '-f', '-'], { ...options, input: sql }),
    runFile: (path) => execFileSync(psql, [...quietly, '-f', path], options),
    dump: () =>
      // A newer pg_dump writes a random key into two lines.
      execFileSync(pgDump, ['--schema-only', url], { ...options, maxBuffer: 2 ** 26 }).replaceAll(
        /^\\(?:un)?restrict .*$/gmu,
        '',
      ),
    stop,
  };
}

async function startTemporaryServer(): Promise<NativePostgres> {
  const binaries = findFolderOf(['initdb', 'pg_ctl', 'psql']);
  const folder = mkdtempSync(join(tmpdir(), 'padel-league-postgres-'));
  const owner = unprivilegedUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const act = (program: string, ...parameters: string[]) =>
    // pg_ctl's server keeps the output open, and waiting for its end would last as long as the server.
    execFileSync(join(binaries, program), parameters, { ...owner, cwd: folder, stdio: 'ignore' });
  let isOpen = true;
  const stop = () => {
    if (!isOpen) return;
    isOpen = false;
    // Fails where the server never started, and then there is nothing to stop.
    spawnSync(join(binaries, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-w'], owner);
    rmSync(folder, { recursive: true, force: true });
  };
  // Ctrl-C ends the running command; the server must end with it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

  const port = await freePort();
  const settings =
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}` +
    ' -c wal_level=logical -c fsync=off';
  try {
    act('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
    act('pg_ctl', 'start', '-D', data, '-l', join(folder, 'log'), '-o', settings, '-w');
  } catch (error) {
    stop();
    throw error;
  }
  return connectTo(
    `postgresql://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    stop,
  );
}

/** Whether there is a Postgres to test with. */
export function hasNativePostgres(): boolean {
  if ((process.env['DATABASE_URL'] ?? '') !== '') return true;
  try {
    findFolderOf(['initdb', 'pg_ctl', 'psql']);
    return true;
  } catch {
    return false;
  }
}

/** The folder with these programs: on the path, or where Debian and Homebrew put Postgres. */
function findFolderOf(programs: readonly string[]): string {
  const versioned = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap(
    (folder) =>
      (existsSync(folder) ? readdirSync(folder) : [])
        .filter((name) => /^(postgresql(@\d+)?|\d+)$/.test(name))
        .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
        .toReversed()
        .map((name) => join(folder, name, 'bin')),
  );
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  const found = [...onPath, ...versioned].find((folder) =>
    programs.every((program) => existsSync(join(folder, program))),
  );
  if (found === undefined) {
    throw new Error(
      'No Postgres on this machine: install one (Debian: apt install postgresql postgresql-15-pgtap; macOS: brew install postgresql@17).',
    );
  }
  return found;
}

/** Postgres refuses to run as root: root uses the account that its package created. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres']));
  return { uid: number('-u'), gid: number('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
