import { readFileSync } from 'node:fs';
import type { RunCounts } from './countReporter.ts';

// The last line of `.ci/run`: the tests of all its runs, from the file that they wrote. The second
// argument is 1 if a run failed, which counts even where no test did (the types, the linter).

const [file = '', status] = process.argv.slice(2);
const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
const runs = lines.map((line): RunCounts => JSON.parse(line));
const sum = (key: keyof RunCounts) => runs.reduce((total, run) => total + run[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed') || Number(status)} failed`);
