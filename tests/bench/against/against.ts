import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '../../support/chromium.ts';
import { kinds, loadInTurn, received, type Load, type Visited } from '../firstResult/loads.ts';
import { buildSite, startSite } from '../support/site.ts';
import { openPhone, readFirstText } from '../support/page.ts';
import { benchFolder, root } from '../support/publish.ts';
import { tableOf, type Table } from '../support/report.ts';
import { liveRoutes } from '../support/routes.ts';
import { median } from '../support/statistics.ts';

const figures: Readonly<Record<string, (load: Load) => number>> = {
  'first paint, ms': (load) => load.firstPaint,
  'largest paint, ms': (load) => load.largestPaint,
  'first result, ms': (load) => load.painted,
  'hydrated, ms': (load) => load.hydrated,
  'blocked, ms': (load) => load.blocked,
  shift: (load) => load.shift,
  ...Object.fromEntries(
    kinds.map((kind) => [`${kind.toLowerCase()}, kB`, (load: Load) => received(load, kind)]),
  ),
  'all, kB': (load) => received(load, ...kinds),
};

/**
 * Loads the pages with lists from this code's build and from another commit's in alternation, each served
 * by its own server: what else the machine does slows both alike.
 * @returns the medians of both, and their ratio
 */
export async function compareWith(commit: string, runs: number): Promise<Table> {
  const project = checkOut(commit);
  const [folder, otherFolder] = [buildSite(), buildSite(project)];
  await using browser = await launchChromium();
  await using now = await startSite(folder);
  await using before = await startSite(otherFolder, 'memory', project);
  const pages = [];
  for (const { path } of liveRoutes) {
    const open = async (url: string): Promise<Visited> => {
      await using phone = await openPhone(browser, {});
      await phone.page.goto(url);
      return { url, firstText: await readFirstText(phone.page), loads: [] };
    };
    pages.push({
      path,
      now: await open(now.found + path),
      before: await open(before.found + path),
    });
  }
  await loadInTurn(
    browser,
    pages.flatMap((page) => [page.now, page.before]),
    runs,
  );
  const rows = pages.flatMap(({ path, now, before }) =>
    Object.entries(figures).map(([name, figure]) => ({
      path,
      name,
      now: median(now.loads.map(figure)),
      before: median(before.loads.map(figure)),
    })),
  );
  return tableOf(rows, {
    page: ({ path }) => path,
    '': ({ name }) => name,
    [commit]: ({ before }) => before,
    'this code': ({ now }) => now,
    ratio: ({ now, before }) => now / before,
  });
}

/**
 * Checks a commit out into a folder of its own, with the packages that its lock file names. The folder is
 * removed when the process exits, on Ctrl-C too.
 * @returns the folder
 * @throws Error if git does not know the commit, or its packages cannot be installed
 */
function checkOut(commit: string): string {
  const folder = join(benchFolder, 'against');
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    spawnSync('git', ['worktree', 'prune'], { cwd: root });
  };
  remove();
  process.once('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  run(root, 'git', 'worktree', 'add', '--quiet', '--detach', folder, commit);
  const lockFile = (project: string) => readFileSync(join(project, 'package-lock.json'), 'utf8');
  // Hard links: behind a symbolic link the build would find packages under two paths.
  if (lockFile(folder) === lockFile(root)) run(root, 'cp', '-al', 'node_modules', folder);
  else run(folder, 'npm', 'ci', '--no-audit', '--no-fund');
  return folder;
}

function run(cwd: string, command: string, ...parameters: readonly string[]) {
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  const { status } = spawnSync(command, parameters, { cwd, stdio: [...stdio] });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed.`);
}
