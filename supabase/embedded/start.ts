import { join, resolve } from 'node:path';
import { readBackup } from '../backup/backupFile.ts';
import { BrokenLeague, failureOf } from '../backup/brokenLeague.ts';
import { copiesFolder, type Copy } from '../backup/copies.ts';
import { readBytes } from '../backup/readBytes.ts';
import { createCopyKeeper, keepCopies } from '../backup/dueCopies.ts';
import {
  readLeagueName,
  replacementProblem,
  replacementQuestion,
} from '../backup/leagueNameFile.ts';
import { askOrNothing, confirm } from '../scripts/questions.ts';
import { reasonOf, say, sentence, warn } from '../terminal/say.ts';
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
import { beginAnew, leagueIn, newSecret, usualFolder, type League } from './dataFolder.ts';
import { isOfDatabase } from './openDatabase.ts';
import { isLoopback } from './loopback.ts';
import { rebuildAfterChanges } from './rebuilds.ts';
import {
  codeDigest,
  hasDamagedSite,
  leagueDigest,
  makeBundles,
  readState,
  siteVariables,
  writeSite,
} from './siteBuild.ts';
import { readOptions } from './startOptions.ts';
import { startEmbeddedSupabase, type EmbeddedSupabase } from './startEmbeddedSupabase.ts';
import { reportFailure, StartFailure } from './startFailure.ts';

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
let copyLastTime: () => Promise<void> = async () => undefined;
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
    const failure = isOfDatabase(error) ? failureOf(resolve(folderOfData()), error, false) : error;
    if (failure instanceof BrokenLeague && (await isMended(failure))) continue;
    // A build that has begun.
    ending.abort();
    // Who was asked at the terminal has read it.
    if (!(failure instanceof BrokenLeague && process.stdin.isTTY)) {
      reportFailure(failure);
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
  if (isYes('NEW') && leagueIn(resolve(dataFolder)) !== null) {
    throw new StartFailure('newButThere', { folder: resolve(dataFolder) });
  }
  const { SITE_DIR: given } = process.env;
  const bundling =
    given === undefined && league === 'demo' ? bundleMeanwhile(dataFolder) : undefined;
  say('openingDatabase');
  supabase = await startEmbeddedSupabase({
    port,
    host,
    league,
    dataFolder,
  });
  if (ending.signal.aborted) await end(supabase);
  const admin = league === 'demo' ? demoAdmin : await ownAdministrator(supabase);
  const base =
    given === undefined ? await serveOwnSite(supabase, admin, bundling) : supabase.serveSite(given);
  if (base === null) await end(supabase, 1);
  if (dataFolder !== 'memory') {
    supabase.lookForDamage().catch((error: unknown) => console.warn(error));
    const folder = resolve(dataFolder);
    copyLastTime = keepCopies(createCopyKeeper(supabase, folder), (error) =>
      warn('copyNotWritten', { folder: copiesFolder(folder), reason: reasonOf(error) }),
    );
  }
  const publicPassword = await readPublicPassword(supabase, admin);
  const address = supabase.url + (base === null || base === '/' ? '' : base);
  sayStarted(supabase, address, admin, publicPassword);
  if (!isLoopback(host)) {
    warn(publicPassword === null ? 'openWithoutHttps' : 'openDemo', { host });
  }
}

function folderOfData(): string {
  return process.env['DATA_DIR'] ?? usualFolder(league);
}

/**
 * Whether somebody at the terminal has had a league mended that cannot be opened. Without an answer nothing changes.
 */
async function isMended({ message, kind, folder, copies }: BrokenLeague): Promise<boolean> {
  const beginsAnew = kind === 'no database' && isYes('NEW');
  if (beginsAnew) {
    say('whatWasThere', { path: beginAnew(folder) });
    return true;
  }
  if (!process.stdin.isTTY) return false;
  console.error(message);
  const aside = (path: string | null) => {
    if (path !== null) say('whatWasThere', { path });
  };
  if (kind === 'no secret' && (await confirm('newSecretQuestion'))) {
    newSecret(folder);
    return true;
  }
  const copy = await chooseCopy(copies);
  if (copy !== null && (await isConfirmed(folder))) {
    const { restoreFolder } = await import('../backup/restoreFolder.ts');
    aside(await restoreFolder(readBackup(readBytes(copy)), folder));
    return true;
  }
  if (copy === null && kind === 'no database') {
    say('beginning');
    if (await isConfirmed(folder)) {
      aside(beginAnew(folder));
      return true;
    }
  }
  if (copies.length > 0 || kind === 'no database') say('nothingRestored');
  return false;
}

/** The path of the copy that somebody at the terminal chooses; null: none. */
async function chooseCopy(copies: readonly Copy[]): Promise<string | null> {
  if (copies.length === 0) return null;
  const number = await askOrNothing({
    text: sentence('copyQuestion'),
    problem: (answer) =>
      /^\d+$/u.test(answer) && copies[Number(answer) - 1] !== undefined
        ? null
        : sentence('noSuchCopy'),
  });
  return copies[Number(number) - 1]?.path ?? null;
}

/** Whether somebody types the name of the league that is replaced. */
async function isConfirmed(folder: string): Promise<boolean> {
  const name = readLeagueName(folder);
  const answer = await askOrNothing({
    text: replacementQuestion(name),
    problem: (typed) => replacementProblem(typed, name),
  });
  return answer !== null;
}

/** Begins the bundles while the database is being opened, where no kept site is of this code. */
function bundleMeanwhile(dataFolder: string): Promise<string | null> | undefined {
  const variables = siteVariables(demoAdmin, demoPublishableKey);
  if (readState(join(dataFolder, 'site'))?.code === codeDigest(variables)) return undefined;
  const bundling = makeBundles(variables, { signal: ending.signal }, () => say('bundling'));
  // Whoever waits for it hears of it.
  bundling.catch(() => undefined);
  return bundling;
}

function leagueFromEnvironment(): League {
  isYes('NEW_PASSWORD');
  isYes('NEW');
  return isYes('DEMO', 'yes') ? 'demo' : 'own';
}

/** @throws StartFailure if a setting says neither yes nor no */
function isYes(variable: 'DEMO' | 'NEW' | 'NEW_PASSWORD', otherwise = 'no'): boolean {
  const value = process.env[variable] ?? otherwise;
  if (value !== 'yes' && value !== 'no')
    throw new StartFailure('wrongYesOrNo', { variable, value });
  return value === 'yes';
}

/** The administrator of a league of one's own; the first start makes them, and prints their password. */
async function ownAdministrator({ database }: EmbeddedSupabase): Promise<Administrator> {
  const known = await readAdministrator(database);
  // There is no mail by which somebody could ask for another one.
  const isForgotten = isYes('NEW_PASSWORD');
  if (known !== null && !isForgotten) return known;
  const { password, ...admin } =
    known === null
      ? await makeAdministrator(database, await askEmail(process.env['ADMIN_EMAIL'], ending.signal))
      : { ...known, password: await renewPassword(database, known) };
  // At once: nobody can ask for it again if the build fails.
  say('newAdministrator', { email: admin.email, password });
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
  let writing: Promise<unknown> = Promise.resolve();
  const build = async (isUrgent: boolean, made?: Promise<string | null>) => {
    // One after the other: what follows the first page may take longer than the next change.
    await writing;
    const options = { signal: ending.signal, isUrgent };
    const bundles = await (made ?? makeBundles(variables, options, () => say('bundling')));
    if (bundles === null) return false;
    say('buildingPages');
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
  if (kept?.code === codeDigest(variables)) {
    base = server.serveSite(siteFolder);
    for (const each of kept.leftOut) warn('leftOut', { part: each });
    isBuilt = kept.league === leagueDigest(await server.readLeague());
  } else {
    if (kept !== null) say('codeChanged');
    else if (hasDamagedSite(siteFolder)) say('siteDamaged');
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
  await copyLastTime();
  await close();
  process.exit(status);
}

function portFromEnvironment(): number {
  const text = process.env['PORT'] ?? '3000';
  const port = Number(text);
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65535) {
    throw new StartFailure('wrongPort', { value: text });
  }
  return port;
}

function sayStarted(
  { url, publishableKey: key }: EmbeddedSupabase,
  address: string,
  { email }: Administrator,
  publicPassword: string | null,
): void {
  const about = {
    address,
    api: `${url}/rest/v1`,
    key,
    email,
    admin: `${address.replace(/\/$/, '')}/admin`,
  };
  if (league === 'own') say('startedOwn', about);
  else say('startedDemo', { ...about, password: publicPassword ?? sentence('ownPassword') });
}
