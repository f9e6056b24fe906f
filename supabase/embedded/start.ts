import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBackup } from '../backup/backupFile.ts';
import { BrokenLeague, dailyFolder, failureOf } from '../backup/brokenLeague.ts';
import { keepDailyBackups } from '../backup/dailyBackups.ts';
import { confirm } from '../scripts/questions.ts';
import {
  isPassword,
  makeAdministrator,
  readAdministrator,
  renewPassword,
  type Administrator,
} from './administrator.ts';
import { askEmail } from './askEmail.ts';
import { growHeapSlowly } from './heapGrowth.ts';
import { demoAdmin, demoPublishableKey } from './keys.ts';
import { beginAnew, newSecret, usualFolder, type League } from './dataFolder.ts';
import { isDamage } from './openDatabase.ts';
import { isLoopback } from './loopback.ts';
import { rebuildAfterChanges } from './rebuilds.ts';
import {
  codeDigest,
  leagueDigest,
  makeBundles,
  readState,
  siteVariables,
  writeSite,
} from './siteBuild.ts';
import { readOptions } from './startOptions.ts';
import { startEmbeddedSupabase, type EmbeddedSupabase } from './startEmbeddedSupabase.ts';
import { StartFailure } from './startFailure.ts';

/**
 * `npm start`: serves the site with the embedded Supabase on one origin, and builds it where no kept
 * one fits.
 * PORT, HOST and DATA_DIR say where, BASE below which path; SITE_DIR serves a site that is built already. DEMO=no is a
 * league of one's own, which begins empty, with the administrator that its first start makes (ADMIN_EMAIL). Each is
 * an option, too: `--port 3001`.
 */
let host = '127.0.0.1';
let league: League = 'demo';

growHeapSlowly();
let supabase: EmbeddedSupabase | undefined;
const ending = new AbortController();
// Postgres would create its files readable by everybody.
process.umask(0o077);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    ending.abort();
    // A database that is still being opened has to be complete first: half of one never opens again.
    if (supabase !== undefined) void end(supabase);
  });
}

for (;;) {
  try {
    await serve();
    break;
  } catch (error) {
    // The end of a start that was interrupted is on its way.
    if (ending.signal.aborted) break;
    await supabase?.close();
    supabase = undefined;
    const failure = isDamage(error) ? failureOf(resolve(folderOfData()), error) : error;
    if (failure instanceof BrokenLeague && (await isMended(failure))) continue;
    // A build that has begun.
    ending.abort();
    // Who was asked at the terminal has read it.
    if (!(failure instanceof BrokenLeague && process.stdin.isTTY)) {
      console.error(failure instanceof StartFailure ? failure.message : failure);
    }
    process.exit(1);
  }
}

async function serve() {
  Object.assign(process.env, readOptions(process.argv.slice(2)));
  ({ HOST: host = host } = process.env);
  league = leagueFromEnvironment();
  const port = portFromEnvironment();
  const dataFolder = folderOfData();
  const { SITE_DIR: given } = process.env;
  const bundling =
    given === undefined && league === 'demo' ? bundleMeanwhile(dataFolder) : undefined;
  console.log('Opening the database…');
  supabase = await startEmbeddedSupabase({
    port,
    host,
    league,
    dataFolder,
  });
  if (ending.signal.aborted) await end(supabase);
  // Without its settings there is no site: a league that cannot read them is not opened.
  await supabase.readLeague();
  const admin = league === 'demo' ? demoAdmin : await ownAdministrator(supabase);
  const base =
    given === undefined ? await serveOwnSite(supabase, admin, bundling) : supabase.serveSite(given);
  if (base === null) await end(supabase, 1);
  if (dataFolder !== 'memory') {
    supabase.lookForDamage().catch((error: unknown) => console.warn(error));
    keepDailyBackups(supabase, dailyFolder(resolve(dataFolder)));
  }
  const publicPassword = await readPublicPassword(supabase, admin);
  const address = supabase.url + (base === null || base === '/' ? '' : base);
  console.log(describe(supabase, address, admin, publicPassword));
  if (!isLoopback(host)) {
    const risk =
      publicPassword === null
        ? 'this league without https: who shares their network can read the password when you sign in'
        : 'this demo league, whose password is public';
    console.warn(`Warning: HOST=${host} lets other machines reach ${risk}.`);
  }
}

function folderOfData(): string {
  return process.env['DATA_DIR'] ?? usualFolder(league);
}

/**
 * Whether somebody at the terminal has had a league mended that cannot be opened. Without an answer nothing changes.
 */
async function isMended({ message, kind, folder, lastBackup }: BrokenLeague): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  console.error(message);
  const aside = (path: string | null) =>
    path !== null && console.log(`What was there is in ${path}.`);
  if (kind === 'no secret' && (await confirm('Make a new secret? Everybody signs in again'))) {
    newSecret(folder);
    return true;
  }
  if (lastBackup !== null && (await confirm('Restore that backup? What is there is moved aside'))) {
    const { restoreFolder } = await import('../backup/restoreFolder.ts');
    aside(await restoreFolder(readBackup(readFileSync(lastBackup)), folder));
    return true;
  }
  if (
    kind === 'no database' &&
    (await confirm('Begin a new league in its place? What is left is moved aside'))
  ) {
    aside(beginAnew(folder));
    return true;
  }
  return false;
}

/** Begins the bundles while the database is being opened, where no kept site is of this code. */
function bundleMeanwhile(dataFolder: string): Promise<string | null> | undefined {
  const variables = siteVariables(demoAdmin, demoPublishableKey);
  if (readState(join(dataFolder, 'site'))?.code === codeDigest(variables)) return undefined;
  const bundling = makeBundles(variables, { signal: ending.signal }, console.log);
  // Whoever waits for it hears of it.
  bundling.catch(() => undefined);
  return bundling;
}

function leagueFromEnvironment(): League {
  const { NEW_PASSWORD: renews = 'no' } = process.env;
  if (renews !== 'yes' && renews !== 'no') {
    throw new StartFailure(`NEW_PASSWORD is "${renews}": it must be yes or no.`);
  }
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
 * Serves the site of the data folder: the one that is kept, at once, where it is of the code as it is now, and builds
 * it again behind it where the league is another one. Otherwise it is built first.
 * @param bundling of the demo's bundles, if it has begun
 * @returns the path that the site stands below; null: the build has failed and printed why
 */
async function serveOwnSite(
  server: EmbeddedSupabase,
  admin: Administrator,
  bundling?: Promise<string | null>,
): Promise<string | null> {
  const version = await readVersion(server);
  const { siteFolder } = server;
  const variables = siteVariables(admin, server.publishableKey);
  let base: string | null = null;
  const kept = readState(siteFolder);
  const isOfCode = kept?.code === codeDigest(variables);
  let writing: Promise<unknown> = Promise.resolve();
  const build = async (isUrgent: boolean, made?: Promise<string | null>) => {
    // One after the other: what follows the first page may take longer than the next change.
    await writing;
    const options = { signal: ending.signal, isUrgent };
    const bundles = await (made ?? makeBundles(variables, options, console.log));
    if (bundles === null) return false;
    console.log('Building the site’s pages…');
    const pages = Promise.withResolvers<true>();
    const written = writeSite(siteFolder, bundles, await server.readLeague(), {
      ...options,
      variables,
      onPages(folder) {
        base = server.serveSite(folder);
        pages.resolve(true);
      },
    });
    const whole = (async () => {
      const isWritten = await written;
      // With what was compressed and drawn after the first page.
      if (isWritten) server.serveSite(siteFolder);
      return isWritten;
    })();
    writing = whole.catch(() => undefined);
    return Promise.race([pages.promise, whole]);
  };
  let isBuilt = true;
  if (isOfCode) {
    base = server.serveSite(siteFolder);
    for (const each of kept.leftOut) console.warn(`Left out of the site: ${each}.`);
    isBuilt = kept.league === leagueDigest(await server.readLeague());
  } else {
    if (kept !== null) console.log('The code has changed: the site is built again…');
    if (!(await build(true, bundling))) return null;
  }
  rebuildAfterChanges({
    built: isBuilt ? version : null,
    interval: 10_000,
    readVersion: () => readVersion(server),
    rebuild: async () => void (await build(false)),
  });
  return base;
}

/** Which settings the database has. */
async function readVersion({ database }: EmbeddedSupabase): Promise<number> {
  const { rows } = await database.exclusive((postgres) =>
    postgres.query<{ version: number }>('select version from public.settings_version'),
  );
  return Number(rows[0]?.version);
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
