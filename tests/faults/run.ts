/**
 * `npm run test:faults [-- word …]`: plants each fault in a copy of the project, and runs the file that has to
 * notice it. With words, only those whose name or files have one of them.
 */

import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { committableFiles, root } from '../repository/support/files.ts';
import { linkPackages } from '../support/linkPackages.ts';
import { modesOf } from '../support/vitestProjects.ts';
import { withFault } from './fault.ts';
import { guards } from './guards.ts';
import { promises } from './promises.ts';

const copy = join(root, `.cache/faults-${process.pid}`);

/** Copies the project as it is, uncommitted changes included; its packages are linked. */
function copyProject() {
  for (const file of committableFiles().filter((path) => existsSync(join(root, path)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  // `.cache` is ignored: in a repository of its own the copy's files are those of a commit again.
  spawnSync('git', ['init', '--quiet', copy]);
  linkPackages(copy);
}

/** The project of Vitest that runs a file, see `support/vitestProjects.ts`. */
function projectOf(path: string): string {
  const [first, folder = ''] = path.split('/');
  if (first === 'stories') return 'stories*';
  if (path.startsWith('tests/resilience/str')) return 'streams';
  return folder === 'database' ? 'server' : folder;
}

/** Whether a file's tests pass in the copy; the site is built where they need it. */
function isGreen(path: string): boolean {
  return modesOf(path).every((mode) => {
    const options = ['--mode', mode, '--project', projectOf(path), '--bail=1'];
    const words = ['node_modules/vitest/vitest.mjs', 'run', ...options, path];
    return spawnSync(process.execPath, words, { cwd: copy, stdio: 'ignore' }).status === 0;
  });
}

const words = process.argv.slice(2);
const chosen = [...promises, ...guards].filter(
  ({ name, file, provedBy }) =>
    words.length === 0 || words.some((word) => `${name} ${file} ${provedBy}`.includes(word)),
);
if (chosen.length === 0)
  throw new Error(`No fault has ${words.join(' or ')} in its name or files.`);

process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
copyProject();
const greenWithout = new Map<string, boolean>();
let missed = 0;
for (const fault of chosen) {
  const { name, file, provedBy } = fault;
  const isGreenWithout = greenWithout.get(provedBy) ?? isGreen(provedBy);
  greenWithout.set(provedBy, isGreenWithout);
  const text = readFileSync(join(copy, file), 'utf8');
  writeFileSync(join(copy, file), withFault(copy, fault));
  const isNoticed = isGreenWithout && !isGreen(provedBy);
  writeFileSync(join(copy, file), text);
  if (!isNoticed) missed += 1;
  const outcome = isGreenWithout ? 'MISSED' : 'RED WITHOUT IT';
  console.log(`${isNoticed ? 'noticed' : outcome}: ${name} (${provedBy})`);
}
console.log(`${chosen.length - missed} of ${chosen.length} noticed`);
process.exit(missed === 0 ? 0 : 1);
