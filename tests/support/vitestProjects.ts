import { matchesGlob } from 'node:path';
import {
  configDefaults,
  type TestProjectInlineConfiguration,
  type ViteUserConfig,
} from 'vitest/config';
import { CountReporter } from './countReporter.ts';
import { FilterReporter } from './filterReporter.ts';
import { storybookProject } from './storiesProject.ts';

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

/**
 * What `npm run test:full` alone runs: matrices in the browser, and tests that start a process for each
 * case. In `npm test` units, stories or a journey prove the same behaviours.
 */
const longTests = [
  'tests/e2e/product/**/*.test.ts',
  'tests/e2e/forms/{addresses,badInput,drafts,rows,signIn}.test.ts',
  'tests/e2e/journeys/{announcedMatch,belowPath,clubScreen,emptyLeague,firstHour,oldBrowsers,seasonBorder,serviceWorker}.test.ts',
  'tests/resilience/browser/**/*.test.ts',
  'tests/resilience/stream/{channels,tokens}.test.ts',
  'tests/resilience/stress/**/*.test.ts',
  'tests/server/{backupKilled,brokenFolder,fullDisk,host,hostedBackup,ownLeague,startProcess}.test.ts',
];
/** Of which `npm test` runs a sample (`scale.ts`), and `npm run test:full` the whole. */
const sampledTests = [
  'tests/database/{formRules,twoAdministrators,undo}.test.ts',
  'tests/e2e/forms/paste.test.ts',
  'tests/e2e/journeys/{failedStart,findPair,pageAges,pageRows,settings,silentDatabase}.test.ts',
  'tests/resilience/stream/sockets.test.ts',
  'tests/server/copies.test.ts',
  'tests/server/security/**/*.test.ts',
  'tests/server/settingRows.test.ts',
  'tests/server/statementTimeout.test.ts',
  'tests/unit/admin/scorePad/enteredScore.test.ts',
  'tests/unit/app/signNames.test.ts',
  'tests/unit/live/tableLists.test.ts',
  'tests/unit/paste/readResults.test.ts',
  'tests/unit/standings/*Agreement.test.ts',
];

/** The modes that run a test file, the quicker one first. */
export function modesOf(path: string): readonly ('test' | 'full')[] {
  const isAmong = (globs: readonly string[]) => globs.some((glob) => matchesGlob(path, glob));
  if (isAmong(longTests)) return ['full'];
  return isAmong(sampledTests) ? ['test', 'full'] : ['test'];
}

const filesIn = (folder: string) => `tests/${folder}/**/*.test.{ts,tsx}`;

/** The test files of these folders of which `npm run test:full` runs more. */
function longerIn(folders: readonly string[]): string[] {
  return [...longTests, ...sampledTests].filter((glob) =>
    folders.some((folder) => glob.startsWith(`tests/${folder}/`)),
  );
}

const buildSite = ['tests/support/buildSite.ts'];

/**
 * All tests, by what they need.
 * @param mode Vite's: `full` for `npm run test:full`, `browsers` for `npm run test:browsers`
 */
export function vitestProjects(mode: string): NonNullable<ViteUserConfig['test']> {
  const isFull = mode === 'full';

  /** Tests that run in Node; those that need a page drive Chromium from there. */
  const nodeProject = (
    name: string,
    group: number,
    folders: readonly string[],
    options: TestOptions = {},
  ) => ({
    extends: true as const,
    test: {
      name,
      include: isFull ? longerIn(folders) : folders.map(filesIn),
      exclude: [...configDefaults.exclude, ...(isFull ? [] : longTests)],
      environment: 'node',
      setupFiles: ['tests/support/startSettings.ts'],
      // The terminal speaks the language of who wrote the tests.
      env: { LC_ALL: 'en' },
      // The files of a project share two processes, what they import, a server and a Chromium.
      isolate: false,
      sequence: { groupOrder: group },
      // On a busy machine, opening a Postgres or a page takes many times as long.
      testTimeout: 120_000,
      hookTimeout: 180_000,
      ...options,
    },
  });

  return {
    // Groups run one after the other, two files of a group at a time: two cores serve the database,
    // the site and the pages.
    maxWorkers: 2,
    reporters: ['default', new CountReporter(), new FilterReporter(mode)],
    projects: [
      nodeProject('unit', 0, ['unit']),
      nodeProject('repository', 0, ['repository'], { globalSetup: buildSite }),
      nodeProject('server', 0, ['server', 'database']),
      nodeProject('e2e', 2, ['e2e'], { globalSetup: buildSite }),
      nodeProject('resilience', 3, ['resilience/browser'], {
        globalSetup: buildSite,
        testTimeout: 180_000,
      }),
      nodeProject('streams', 0, ['resilience/stream', 'resilience/stress'], { isolate: true }),
      // Last: their pages stay open until the end, and go on animating.
      ...(isFull ? [] : [storybookProject(4)]),
      // Firefox and WebKit, where they are installed.
      ...(mode === 'test'
        ? []
        : [
            nodeProject('browsers', 6, [], {
              include: [filesIn('browsers')],
              globalSetup: buildSite,
            }),
          ]),
    ],
  };
}
