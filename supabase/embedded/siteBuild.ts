import { spawn, type StdioOptions } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { constants, getPriority, setPriority, tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { kitFolder } from '../../src/live/pagesOnDemand.ts';
import { digestsIn, hasListed, isAsListed } from './fileDigests.ts';
import { measuredBuild, measuresFolder, setMapsAside } from './measuredBuild.ts';
import type { LeagueOfDatabase } from './startEmbeddedSupabase.ts';
import { StartFailure } from './startFailure.ts';

// A site is made in two steps, each in a process of its own: a build takes a gigabyte, which this one would keep.
// The bundles are the same for all settings, and made once for a state of the code; a league's pages take seconds.

const project = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(project, '.cache');
/** Of how many states of the code the bundles are kept: those of the demo, of a league, of a test. */
const keptBundles = 4;

/** What a build is made with besides the code: `VITE_…` variables. */
export type Variables = Readonly<Record<string, string>>;

export type BuildOptions = {
  signal?: AbortSignal;
  /** `false`: visitors go before it. */
  isUrgent?: boolean;
  /** Called once the pages in this folder can be served; the rest follows. */
  onPages?: (folder: string) => void;
};

const fileList = v.record(v.string(), v.string());
const siteState = v.object({
  /** A digest of the code and of all that is built into it. */
  code: v.string(),
  /** A digest of the league's settings and pictures. */
  league: v.string(),
  /** What it does not show of the settings, a line each. */
  leftOut: v.array(v.string()),
  /** What it consists of. */
  files: fileList,
});
/** What a kept build was made of. */
export type SiteState = v.InferOutput<typeof siteState>;

/** A digest of what the bundler reads: sources, its configuration, packages, Node, variables; not of times. */
export function codeDigest(variables: Variables = {}): string {
  const digest = createHash('sha256').update(process.version);
  const environment = buildEnvironment(variables);
  const names = Object.keys(environment).filter((name) => /^(?:VITE_|BASE$)/u.test(name));
  for (const name of names.toSorted()) digest.update(`${name}=${environment[name]}\n`);
  const files = ['index.html', 'package.json', 'package-lock.json', 'tsconfig.json'];
  const environments = readdirSync(project).filter((name) =>
    /^\.env(?:\.production)?(?:\.local)?$/u.test(name),
  );
  for (const name of [...files, ...environments.toSorted()]) addFile(digest, join(project, name));
  for (const folder of ['src', 'public']) addFolder(digest, join(project, folder));
  for (const file of importsOf(join(project, 'vite.config.ts'))) addFile(digest, file);
  return digest.digest('hex').slice(0, 24);
}

function addFolder(digest: Hash, folder: string) {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()) {
    addFile(digest, file);
  }
}

function addFile(digest: Hash, file: string) {
  if (!existsSync(file)) return;
  const bytes = readFileSync(file);
  digest.update(`${file.slice(project.length)} ${bytes.length}\n`).update(bytes);
}

/** A module of the project and those that it imports, but for those of `src/`. */
function importsOf(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file) || !existsSync(file) || file.startsWith(join(project, 'src/'))) return known;
  known.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, path = ''] of text.matchAll(/(?:from|import) '(\.[^']+)'/gu)) {
    importsOf(resolve(dirname(file), path), known);
  }
  return known;
}

/** A digest of what the pages show: settings, pictures or their absence, and the season and year of today. */
export function leagueDigest({ settings, pictures, today }: LeagueOfDatabase): string {
  const digest = createHash('sha256').update(JSON.stringify(settings) ?? '');
  addFolder(digest, pictures);
  const days = JSON.stringify(settings).match(/(?<="firstDay":\s*")[\d-]+/gu) ?? [];
  const begun = days.filter((day) => day <= today).toSorted();
  return digest
    .update(`${begun.at(-1)} ${today.slice(0, 4)}`)
    .digest('hex')
    .slice(0, 24);
}

function buildEnvironment(variables: Variables): NodeJS.ProcessEnv {
  const own = process.env['VITEST'] === undefined ? /^SETTINGS_FILE$/u : ofVitest;
  const environment = Object.entries(process.env).filter(([name]) => !own.test(name));
  return { ...Object.fromEntries(environment), ...variables, NODE_ENV: 'production' };
}

/** Within Vitest, React would be built for development, and every worker has the variables of `.env`. */
const ofVitest = /^(?:SETTINGS_FILE|VITE_.*|VITEST.*|BASE_URL|DEV|MODE|PROD|SSR)$/u;

/** What a build knows of its server. */
export function siteVariables(
  { email, userId }: { email: string; userId: string },
  publishableKey: string,
): Variables {
  return {
    VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    VITE_ADMIN_EMAIL: email,
    VITE_ADMIN_USER_ID: userId,
  };
}

/**
 * The bundles of the code as it is now, made where there are none yet.
 * @param onBundling called if they are being made
 * @returns their folder; null: the build has failed and printed why
 */
export async function makeBundles(
  variables: Variables,
  options: BuildOptions = {},
  onBundling: () => void = () => undefined,
): Promise<string | null> {
  const folder = join(cache, `bundles-${codeDigest(variables)}`);
  if (areWhole(folder)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  rmSync(folder, { recursive: true, force: true });
  onBundling();
  // Renamed once it is whole: another process may make the same.
  const own = `${folder}.${process.pid}`;
  const vite = join(project, 'node_modules/vite/bin/vite.js');
  const outDir = join(own, 'site');
  const environment = buildEnvironment(variables);
  const { BASE: base } = environment;
  const below = base === undefined ? [] : [`--base=${base}`];
  const fixed = [
    '--configLoader',
    'native',
    '--logLevel',
    'warn',
    '--outDir',
    outDir,
    '--emptyOutDir',
    ...measuredBuild,
  ];
  const made = await run(
    [vite, 'build', ...fixed, ...below],
    { ...environment, BUNDLES_ALONE: 'yes' },
    options,
  ).catch((error: unknown) => {
    rmSync(own, { recursive: true, force: true });
    throw error;
  });
  if (!made) {
    rmSync(own, { recursive: true, force: true });
    return null;
  }
  setMapsAside(outDir);
  renameSync(join(outDir, measuresFolder), join(own, measuresFolder));
  writeFileSync(join(own, bundlesList), JSON.stringify(digestsIn(own)));
  if (existsSync(folder)) rmSync(own, { recursive: true, force: true });
  else renameSync(own, folder);
  forgetOldBundles();
  return folder;
}

/** Beside the bundles, what they consist of; each site that is written on them adds compressed forms. */
const bundlesList = 'files.json';

function areWhole(bundles: string): boolean {
  const listed = v.safeParse(fileList, readJson(join(bundles, bundlesList)));
  return listed.success && hasListed(bundles, listed.output);
}

function forgetOldBundles() {
  const age = (name: string) =>
    statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const whole = readdirSync(cache).filter((name) => /^bundles-\w+$/u.test(name));
  const old = whole.toSorted((one, other) => age(other) - age(one)).slice(keptBundles);
  // What a process that was ended has left.
  const hourAgo = Date.now() - 3_600_000;
  const unfinished = readdirSync(cache).filter(
    (name) => /^bundles-\w+\.\d+$/u.test(name) && age(name) < hourAgo,
  );
  for (const name of [...old, ...unfinished]) {
    rmSync(join(cache, name), { recursive: true, force: true });
  }
}

/**
 * Writes the site of a league on bundles, and keeps it once it is whole, with what it was made of beside it.
 * @param league `null`: the demo
 * @returns false: it has failed and printed why; what was there before stays
 */
export async function writeSite(
  folder: string,
  bundles: string,
  league: LeagueOfDatabase | null,
  options: BuildOptions & { variables?: Variables } = {},
): Promise<boolean> {
  const { variables = {}, onPages } = options;
  const unfinished = `${folder}.unfinished-${process.pid}`;
  const temporary = mkdtempSync(join(tmpdir(), 'league-'));
  const file = join(temporary, 'league.json');
  if (league !== null) writeFileSync(file, JSON.stringify(league));
  let leftOut: readonly string[] = [];
  try {
    const isWritten = await run(
      [join(project, 'src/build/writeSite.ts'), bundles, unfinished],
      { ...buildEnvironment(variables), ...(league !== null && { SETTINGS_FILE: file }) },
      options,
      (message) => {
        if (message === 'pages') onPages?.(unfinished);
        else leftOut = message.leftOut;
      },
    );
    if (!isWritten) return false;
    const state: SiteState = {
      code: basename(bundles).replace('bundles-', ''),
      league: league === null ? 'demo' : leagueDigest(league),
      leftOut: [...leftOut],
      files: digestsIn(unfinished),
    };
    // Its state last: a folder without one is not whole.
    rmSync(stateFile(folder), { force: true });
    rmSync(folder, { recursive: true, force: true });
    rmSync(kitFolder(folder), { recursive: true, force: true });
    renameSync(unfinished, folder);
    renameSync(kitFolder(unfinished), kitFolder(folder));
    writeFileSync(stateFile(folder), JSON.stringify(state));
    return true;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(kitFolder(unfinished), { recursive: true, force: true });
  }
}

const stateFile = (folder: string) => `${folder}.json`;

/** What the site in a folder was made of; null: there is none, or it is not as it was written. */
export function readState(folder: string): SiteState | null {
  const state = v.safeParse(siteState, readJson(stateFile(folder)));
  return state.success && isAsListed(folder, state.output.files) ? state.output : null;
}

/** Whether a folder has what was a site once. */
export const hasDamagedSite = (folder: string) =>
  existsSync(stateFile(folder)) && readState(folder) === null;

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

type Message = 'pages' | { leftOut: readonly string[] };

/** Whether a script of Node ends well. */
async function run(
  script: readonly string[],
  env: NodeJS.ProcessEnv,
  { signal, isUrgent = true }: BuildOptions,
  onMessage?: (message: Message) => void,
): Promise<boolean> {
  const stdio: StdioOptions = ['ignore', 'inherit', 'inherit', 'ipc'];
  const child = spawn(process.execPath, script, { cwd: project, env, stdio, signal });
  if (onMessage !== undefined) child.on('message', onMessage);
  if (child.pid !== undefined && !isUrgent) lowerPriority(child.pid);
  const [status, ended] = await once(child, 'close');
  if (ended !== null) throw new StartFailure('buildEnded', { signal: String(ended) });
  return status === 0;
}

/** Never raises it, which only root may: `nice` may have lowered it further already. */
function lowerPriority(child: number) {
  const low = constants.priority.PRIORITY_LOW;
  if (getPriority(child) < low) setPriority(child, low);
}
