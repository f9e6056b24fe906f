import { basename } from 'node:path';
import { parseCLI, type Vitest } from 'vitest/node';

/**
 * Refuses a run whose command line names files that it does not include: they may be of another mode or
 * project, and Vitest would run the others without a word.
 */
export class FilterReporter {
  readonly #mode: string;

  constructor(mode: string) {
    this.#mode = mode;
  }

  /** @throws Error which names the filters that match no test file of this run */
  async onInit(vitest: Vitest) {
    const [, program = '', ...words] = process.argv;
    // Storybook and Stryker start Vitest from their own processes.
    if (!/^vitest(\.mjs)?$/u.test(basename(program))) return;
    const idle: string[] = [];
    for (const filter of parseCLI(['vitest', ...words]).filter) {
      const specifications = await vitest.globTestSpecifications([filter]);
      if (specifications.length === 0) idle.push(filter);
    }
    if (idle.length === 0) return;
    const projects = vitest.projects.map(({ name }) => name).join(', ');
    const hint = this.#mode === 'full' ? '' : ' Some tests need --mode full.';
    throw new Error(
      `No test file of mode ${this.#mode} in ${projects} matches ${idle.join(', ')}.${hint}`,
    );
  }
}
