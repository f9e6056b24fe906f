import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { sourceMapOf } from '../../../supabase/embedded/measuredBuild.ts';
import type { FirstLoad } from './firstLoad.ts';
import { sizeOf } from './firstLoad.ts';

/**
 * kB gzip by source file, and of libraries by package and the file in which it stands, e.g. `react in react`.
 * Of scripts, a module's share of its file; of style sheets, the source itself.
 */
export type ModuleSizes = Readonly<Record<string, number>>;

const root = fileURLToPath(new URL('../../../', import.meta.url));
const keptFile = join(root, 'tests/bench/bytes/modules.json');
/** Only every so many characters are looked up: a script has half a million. */
const step = 4;
/** A module that grew by less is not named, kB. */
const leastGrowth = 0.02;

/** What no module is: names of files that come later, and what files import from each other. */
const between = 'names of other files';

/**
 * The scripts of a first load by module.
 * @param folder of a build with source maps
 */
export function scriptModules(folder: string, { files }: FirstLoad): ModuleSizes {
  const sizes: Record<string, number> = {};
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    const kB = sizeOf([text]).gzip / text.length;
    const [, fileName = file] = /([\w.]+)-[\w-]{7}\.js$/u.exec(file) ?? [];
    for (const [module, length] of Object.entries(lengthsOf(text, sourceMapOf(folder, file)))) {
      const name = module.startsWith('src/') ? module : `${module} in ${fileName}`;
      sizes[name] = (sizes[name] ?? 0) + length * kB;
    }
  }
  return sizes;
}

/** How many characters of a script each module has. */
function lengthsOf(text: string, mapFile: string): Record<string, number> {
  const lengths: Record<string, number> = {};
  const map = readMap(mapFile);
  for (const [line, { length }] of text.split('\n').entries()) {
    for (let column = 0; column < length; column += step) {
      const entry = map?.findEntry(line, column);
      const isWithin = entry !== undefined && 'originalSource' in entry;
      // The last entry of the line before is found where a line begins without one.
      const source = isWithin && entry.generatedLine === line ? entry.originalSource : '';
      const name = moduleOf(source);
      lengths[name] = (lengths[name] ?? 0) + step;
    }
  }
  return lengths;
}

/** The bundler's own file has none. */
function readMap(file: string): SourceMap | null {
  const [found] = globSync(file);
  return found === undefined ? null : new SourceMap(JSON.parse(readFileSync(found, 'utf8')));
}

/** The module of a source in a map: its path in `src/`, else its package. */
export function moduleOf(source: string | undefined): string {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(source ?? '') ?? [];
  return library ?? /(?:^|\/)(src\/.*)/u.exec(source ?? '')?.[1] ?? between;
}

/** The style sheets of the site by themselves. */
export function styleModules(): ModuleSizes {
  const sources = globSync('src/**/*.css', { cwd: root });
  return Object.fromEntries(
    sources.map((path) => [path, sizeOf([readFileSync(join(root, path), 'utf8')]).gzip]),
  );
}

/** Keeps the sizes of now, with which a first load that is too large is compared. */
export async function keepModules(folder: string, pages: readonly FirstLoad[]): Promise<void> {
  const sizes = Object.assign(
    styleModules(),
    ...pages.map((page) => scriptModules(folder, page)),
  ) satisfies ModuleSizes;
  const entries = Object.entries<number>(sizes)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, kB]) => [name, Math.round(kB * 100) / 100] as const)
    .filter(([, kB]) => kB > 0);
  const text = JSON.stringify(Object.fromEntries(entries));
  writeFileSync(keptFile, await format(text, { parser: 'json' }));
}

/**
 * What a first load that is too large has more than the kept one, by room and module, and what to do.
 * @param title what is too large, e.g. `Scripts of /`
 */
export function describeGrowth(title: string, now: ModuleSizes): string {
  const kept: ModuleSizes = JSON.parse(readFileSync(keptFile, 'utf8'));
  const rooms = new Map<string, { kB: number; growth: number; modules: Growth[] }>();
  for (const [name, kB] of Object.entries(now)) {
    const growth = kB - (kept[name] ?? 0);
    const roomName = /^src\/(\w+)\//u.exec(name)?.[1] ?? name;
    const room = rooms.get(roomName) ?? { kB: 0, growth: 0, modules: [] };
    rooms.set(roomName, room);
    room.kB += kB;
    room.growth += growth;
    room.modules.push({ name, kB, growth, isNew: kept[name] === undefined });
  }
  const grown = [...rooms]
    .filter(([, { growth }]) => growth >= leastGrowth)
    .toSorted(([, one], [, other]) => other.growth - one.growth)
    .map(([name, { kB, growth, modules }]) =>
      [`  ${signed(growth)} ${name} (${kB.toFixed(2)})`, ...modulesThatGrew(modules)].join('\n'),
    );
  return [
    `${title}, kB gzip. Since the sizes in tests/bench/bytes/modules.json were kept:`,
    ...grown,
    'What the first result does not need is loaded later: "How to keep the first load small" in',
    '.github/CONTRIBUTING.md.',
  ].join('\n');
}

type Growth = { name: string; kB: number; growth: number; isNew: boolean };

function modulesThatGrew(modules: readonly Growth[]): readonly string[] {
  return modules
    .filter(({ growth }) => growth >= leastGrowth)
    .toSorted((one, other) => other.growth - one.growth)
    .map(({ name, kB, growth, isNew }) => {
      const after = isNew ? 'new' : kB.toFixed(2);
      return `    ${signed(growth)} ${name} (${after})`;
    });
}

const signed = (kB: number) => `+${kB.toFixed(2)}`;
