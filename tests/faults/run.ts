/**
 * `npm run test:faults [-- room …] [--again]`: plants each fault by itself in a copy of the project, and runs
 * the tests that could notice it until one is red. What was noticed is kept, and not tried again without
 * `--again`, which begins with the test that noticed it last.
 */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { committableFiles, root } from '../repository/support/files.ts';
import { withFault, type Fault } from './fault.ts';
import { faults } from './faults.ts';
import { findTests } from './importers.ts';
import { copyProject, openTestRuns, type Red } from './testRuns.ts';

const folder = join(root, '.cache/faults');
const copy = join(folder, `copy-${process.pid}`);
const resultsFile = join(folder, 'results.json');

/** Half of all stories import a rule or a button, through others that show it as well as they do. */
const mostStories = 12;

/** By a fault's hash: the test that noticed it, or null where it was missed. */
type Results = Record<string, Red | null>;

function hash(fault: Fault): string {
  return createHash('sha256').update(JSON.stringify(fault)).digest('hex').slice(0, 16);
}

function readResults(): Results {
  return existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {};
}

const words = process.argv.slice(2);
const again = words.includes('--again');
const named = words.filter((word) => !word.startsWith('--'));
const unknown = named.filter((room) => !faults.has(room));
if (unknown.length > 0) {
  throw new Error(`No room ${unknown.join(', ')}: there are ${[...faults.keys()].join(', ')}.`);
}
const rooms = named.length > 0 ? named : [...faults.keys()];

mkdirSync(folder, { recursive: true });
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
copyProject(committableFiles(), copy);
const testsOf = findTests();
const runs = await openTestRuns(copy);
const kept = readResults();

/** Another run may have written since. */
function keep(key: string, red: Red | null) {
  kept[key] = red;
  writeFileSync(resultsFile, `${JSON.stringify({ ...readResults(), [key]: red }, null, 2)}\n`);
}
type Summary = Record<ReturnType<typeof kindOf> | 'seconds', number>;
const summary = new Map<string, Summary>();

/** The files that are run for a fault, in their order: stage by stage until one is red. */
function stagesOf(fault: Fault, room: string): readonly (readonly string[])[] {
  // The table of promises names this file, and no other.
  if (room === 'promises') return [[fault.provedBy ?? '']];
  const tests = testsOf(fault.file);
  const units = tests.filter((path) => path.startsWith('tests/unit/'));
  const stories = tests.filter((path) => path.startsWith('stories/'));
  const servers = tests.filter((path) => /^tests\/(database|server)\//u.test(path));
  const isNear = (path: string) => path.split('/').includes(room);
  const last = kept[hash(fault)]?.file;
  const tried = [fault.provedBy, last].filter((path) => path !== undefined);
  const groups = [
    ...tried.map((path) => [path]),
    units.filter(isNear),
    units,
    // Most are noticed by the story of the component itself.
    stories.slice(0, 2),
    servers.slice(0, 2),
    stories.filter(isNear),
    stories.slice(0, mostStories),
  ];
  const done = new Set<string>();
  return groups
    .map((group) => {
      const fresh = group.filter((path) => !done.has(path));
      for (const path of fresh) done.add(path);
      return fresh;
    })
    .filter((group) => group.length > 0);
}

async function tryFault(fault: Fault, room: string): Promise<Red | null> {
  const text = readFileSync(join(copy, fault.file), 'utf8');
  const faulty = withFault(copy, fault);
  for (const stage of stagesOf(fault, room)) {
    let left = stage;
    while (left.length > 0) {
      runs.write(fault.file, faulty);
      const red = await runs.firstRed(left);
      const isRed = red !== null && (await isRedAgain(red));
      runs.write(fault.file, text);
      if (red === null) break;
      if (isRed) {
        await runs.expectGreen(red);
        return red;
      }
      left = left.filter((path) => path !== red.file);
    }
  }
  return null;
}

/** On a busy machine a story may fail by itself: it has to do so twice. */
async function isRedAgain({ file }: Red): Promise<boolean> {
  return !file.startsWith('stories/') || (await runs.firstRed([file])) !== null;
}

function kindOf(red: Red | null) {
  if (red === null) return 'missed';
  if (red.file.startsWith('tests/unit/')) return 'unit';
  return red.file.startsWith('stories/') ? 'story' : 'other';
}

for (const room of rooms) {
  const started = Date.now();
  const counts = { unit: 0, story: 0, other: 0, missed: 0 };
  for (const fault of faults.get(room) ?? []) {
    const key = hash(fault);
    const earlier = again ? null : (kept[key] ?? null);
    const red = earlier ?? (await tryFault(fault, room));
    keep(key, red);
    counts[kindOf(red)] += 1;
    const outcome = red === null ? 'MISSED' : `noticed by ${red.file} › ${red.title}`;
    console.log(`${room}: ${fault.name}: ${outcome}${earlier === null ? '' : ' (earlier)'}`);
  }
  summary.set(room, { ...counts, seconds: Math.round((Date.now() - started) / 1000) });
}
await runs.close();

console.table(Object.fromEntries(summary));
process.exit([...summary.values()].some(({ missed }) => missed !== 0) ? 1 : 0);
