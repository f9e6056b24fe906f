import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  isPassword,
  makeAdministrator,
  readAdministrator,
  renewPassword,
  type Administrator,
} from './administrator.ts';
import { askEmail } from './askEmail.ts';
import { growHeapSlowly } from './heapGrowth.ts';
import { demoAdmin } from './keys.ts';
import type { League } from './dataFolder.ts';
import { isLoopback } from './loopback.ts';
import { rebuildAfterChanges } from './rebuilds.ts';
import { readOptions } from './startOptions.ts';
import { startEmbeddedSupabase, type EmbeddedSupabase } from './startEmbeddedSupabase.ts';
import { StartFailure } from './startFailure.ts';

/**
 * `npm start`: builds the site and serves it with the embedded Supabase on one origin.
 * PORT, HOST and DATA_DIR say where, BASE below which path; SITE_DIR serves a site that is built already. DEMO=no is a
 * league of one's own, which begins empty, with the administrator that its first start makes (ADMIN_EMAIL). Each is
 * an option, too: `--port 3001`.
 */
const project = fileURLToPath(new URL('../../', import.meta.url));
let host = '127.0.0.1';
let league: League = 'demo';
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
  Object.assign(process.env, readOptions(process.argv.slice(2)));
  ({ HOST: host = host } = process.env);
  league = leagueFromEnvironment();
  console.log('Opening the database…');
  supabase = await startEmbeddedSupabase({
    port: portFromEnvironment(),
    host,
    league,
    dataFolder: process.env['DATA_DIR'] ?? project + (league === 'demo' ? '.data' : '.data-league'),
  });
  if (ending.signal.aborted) await end(supabase);
  const admin = league === 'demo' ? demoAdmin : await ownAdministrator(supabase);
  const { SITE_DIR: given } = process.env;
  const built = await readVersion(supabase);
  const site = given ?? (await buildSite(supabase, admin));
  const base = site === null ? await end(supabase, 1) : supabase.serveSite(site);
  if (given === undefined) followSettings(supabase, admin, built);
  const publicPassword = await readPublicPassword(supabase, admin);
  const address = supabase.url + (base === '/' ? '' : base);
  console.log(describe(supabase, address, admin, publicPassword));
  if (!isLoopback(host)) {
    const risk =
      publicPassword === null
        ? 'this league without https: who shares their network can read the password when you sign in'
        : 'this demo league, whose password is public';
    console.warn(`Warning: HOST=${host} lets other machines reach ${risk}.`);
  }
} catch (error) {
  // The end of a start that was interrupted is on its way.
  if (!ending.signal.aborted) {
    await supabase?.close();
    console.error(error instanceof StartFailure ? error.message : error);
    process.exit(1);
  }
}

function leagueFromEnvironment(): League {
  const { DEMO: text = 'yes' } = process.env;
  if (text !== 'yes' && text !== 'no') {
    throw new StartFailure(`DEMO is "${text}": it must be yes or no.`);
  }
  return text === 'yes' ? 'demo' : 'own';
}

/** The administrator of a league of one's own; the first start makes them, and prints their password. */
async function ownAdministrator({ database }: EmbeddedSupabase): Promise<Administrator> {
  const known = await readAdministrator(database);
  // There is no mail by which somebody could ask for another one.
  const isForgotten = process.env['NEW_PASSWORD'] === 'yes';
  if (known !== null && !isForgotten) return known;
  const { password, ...admin } =
    known === null
      ? await makeAdministrator(database, await askEmail(process.env['ADMIN_EMAIL'], ending.signal))
      : { ...known, password: await renewPassword(database, known) };
  // At once: nobody can ask for it again if the build fails.
  console.log(`
     Admin e-mail: ${admin.email}
   Admin password: ${password}

  The password is shown this once. You can change it at /admin.
`);
  return admin;
}

/** The demo's password, which everybody may know, as long as nobody has changed it. */
async function readPublicPassword(
  { database }: EmbeddedSupabase,
  { userId }: Administrator,
): Promise<string | null> {
  if (league !== 'demo') return null;
  const { password } = demoAdmin;
  return (await isPassword(database, userId, password)) ? password : null;
}

/**
 * Builds in a process of its own: a build takes a gigabyte, which this process would keep.
 * @param server whose settings the pages have
 * @param isUrgent `false`: visitors go before it
 * @returns the folder of the site; null: the build has failed and printed why
 */
async function buildSite(
  server: EmbeddedSupabase,
  admin: Administrator,
  isUrgent = true,
): Promise<string | null> {
  console.log('Building the site…');
  const given = join(mkdtempSync(join(tmpdir(), 'league-')), 'league.json');
  writeFileSync(given, JSON.stringify(await server.readLeague()));
  const vite = `${project}node_modules/vite/bin/vite.js`;
  // The site is for everybody, wherever it is copied to.
  process.umask(usualMask);
  // Two leagues may be started at the same time.
  const folder = project + (league === 'demo' ? 'dist' : 'dist-league');
  const options = ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
  const { BASE: base } = process.env;
  if (base !== undefined) options.push(`--base=${base}`);
  const build = spawn(process.execPath, [vite, ...options], {
    cwd: project,
    stdio: 'inherit',
    env: {
      ...process.env,
      SETTINGS_FILE: given,
      VITE_SUPABASE_PUBLISHABLE_KEY: server.publishableKey,
      VITE_ADMIN_EMAIL: admin.email,
      VITE_ADMIN_USER_ID: admin.userId,
    },
    signal: ending.signal,
  });
  process.umask(0o077);
  if (build.pid !== undefined && !isUrgent) lowerPriority(build.pid);
  const [status, signal] = await once(build, 'close');
  rmSync(dirname(given), { recursive: true, force: true });
  if (signal !== null) throw new StartFailure(`The build of the site was ended by ${signal}.`);
  return status === 0 ? folder : null;
}

/** Never raises it, which only root may: `nice` may have lowered it further already. */
function lowerPriority(process: number) {
  if (getPriority(process) < lowPriority) setPriority(process, lowPriority);
}

/** Which settings the database has. */
async function readVersion({ database }: EmbeddedSupabase): Promise<number> {
  const { rows } = await database.exclusive((postgres) =>
    postgres.query<{ version: number }>('select version from public.settings_version'),
  );
  return Number(rows[0]?.version);
}

function followSettings(server: EmbeddedSupabase, admin: Administrator, built: number) {
  rebuildAfterChanges({
    built,
    interval: 10_000,
    readVersion: () => readVersion(server),
    async rebuild() {
      const site = await buildSite(server, admin, false);
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

function describe(
  { url, publishableKey }: EmbeddedSupabase,
  address: string,
  { email }: Administrator,
  publicPassword: string | null,
): string {
  const password = publicPassword ?? 'the one that was chosen at /admin';
  return `
         Site URL: ${address}
          API URL: ${url}/rest/v1
  Publishable key: ${publishableKey}
     Admin e-mail: ${email}${league === 'demo' ? `\n   Admin password: ${password}` : ''}

  Sign in at ${address.replace(/\/$/, '')}/admin. Ctrl-C stops the league.
`;
}
