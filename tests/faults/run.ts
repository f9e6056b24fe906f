/**
 * `npm run test:faults [-- room …] [--again]`: plants each fault in a copy of the project, and runs the tests
 * that could notice it until one is red; faults that no test could take for one another are planted together.
 * What was noticed is kept, and not tried again without `--again`, which begins with the test that noticed it
 * last.
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
/** A fault that no test has noticed yet, and the files that are still to be run, group by group. */
type Trial = { room: string; fault: Fault; groups: readonly (readonly string[])[] };

function groupsOf(fault: Fault, room: string): Trial['groups'] {
  if (fault.provedBy !== undefined) return [[fault.provedBy]];
  const tests = testsOf(fault.file);
  const units = tests.filter((path) => path.startsWith('tests/unit/'));
  const stories = tests.filter((path) => path.startsWith('stories/'));
  const servers = tests.filter((path) => /^tests\/(database|server)\//u.test(path));
  const isNear = (path: string) => path.split('/').includes(room);
  const last = kept[hash(fault)]?.file;
  const groups = [
    last === undefined ? [] : [last],
    units.filter(isNear).slice(0, 4),
    units,
    // Most are noticed by the story of the component itself.
    stories.slice(0, 1),
    stories.slice(0, 3),
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

/** Units and stories have nothing in common but what they import; other tests have a server, or the site. */
function isAlone({ groups: [group = []] }: Trial): boolean {
  return group.some((path) => !/^(stories|tests\/unit)\//u.test(path));
}

function canReach(fault: Fault, { groups: [group = []] }: Trial): boolean {
  return group.some((path) => testsOf(fault.file).includes(path));
}

/** Trials that are made together: no test of one imports the file of another. */
function takeRound([first, ...rest]: readonly Trial[]): readonly Trial[] {
  if (first === undefined) return [];
  const round = [first];
  if (isAlone(first)) return round;
  for (const trial of rest) {
    const isApart = round.every(
      (other) =>
        trial.fault.file !== other.fault.file &&
        !canReach(trial.fault, other) &&
        !canReach(other.fault, trial),
    );
    if (isApart && !isAlone(trial)) round.push(trial);
  }
  return round;
}

/** @returns what is red with the faults, and green without them */
async function findReds(round: readonly Trial[]): Promise<ReadonlyMap<string, Red>> {
  const files = round.map(({ fault: { file } }) => file);
  const texts = files.map((file) => readFileSync(join(copy, file), 'utf8'));
  for (const { fault } of round) runs.write(fault.file, withFault(copy, fault));
  const reds = await runs.findReds(round.flatMap(({ groups: [group = []] }) => group));
  // On a busy machine a story may fail by itself: it has to do so twice.
  const stories = [...reds.keys()].filter((path) => path.startsWith('stories/'));
  const stillRed = await runs.findReds(stories);
  for (const path of stories) if (!stillRed.has(path)) reds.delete(path);
  for (const [index, file] of files.entries()) runs.write(file, texts[index] ?? '');
  for (const red of await runs.findRedWithoutFault([...reds.values()])) {
    console.log(`Red without a fault: ${red.file} › ${red.title}`);
    reds.delete(red.file);
  }
  return reds;
}

function kindOf(red: Red | null) {
  if (red === null) return 'missed';
  if (red.file.startsWith('tests/unit/')) return 'unit';
  return red.file.startsWith('stories/') ? 'story' : 'other';
}

const summary = new Map(rooms.map((room) => [room, { unit: 0, story: 0, other: 0, missed: 0 }]));

function conclude({ room, fault }: Pick<Trial, 'room' | 'fault'>, red: Red | null, note = '') {
  const counts = summary.get(room);
  if (counts !== undefined) counts[kindOf(red)] += 1;
  const outcome = red === null ? 'MISSED' : `noticed by ${red.file} › ${red.title}`;
  console.log(`${room}: ${fault.name}: ${outcome}${note}`);
}

let open: Trial[] = [];
for (const room of rooms) {
  for (const fault of faults.get(room) ?? []) {
    const earlier = again ? null : (kept[hash(fault)] ?? null);
    if (earlier === null) open.push({ room, fault, groups: groupsOf(fault, room) });
    else conclude({ room, fault }, earlier, ' (earlier)');
  }
}
while (open.length > 0) {
  // Those that share a round come first: most is known soonest.
  const round = takeRound(
    open.toSorted((one, other) => Number(isAlone(one)) - Number(isAlone(other))),
  );
  const reds = await findReds(round);
  const left: Trial[] = [];
  for (const { room, fault, groups } of round) {
    const [group = [], ...others] = groups;
    const red = group.map((path) => reds.get(path)).find((each) => each !== undefined) ?? null;
    if (red === null && others.length > 0) left.push({ room, fault, groups: others });
    else {
      keep(hash(fault), red);
      conclude({ room, fault }, red);
    }
  }
  open = [...open.filter((trial) => !round.includes(trial)), ...left];
}
await runs.close();

console.table(Object.fromEntries(summary));
process.exit([...summary.values()].some(({ missed }) => missed !== 0) ? 1 : 0);
