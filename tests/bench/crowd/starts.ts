import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPublishableKey } from '../../../supabase/embedded/keys.ts';
import { buildSite, startProcess, startSite } from '../support/site.ts';
import { atMost, tableOf, type Table } from '../support/report.ts';
import { median, summarise } from '../support/statistics.ts';

const barePostgres = fileURLToPath(new URL('barePostgres.ts', import.meta.url));

/** What a server is started with, and what the lower bound; seconds of each start. */
type Kind = { what: string; data: string; bare: string[]; league: number[]; bound: number[] };

/** From a new process to its first response, with new and with kept data. */
export async function startTable(runs: number): Promise<Table> {
  const site = buildSite();
  const folder = mkdtempSync(join(tmpdir(), 'padel-league-bench-'));
  const kept = { data: join(folder, 'league'), bare: [join(folder, 'bare')] };
  const kinds: Kind[] = [
    { what: 'new and seeded', data: 'memory', bare: [], league: [], bound: [] },
    { what: 'kept data', ...kept, league: [], bound: [] },
  ];
  // In turn: what else the machine does slows all alike. The first round, which creates what is kept,
  // is not counted.
  for (let round = 0; round <= runs; round += 1) {
    for (const { data, bare, league, bound } of kinds) {
      league[round] = await secondsOf(() => openSite(site, data));
      bound[round] = await secondsOf(() => startProcess([barePostgres, ...bare], /ready/));
    }
  }
  rmSync(folder, { recursive: true });
  return tableOf(kinds, {
    'start to first response': ({ what }) => what,
    'league, s': ({ what, league }) =>
      atMost(summarise(league.slice(1)), 3, { headline: `Start to first response, ${what}, s` }),
    'lower bound: bare Postgres, s': ({ bound }) => summarise(bound.slice(1)),
    times: ({ league, bound }) => median(league.slice(1)) / median(bound.slice(1)),
  });
}

async function secondsOf(start: () => Promise<AsyncDisposable>): Promise<number> {
  const started = performance.now();
  await using _started = await start();
  return (performance.now() - started) / 1000;
}

/** Until the page and the latest results have come, as the first visitor requests them. */
async function openSite(site: string, data: string) {
  const league = await startSite(site, data);
  const rows = `${league.found}/rest/v1/results?select=id&limit=50`;
  const [page, response] = await Promise.all([
    fetch(league.found),
    fetch(rows, { headers: { apikey: demoPublishableKey } }),
  ]);
  const results: unknown = await response.json();
  if (page.status === 200 && Array.isArray(results) && results.length === 50) return league;
  throw new Error('The league started without its page or its results.');
}
