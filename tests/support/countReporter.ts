import { appendFileSync } from 'node:fs';
import type { TestCase, TestModule } from 'vitest/node';

export type RunCounts = { passed: number; failed: number };

/** Prints at the end of a run how many tests passed and failed, and adds it to `COUNTS_FILE`, where there is one. */
export class CountReporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const isIn = (state: string) => (test: TestCase) => test.result().state === state;
    // A file that could not be run, or an error outside of a test, is a failure of its own.
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length;
    const counts: RunCounts = {
      passed: tests.filter(isIn('passed')).length,
      failed: tests.filter(isIn('failed')).length + broken,
    };
    const { COUNTS_FILE: file } = process.env;
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(counts)}\n`);
    console.log(`${counts.passed} passed, ${counts.failed} failed`);
  }
}
