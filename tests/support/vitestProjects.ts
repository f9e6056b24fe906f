import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import { storybookProject } from '../../.storybook/vitestProject.ts';
import { CountReporter } from './countReporter.ts';

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

/** Tests that run in Node; those that need a page drive Chromium from there. */
function nodeProject(name: string, group: number, include: string[], options: TestOptions = {}) {
  return {
    extends: true as const,
    test: {
      name,
      include: include.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
      environment: 'node',
      // The files of a project share two processes, what they import, a server and a Chromium.
      isolate: false,
      sequence: { groupOrder: group },
      // On a busy machine, opening a Postgres or a page takes many times as long.
      testTimeout: 120_000,
      hookTimeout: 180_000,
      ...options,
    },
  };
}

const buildSite = ['tests/support/buildSite.ts'];

/**
 * All tests, by what they need.
 * @param mode Vite's: `full` for `npm run test:full`, `browsers` for `npm run test:browsers`
 */
export function vitestProjects(mode: string): NonNullable<ViteUserConfig['test']> {
  return {
    // Groups run one after the other, two files of a group at a time: two cores serve the database,
    // the site and the pages.
    maxWorkers: 2,
    reporters: ['default', new CountReporter()],
    projects: [
      nodeProject('unit', 0, ['unit', 'bench']),
      nodeProject('repository', 0, ['repository'], { globalSetup: buildSite }),
      nodeProject('server', 0, ['server', 'database']),
      nodeProject('e2e', 2, ['e2e'], { globalSetup: buildSite }),
      nodeProject('resilience', 3, ['resilience/browser'], {
        globalSetup: buildSite,
        testTimeout: 180_000,
      }),
      nodeProject('streams', 0, ['resilience/{stream,stress}'], {
        globalSetup: buildSite,
        isolate: true,
      }),
      // Last: their pages stay open until the end, and go on animating.
      storybookProject('stories', 'light', 4),
      // The plays in dark, too.
      ...(mode === 'full' ? [storybookProject('stories-dark', 'dark', 5)] : []),
      // Firefox and WebKit, where they are installed.
      ...(mode === 'test'
        ? []
        : [nodeProject('browsers', 6, ['browsers'], { globalSetup: buildSite })]),
    ],
  };
}
