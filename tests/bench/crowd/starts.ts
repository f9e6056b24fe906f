import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPublishableKey } from '../../../supabase/embedded/keys.ts';
import { buildSite } from '../support/builds.ts';

const entry = fileURLToPath(new URL('../../../supabase/embedded/start.ts', import.meta.url));
const bareEntry = fileURLToPath(new URL('barePostgres.ts', import.meta.url));
const starts = 5;

/** Milliseconds from a new process to its first response, of each start. */
export type Starts = Record<'memory' | 'bareMemory' | 'folder' | 'bareFolder', number[]>;

/** Starts what `npm start` runs, over a site that is built already: with new and with kept data. */
export async function measureStarts(): Promise<Starts> {
  const site = buildSite();
  const folder = mkdtempSync(join(tmpdir(), 'padel-league-bench-'));
  const data = join(folder, 'league');
  const bareData = join(folder, 'bare');
  try {
    await startLeague(site, data);
    await timeUntilReady([bareEntry, bareData]);
    const times: Starts = { memory: [], bareMemory: [], folder: [], bareFolder: [] };
    // In turn: what else the machine does slows all four alike.
    for (let count = 0; count < starts; count += 1) {
      times.bareMemory.push(await timeUntilReady([bareEntry]));
      times.memory.push(await startLeague(site, 'memory'));
      times.bareFolder.push(await timeUntilReady([bareEntry, bareData]));
      times.folder.push(await startLeague(site, data));
    }
    return times;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Until the page and the latest results have come, as the first visitor requests them. */
function startLeague(site: string, data: string): Promise<number> {
  const settings = { PORT: '0', DATA_DIR: data, SITE_DIR: site };
  return timeUntilReady([entry], settings, async (output) => {
    const url = /Site URL: (\S+)/.exec(output)?.[1];
    if (url === undefined) return false;
    const rows = `${url}/rest/v1/results?select=id&limit=50`;
    const [page, response] = await Promise.all([
      fetch(url),
      fetch(rows, { headers: { apikey: demoPublishableKey } }),
    ]);
    const results: unknown = await response.json();
    if (page.status === 200 && Array.isArray(results) && results.length === 50) return true;
    throw new Error('The league started without its page or its results.');
  });
}

async function timeUntilReady(
  parameters: readonly string[],
  settings: Record<string, string> = {},
  isReady: (output: string) => boolean | Promise<boolean> = (output) => output.includes('ready'),
): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, parameters, {
    env: { PATH: process.env['PATH'] ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  try {
    let output = '';
    for await (const bytes of child.stdout) {
      output += String(bytes);
      if (await isReady(output)) return performance.now() - started;
    }
    throw new Error(`It ended early: ${output}`);
  } finally {
    child.kill();
    await closed;
  }
}
