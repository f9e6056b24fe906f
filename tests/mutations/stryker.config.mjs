import { globSync, readFileSync } from 'node:fs';

// Stryker changes a line of a file, and the units of its room should notice. All of it takes hours: without
// ALL_MUTATIONS=1 it is a fixed sample, every eighth block of eight lines of each file, with what lies within one.

const files = globSync([
  'src/padel/*.ts',
  'src/standings/*.ts',
  'src/matches/{announcedMatch,countResult,saveResults,outcome}.ts',
  'src/session/{save,write,writeRows}.ts',
])
  .filter((path) => !/\/use\w*\.ts$/u.test(path))
  .toSorted();

const block = 8;
const every = 8;

/**
 * Each file begins with another block: the first lines of files are alike.
 * @param {string} path
 * @param {number} index of the file
 */
function sampleOf(path, index) {
  const lines = readFileSync(path, 'utf8').split('\n').length;
  const blocks = Math.ceil(lines / block);
  const first = index % Math.min(every, blocks);
  return Array.from({ length: Math.ceil((blocks - first) / every) }, (_, turn) => {
    const from = (first + turn * every) * block + 1;
    return `${path}:${from}-${Math.min(from + block - 1, lines)}`;
  });
}

export default {
  mutate: process.env['ALL_MUTATIONS'] === undefined ? files.flatMap(sampleOf) : files,
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutations/vitest.config.ts', related: false },
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  mutator: { excludedMutations: ['Regex'] },
  ignorePatterns: ['dist*', 'storybook-static', '.data*', '.cache', 'supabase'],
  concurrency: 2,
  // What a busy machine delays is no endless loop.
  timeoutMS: 30_000,
  timeoutFactor: 4,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { reportTests: false, logTests: false, allowColor: false },
  tempDirName: '.cache/mutations',
};
