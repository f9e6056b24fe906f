import { defineConfig } from 'vitest/config';

/** The units of the rooms that Stryker changes. */
export default defineConfig({
  test: {
    include: ['tests/unit/{padel,standings,live}/**/*.test.ts'],
    setupFiles: ['tests/support/startSettings.ts', 'tests/mutations/setup.ts'],
    isolate: true,
  },
});
