import { readFileSync } from 'node:fs';

// Parts of `seed.sql`, for databases that need less than the whole demo league.

const sql = readFileSync(new URL('../seed.sql', import.meta.url), 'utf8');

/** The administrator, and a user who is not one. */
export const seedOfAccounts = part('set search_path', '-- The league: its settings');

/** The demo's name, zone and categories: what results and matches need. */
export const seedOfLeague = `
  ${part('insert into public.league', '-- Two seasons a year')}
  delete from private.history;
`;

/** Pairs, results and matches; the demo's settings are there already. */
export const seedOfRows = part('insert into public.pairs');

function part(begin: string, end?: string): string {
  return sql.slice(sql.indexOf(begin), end === undefined ? undefined : sql.indexOf(end));
}
