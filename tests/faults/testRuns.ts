import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createVitest, type TestCase, type TestModule } from 'vitest/node';
import { root } from '../repository/support/files.ts';
import { modesOf } from '../support/vitestProjects.ts';

/** A test that failed; with the mode of Vitest where it ran in a process of its own. */
export type Red = { file: string; title: string; mode?: string };

/** Copies the project as it is, uncommitted changes included; its packages are linked. */
export function copyProject(files: readonly string[], copy: string) {
  rmSync(copy, { recursive: true, force: true });
  for (const file of files.filter((path) => existsSync(join(root, path)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  const packages = [join(root, 'node_modules'), join(copy, 'node_modules')];
  // Hard links, where `cp` can make them.
  const { status } = spawnSync('cp', ['-al', ...packages], { stdio: 'ignore' });
  if (status !== 0) spawnSync('cp', ['-R', ...packages], { stdio: 'inherit' });
}

/** The project of a test file that runs in a process of its own, see `support/vitestProjects.ts`. */
function projectOf(path: string): string {
  const [, folder = ''] = path.split('/');
  if (path.startsWith('tests/resilience/str')) return 'streams';
  return folder === 'database' ? 'server' : folder;
}

/** Runs tests of a copy of the project: units and stories in one Vitest that stays open. */
export async function openTestRuns(copy: string) {
  process.chdir(copy);
  process.env['VITEST'] = 'true';
  // Of the run that goes on: Vitest itself keeps what earlier runs said of files that this one did not reach.
  const reds: Red[] = [];
  const addRed = ({ moduleId }: TestModule, title: string) => {
    reds.push({ file: moduleId.slice(copy.length + 1), title });
  };
  const reporter = {
    onTestCaseResult(test: TestCase) {
      if (test.result().state === 'failed') addRed(test.module, test.fullName);
    },
    onTestModuleEnd(module: TestModule) {
      const [error] = module.errors();
      if (error !== undefined) addRed(module, error.message.split('\n')[0] ?? '');
    },
  };
  const vitest = await createVitest({
    root: copy,
    watch: false,
    bail: 1,
    reporters: [reporter],
    project: ['unit', 'stories*'],
    silent: true,
  });
  await vitest.standalone();
  await vitest.globTestSpecifications();
  const green = new Set<string>();

  async function runInside(paths: readonly string[]): Promise<Red | null> {
    const specifications = paths.flatMap((path) =>
      vitest.getModuleSpecifications(join(copy, path)),
    );
    if (specifications.length === 0) return null;
    reds.length = 0;
    const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const [error] = unhandledErrors;
    if (error !== undefined) reds.push({ file: paths[0] ?? '', title: JSON.stringify(error) });
    return reds[0] ?? null;
  }

  /** In a process of its own, which builds the site where the file needs it. */
  function runOutside(path: string, modes: readonly string[] = modesOf(path)): Red | null {
    const report = join(copy, '.cache/report.json');
    const { VITEST: _vitest, ...env } = process.env;
    // A file may be of both modes, and longer in the second one.
    for (const mode of modes) {
      rmSync(report, { force: true });
      const reporters = ['--reporter=json', `--outputFile=${report}`, '--bail=1'];
      const options = ['--mode', mode, '--project', projectOf(path), ...reporters];
      const words = ['node_modules/vitest/vitest.mjs', 'run', ...options, path];
      const { status } = spawnSync(process.execPath, words, { cwd: copy, env, stdio: 'ignore' });
      if (status === 0) continue;
      if (!existsSync(report)) throw new Error(`${path} did not run: no report.`);
      const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
      for (const { assertionResults, message } of testResults) {
        const failed = assertionResults.find(
          ({ status }: { status: string }) => status === 'failed',
        );
        if (failed !== undefined) return { file: path, title: failed.fullName, mode };
        if (message !== '') return { file: path, title: message.split('\n')[0], mode };
      }
      return { file: path, title: 'the site, or something else that it needs', mode };
    }
    return null;
  }

  const isInside = (path: string) => /^(stories|tests\/unit)\//u.test(path);

  async function firstRed(paths: readonly string[]): Promise<Red | null> {
    const red = await runInside(paths.filter(isInside));
    if (red !== null) return red;
    for (const path of paths.filter((path) => !isInside(path))) {
      const outside = runOutside(path);
      if (outside !== null) return outside;
    }
    return null;
  }

  return {
    /** Writes a file of the copy. */
    write(path: string, text: string) {
      writeFileSync(join(copy, path), text);
      vitest.invalidateFile(join(copy, path));
    },
    /** The first failed test of some files, or null. */
    firstRed,
    /** @throws Error where a file is red without any fault */
    async expectGreen({ file, mode }: Red) {
      if (green.has(file)) return;
      const red = mode === undefined ? await firstRed([file]) : runOutside(file, [mode]);
      if (red !== null) throw new Error(`Red without a fault: ${file} › ${red.title}`);
      green.add(file);
    },
    close: () => vitest.close(),
  };
}
