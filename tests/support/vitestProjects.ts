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
      sequence: { groupOrder: group },
      // On a busy machine, opening a Postgres or a page takes many times as long.
      testTimeout: 120_000,
      hookTimeout: 180_000,
      ...options,
    },
  };
}

const buildSite = ['tests/support/buildSite.ts'];

/** All tests, by what they need. @param mode Vite's: `full` for `npm run test:full` */
export function vitestProjects(mode: string): NonNullable<ViteUserConfig['test']> {
  return {
    // Groups run one after the other, two files of a group at a time: two cores serve the database,
    // the site and the pages.
    maxWorkers: 2,
    reporters: ['default', new CountReporter()],
    projects: [
      // Files without side effects: they share a process, and what they import.
      nodeProject('unit', 0, ['unit', 'bench'], { isolate: false }),
      nodeProject('repository', 0, ['repository'], { globalSetup: buildSite }),
      nodeProject('server', 0, ['server', 'database']),
      // These share a server and a Chromium as well.
      nodeProject('e2e', 2, ['e2e'], { globalSetup: buildSite, isolate: false }),
      nodeProject('resilience', 3, ['resilience/browser'], {
        globalSetup: buildSite,
        isolate: false,
        testTimeout: 180_000,
      }),
      nodeProject('streams', 0, ['resilience/{stream,stress}'], { globalSetup: buildSite }),
      storybookProject('stories', 'light', 1),
      // The plays in dark, too.
      ...(mode === 'full' ? [storybookProject('stories-dark', 'dark', 4)] : []),
    ],
  };
}
