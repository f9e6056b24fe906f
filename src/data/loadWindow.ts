import type { PostgrestClient } from '@supabase/postgrest-js';
import type { CategoryName } from '../domain/category.ts';
import type { LeagueRow, LeagueTable } from './leagueTable.ts';
import type { ListWindow } from './listWindow.ts';

/** Reads the league's tables as a visitor, whoever is signed in: everyone may read everything. */
export type ReadClient = PostgrestClient;

/** `max_rows` of the API (supabase/config.toml): a longer answer would be cut without a word. */
const mostRowsAtOnce = 1000;

export type WindowRequest<Item extends LeagueRow> = {
  category: CategoryName | undefined;
  /** How many rows; more than the API gives at once are read in several requests. */
  size: number;
  /** Only rows below this one; `undefined` starts at the newest. */
  before?: Item | undefined;
  signal: AbortSignal;
};

/**
 * Loads the newest rows of a table, newest entry first.
 * @throws Error with PostgREST's message if the database cannot be asked
 */
export async function loadWindow<Item extends LeagueRow, NewItem>(
  client: ReadClient,
  table: LeagueTable<Item, NewItem>,
  request: WindowRequest<Item>,
): Promise<ListWindow<Item>> {
  const items: Item[] = [];
  let before: LeagueRow | undefined = request.before;
  while (items.length < request.size) {
    const limit = Math.min(request.size - items.length, mostRowsAtOnce);
    const page = await loadPage(client, table, { ...request, before, limit });
    items.push(...page.items);
    before = page.items.at(-1);
    if (page.isComplete || before === undefined) return { items, isComplete: true };
  }
  return { items, isComplete: false };
}

type PageRequest = {
  category: CategoryName | undefined;
  before: LeagueRow | undefined;
  limit: number;
  signal: AbortSignal;
};

async function loadPage<Item extends LeagueRow, NewItem>(
  client: ReadClient,
  table: LeagueTable<Item, NewItem>,
  { category, before, limit, signal }: PageRequest,
): Promise<ListWindow<Item>> {
  let query = client.from(table.name).select(table.columns);
  if (category !== undefined) query = query.eq('category', category);
  if (before !== undefined) {
    query = query.or(
      `created_at.lt."${before.createdAt}",` +
        `and(created_at.eq."${before.createdAt}",id.lt.${before.id})`,
    );
  }
  const { data, error } = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(limit)
    .abortSignal(signal);
  if (error) throw new Error(error.message, { cause: error });
  // A network between us and the database may answer 200 with a page of its own.
  const rows: unknown = data;
  if (!Array.isArray(rows)) throw new Error('The database answered with something else than rows.');
  return {
    items: rows.map((row) => table.parse(row)).filter((item) => item !== null),
    isComplete: rows.length < limit,
  };
}
