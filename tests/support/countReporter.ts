import type { TestCase, TestModule } from 'vitest/node';

/** Prints at the end of a run how many tests passed and failed. */
export class CountReporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const isIn = (state: string) => (test: TestCase) => test.result().state === state;
    // A file that could not be run, or an error outside of a test, is a failure of its own.
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length;
    const passed = tests.filter(isIn('passed')).length;
    const failed = tests.filter(isIn('failed')).length + broken;
    console.log(`${passed} passed, ${failed} failed`);
  }
}
