import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inspect } from 'node:util';
import { createVitest, type TestCase, type TestModule, type TestSpecification } from 'vitest/node';
import { root } from '../repository/support/files.ts';
import { linkPackages } from '../support/linkPackages.ts';
import { modesOf } from '../support/vitestProjects.ts';

/**
 * What failed: a test, or its file. With the mode of Vitest where it ran in a process of its own, and there
 * with what finds the test alone.
 */
export type Red = { file: string; title: string; mode?: string; pattern?: string };

/** Copies the project as it is, uncommitted changes included; its packages are linked. */
export function copyProject(files: readonly string[], copy: string) {
  rmSync(copy, { recursive: true, force: true });
  for (const file of files.filter((path) => existsSync(join(root, path)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  // `.cache` is ignored: in a repository of its own the copy's files are those of a commit again.
  spawnSync('git', ['init', '--quiet', copy]);
  linkPackages(copy);
}

/** The project of a test file that runs in a process of its own, see `support/vitestProjects.ts`. */
function projectOf(path: string): string {
  const [, folder = ''] = path.split('/');
  if (path.startsWith('tests/resilience/str')) return 'streams';
  return folder === 'database' ? 'server' : folder;
}

/** The file during which an error happened that no test has caught. */
function testOf(error: unknown, [first]: readonly TestSpecification[]): string {
  const path = error instanceof Object ? Reflect.get(error, 'VITEST_TEST_PATH') : undefined;
  return typeof path === 'string' ? path : (first?.moduleId ?? '');
}

function messageOf(error: unknown): string {
  return error instanceof Object && 'message' in error ? String(error.message) : inspect(error);
}

function escapePattern(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
}

/** Runs tests of a copy of the project: what needs no site in one Vitest that stays open. */
export async function openTestRuns(copy: string) {
  process.chdir(copy);
  process.env['VITEST'] = 'true';
  // Of the run that goes on: Vitest itself keeps what earlier runs said of files that this one did not reach.
  const reds = new Map<string, Red>();
  const addRed = (moduleId: string, title: string) => {
    const file = moduleId.slice(copy.length + 1);
    if (!reds.has(file)) reds.set(file, { file, title });
  };
  const reporter = {
    onTestCaseResult(test: TestCase) {
      if (test.result().state === 'failed') addRed(test.module.moduleId, test.fullName);
    },
    onTestModuleEnd(module: TestModule) {
      const [error] = module.errors();
      if (error !== undefined) addRed(module.moduleId, error.message.split('\n')[0] ?? '');
    },
  };
  const vitest = await createVitest({
    root: copy,
    watch: false,
    reporters: [reporter],
    project: ['unit', 'server', 'stories*'],
    silent: true,
  });
  await vitest.standalone();
  await vitest.globTestSpecifications();
  const green = new Set<string>();

  async function runInside(paths: readonly string[]): Promise<Map<string, Red>> {
    reds.clear();
    const specifications = paths.flatMap((path) =>
      vitest.getModuleSpecifications(join(copy, path)),
    );
    if (specifications.length > 0) {
      const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
      for (const error of unhandledErrors) addRed(testOf(error, specifications), messageOf(error));
    }
    return new Map(reds);
  }

  /** In a process of its own, which builds the site where the file needs it. */
  function runOutside(path: string, modes: readonly string[], pattern = ''): Red | null {
    const report = join(copy, '.cache/report.json');
    const { VITEST: _vitest, ...env } = process.env;
    // A file may be of both modes, and longer in the second one.
    for (const mode of modes) {
      rmSync(report, { force: true });
      const reporters = ['--reporter=json', `--outputFile=${report}`, '--bail=1'];
      const options = ['--mode', mode, '--project', projectOf(path), ...reporters];
      if (pattern !== '') options.push('--testNamePattern', pattern);
      const words = ['node_modules/vitest/vitest.mjs', 'run', ...options, path];
      const { status } = spawnSync(process.execPath, words, { cwd: copy, env, stdio: 'ignore' });
      if (status === 0) continue;
      if (!existsSync(report)) throw new Error(`${path} did not run: no report.`);
      const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
      for (const { assertionResults, message } of testResults) {
        const failed = assertionResults.find(
          ({ status }: { status: string }) => status === 'failed',
        );
        if (failed !== undefined) {
          // As Vitest names it where it looks for a pattern; the report's `fullName` has no signs between.
          const title = [...failed.ancestorTitles, failed.title].join(' > ');
          return { file: path, title, mode, pattern: `^${escapePattern(title)}$` };
        }
        if (message !== '') return { file: path, title: message.split('\n')[0], mode };
      }
      return { file: path, title: 'the site, or something else that it needs', mode };
    }
    return null;
  }

  function isInside(path: string): boolean {
    const needsSite = !/^(stories|tests\/(unit|server|database))\//u.test(path);
    return !needsSite && modesOf(path).includes('test');
  }

  function modesOutside(path: string) {
    if (!isInside(path)) return modesOf(path);
    return path.startsWith('tests/unit/') ? [] : modesOf(path).filter((mode) => mode === 'full');
  }

  return {
    /** Writes a file of the copy. */
    write(path: string, text: string) {
      writeFileSync(join(copy, path), text);
      vitest.invalidateFile(join(copy, path));
    },
    /** What is red of some files, with its first red test. */
    async findReds(paths: readonly string[]): Promise<Map<string, Red>> {
      const found = await runInside([...new Set(paths)].filter(isInside));
      for (const path of paths) {
        const red = found.has(path) ? null : runOutside(path, modesOutside(path));
        if (red !== null) found.set(path, red);
      }
      return found;
    },
    /** What is red without any fault, too. */
    async findRedWithoutFault(found: readonly Red[]): Promise<readonly Red[]> {
      const unsure = found.filter(({ file }) => !green.has(file));
      const inside = await runInside(
        unsure.filter(({ mode }) => mode === undefined).map(({ file }) => file),
      );
      const red = unsure.filter(({ file, mode, pattern }) =>
        mode === undefined ? inside.has(file) : runOutside(file, [mode], pattern) !== null,
      );
      for (const { file } of unsure) if (!red.some((each) => each.file === file)) green.add(file);
      return red;
    },
    close: () => vitest.close(),
  };
}
