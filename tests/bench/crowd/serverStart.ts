import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPublishableKey } from '../../../supabase/embedded/keys.ts';
import { buildSite, siteFolder } from '../site/builds.ts';

const entry = fileURLToPath(new URL('../../../supabase/embedded/start.ts', import.meta.url));
const bareEntry = fileURLToPath(new URL('barePostgres.ts', import.meta.url));
const starts = 5;

/** Milliseconds from a new process to its first answer, of each start. */
export type StartFigures = {
  /** Data in memory: every start makes the database, migrates and seeds it. */
  memory: number[];
  bareMemory: number[];
  /** A folder that an earlier start has filled. */
  folder: number[];
  bareFolder: number[];
};

/** Starts what `npm start` runs, over a site that is built already. */
export async function measureStarts(): Promise<StartFigures> {
  buildSite();
  const folder = mkdtempSync(join(tmpdir(), 'padel-league-bench-'));
  try {
    const data = join(folder, 'league');
    const bareData = join(folder, 'bare');
    await startLeague(siteFolder, data);
    await startBare([bareData]);
    const figures: StartFigures = { memory: [], bareMemory: [], folder: [], bareFolder: [] };
    // In turn, so that a busy minute of the machine slows all four alike.
    for (let count = 0; count < starts; count += 1) {
      figures.bareMemory.push(await startBare([]));
      figures.memory.push(await startLeague(siteFolder, 'memory'));
      figures.bareFolder.push(await startBare([bareData]));
      figures.folder.push(await startLeague(siteFolder, data));
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Until the page and the latest results are answered, as the first visitor asks for them. */
function startLeague(site: string, data: string): Promise<number> {
  const settings = { PORT: '0', DATA_DIR: data, SITE_DIR: site };
  return timeUntil([entry], settings, /Site URL: (\S+)/, async (url) => {
    const rows = `${url}/rest/v1/results?select=id&limit=50`;
    const [page, results] = await Promise.all([
      fetch(url),
      fetch(rows, { headers: { apikey: demoPublishableKey } }),
    ]);
    const found: unknown = await results.json();
    if (page.status !== 200 || !Array.isArray(found) || found.length !== 50) {
      throw new Error('The league started without its page or its results.');
    }
  });
}

function startBare(folder: readonly string[]): Promise<number> {
  return timeUntil([bareEntry, ...folder], {}, /ready/, async () => {});
}

async function timeUntil(
  parameters: readonly string[],
  settings: Record<string, string>,
  sign: RegExp,
  firstAnswer: (found: string) => Promise<void>,
): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, parameters, {
    env: { PATH: process.env['PATH'] ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  try {
    await firstAnswer(await printed(child.stdout, sign));
    return performance.now() - started;
  } finally {
    child.kill();
    await ended;
  }
}

async function printed(output: AsyncIterable<unknown>, sign: RegExp): Promise<string> {
  let text = '';
  for await (const bytes of output) {
    text += String(bytes);
    const found = sign.exec(text);
    if (found) return found[1] ?? '';
  }
  throw new Error(`It ended without ${sign}: ${text}`);
}
