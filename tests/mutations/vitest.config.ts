import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const long = ['Agreement', 'readPairs', 'readResultsCases'];

/** What a quick unit notices does not wait for what takes seconds. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      long.some((name) => moduleId.endsWith(`${name}.test.ts`));
    return [...files.filter((file) => !isLong(file)), ...files.filter(isLong)];
  }
}

/** The units of the rooms that Stryker changes, and those of others that use what it changes. */
export default defineConfig({
  test: {
    include: [
      'tests/unit/{padel,standings,matches,session,pairs,share,tv}/**/*.test.ts',
      'tests/unit/admin/{desk,form,pairList}/*.test.ts',
      'tests/unit/paste/{matchChanges,messageOfMatches,readCorrections,readResultsCases}.test.ts',
      'tests/unit/paste/{review/*,sheets/knownTeams,sheets/sheetQuestions}.test.ts',
      'tests/unit/live/openTable.test.ts',
    ],
    setupFiles: ['tests/support/startSettings.ts', 'tests/mutations/setup.ts'],
    isolate: true,
    sequence: { sequencer: QuickFirst },
    // Beside all that runs at once, what is generated takes longer than the default.
    testTimeout: 120_000,
  },
});
