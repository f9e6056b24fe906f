import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import { storybookProject } from '../../.storybook/vitestProject.ts';
import { CountReporter } from './countReporter.ts';

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

/** Tests that run in Node; those that need a page drive Chromium from there. */
function nodeProject(name: string, include: string[], options: TestOptions = {}) {
  return {
    extends: true as const,
    test: {
      name,
      include: include.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
      environment: 'node',
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
    // All projects run side by side: two files in Node, and two pages of stories.
    maxWorkers: 2,
    reporters: ['default', new CountReporter()],
    projects: [
      // Files without side effects: they share a process, and what they import.
      nodeProject('unit', ['unit', 'bench'], { isolate: false }),
      nodeProject('repository', ['repository'], { globalSetup: buildSite }),
      nodeProject('server', ['server', 'database']),
      // These share a server and a Chromium as well.
      nodeProject('e2e', ['e2e'], { globalSetup: buildSite, isolate: false }),
      nodeProject('resilience', ['resilience/browser'], {
        globalSetup: buildSite,
        isolate: false,
        testTimeout: 180_000,
      }),
      nodeProject('streams', ['resilience/{stream,stress}'], { globalSetup: buildSite }),
      storybookProject('stories', 'light'),
      // The plays in dark, too.
      ...(mode === 'full' ? [storybookProject('stories-dark', 'dark')] : []),
    ],
  };
}
