import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { growHeapSlowly } from './heapGrowth.ts';
import { isLoopback } from './loopback.ts';
import { rebuildAfterChanges } from './rebuilds.ts';
import { startEmbeddedSupabase, type EmbeddedSupabase } from './startEmbeddedSupabase.ts';
import { StartFailure } from './startFailure.ts';

/**
 * `npm start`: builds the site and serves it with the embedded Supabase on one origin.
 * PORT, HOST and DATA_DIR say where; SITE_DIR serves a site that is built already.
 */
const project = fileURLToPath(new URL('../../', import.meta.url));
const host = process.env['HOST'] ?? '127.0.0.1';
const lowPriority = constants.priority.PRIORITY_LOW;

growHeapSlowly();
let supabase: EmbeddedSupabase | undefined;
const ending = new AbortController();
// Postgres would create its files readable by everybody.
const usualMask = process.umask(0o077);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    ending.abort();
    // A database that is still being opened has to be complete first: half of one never opens again.
    if (supabase !== undefined) void end(supabase);
  });
}

try {
  supabase = await startEmbeddedSupabase({
    port: portFromEnvironment(),
    host,
    dataFolder: process.env['DATA_DIR'] ?? `${project}.data`,
  });
  if (ending.signal.aborted) await end(supabase);
  const { SITE_DIR: given } = process.env;
  const built = await readVersion(supabase);
  const site = given ?? (await buildSite(supabase.url));
  if (site === null) await end(supabase, 1);
  else supabase.serveSite(site);
  if (given === undefined) followSettings(supabase, built);
  console.log(describe(supabase));
  if (!isLoopback(host)) {
    console.warn(
      `Warning: HOST=${host} lets other machines reach this demo league, whose password is public.`,
    );
  }
} catch (error) {
  // The end of a start that was interrupted is on its way.
  if (!ending.signal.aborted) {
    await supabase?.close();
    console.error(error instanceof StartFailure ? error.message : error);
    process.exit(1);
  }
}

/**
 * Builds in a process of its own: a build takes a gigabyte, which this process would keep.
 * @param url of the database whose settings the pages have
 * @param priority the operating system's: visitors go before a build that can wait
 * @returns the folder of the site; null: the build has failed and printed why
 */
async function buildSite(url: string, priority = 0): Promise<string | null> {
  console.log('Building the site…');
  const vite = `${project}node_modules/vite/bin/vite.js`;
  // The site is for everybody, wherever it is copied to.
  process.umask(usualMask);
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, SETTINGS_URL: url },
    signal: ending.signal,
  });
  process.umask(0o077);
  if (build.pid !== undefined) setPriority(build.pid, priority);
  const [status, signal] = await once(build, 'close');
  if (signal !== null) throw new StartFailure(`The build of the site was ended by ${signal}.`);
  return status === 0 ? `${project}dist` : null;
}

/** Which settings the database has. */
async function readVersion({ database }: EmbeddedSupabase): Promise<number> {
  const { rows } = await database.exclusive((postgres) =>
    postgres.query<{ version: number }>('select version from public.settings_version'),
  );
  return Number(rows[0]?.version);
}

function followSettings(server: EmbeddedSupabase, built: number) {
  rebuildAfterChanges({
    built,
    interval: 10_000,
    readVersion: () => readVersion(server),
    async rebuild() {
      const site = await buildSite(server.url, lowPriority);
      if (site !== null) server.serveSite(site);
    },
  });
}

async function end({ close }: EmbeddedSupabase, status = 0): Promise<never> {
  await close();
  process.exit(status);
}

function portFromEnvironment(): number {
  const text = process.env['PORT'] ?? '3000';
  const port = Number(text);
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65535) {
    throw new StartFailure(`PORT is "${text}": it must be a whole number from 0 to 65535.`);
  }
  return port;
}

function describe({ url, publishableKey, admin }: EmbeddedSupabase): string {
  return `
         Site URL: ${url}
          API URL: ${url}/rest/v1
  Publishable key: ${publishableKey}
     Admin e-mail: ${admin.email}
   Admin password: ${admin.password}

  Sign in at ${url}/admin. Ctrl-C stops the league.
`;
}
