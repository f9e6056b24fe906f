import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPublishableKey } from '../../../supabase/embedded/keys.ts';
import { buildSite, startSite } from '../support/site.ts';
import { atMost, listOf, type Table } from '../support/report.ts';
import { inTurn, summarise } from '../support/statistics.ts';

/** From a new process to its first response, with new and with kept data. */
export async function startTable(runs: number): Promise<Table> {
  const site = buildSite();
  const folder = mkdtempSync(join(tmpdir(), 'padel-league-bench-'));
  const names = ['new and seeded', 'kept data'];
  // The first round, which creates what is kept, is not counted.
  const seconds = await inTurn(['memory', folder], runs, (data) => measureStart(site, data));
  rmSync(folder, { recursive: true });
  const figures = seconds.map((each, index) => [
    names[index],
    atMost(summarise(each), 3, { headline: `Start to first response, ${names[index]}, s` }),
  ]);
  return listOf('start to first response, s', Object.fromEntries(figures));
}

/** @returns the seconds until the page and the latest results have come, as the first visitor requests them */
async function measureStart(site: string, data: string): Promise<number> {
  const started = performance.now();
  await using league = await startSite(site, data);
  const rows = `${league.url}/rest/v1/results?select=id&limit=50`;
  const [page, response] = await Promise.all([
    fetch(league.url),
    fetch(rows, { headers: { apikey: demoPublishableKey } }),
  ]);
  const results: unknown = await response.json();
  const seconds = (performance.now() - started) / 1000;
  if (page.status === 200 && Array.isArray(results) && results.length === 50) return seconds;
  throw new Error('The league started without its page or its results.');
}
