import { randomUUID } from 'node:crypto';
import type { EmbeddedSupabase } from '../../../../supabase/embedded/startEmbeddedSupabase.ts';
import type { Attempt } from './attempts.ts';

/** A call of a function with parameters that the database accepts from the admin. */
export type Call = { name: string; parameters: Record<string, unknown> };

type Parameters = {
  undone: number;
  restored: number;
  renamed: string;
  merged: string;
  kept: string;
  corrected: string;
};

/** Changes two results, and names what the admin could then undo, restore, rename and merge. */
export async function prepareCalls({ database }: EmbeddedSupabase): Promise<Call[]> {
  const row = await database.exclusive(async (postgres) => {
    await postgres.exec(`
      update public.results set score = '6-0, 6-0'
      where id in (select id from public.results where category = 'Quinta Libre' limit 2)`);
    const { rows } = await postgres.query<Parameters>(`
      with
      changes as (select id from private.history order by id desc limit 2),
      few as (
        select id::text, row_number() over (order by id) as n
        from public.pairs where category = 'Octava Damas')
      select
        (select max(id) from changes)::int as undone,
        (select min(id) from changes)::int as restored,
        (select id from few where n = 1) as renamed,
        (select id from few where n = 2) as merged,
        (select id from few where n = 3) as kept,
        (select id::text from public.results where category = 'Quinta Libre' limit 1) as corrected`);
    return rows[0];
  });
  if (row === undefined) throw new Error('The demo league has no pairs.');
  const result = {
    id: randomUUID(),
    team1: 'Los Intrusos',
    team2: 'Doble Pared',
    score: '6-4, 6-3',
    date: '2026-11-20',
    category: 'Sexta Libre',
  };
  return [
    { name: 'read_history', parameters: { only_deleted: false } },
    { name: 'undo_change', parameters: { change_id: row.undone } },
    { name: 'undo_entry', parameters: { history_id: row.undone } },
    {
      name: 'change_rows',
      parameters: { changes: [{ table: 'results', id: row.corrected, after: null }] },
    },
    { name: 'restore_row', parameters: { history_id: row.restored } },
    { name: 'save_results', parameters: { items: [result] } },
    {
      name: 'correct_result',
      parameters: { result_id: row.corrected, before: result, after: result, match_id: null },
    },
    { name: 'rename_pair', parameters: { pair_id: row.renamed, name: 'Los Intrusos' } },
    { name: 'merge_pairs', parameters: { from_id: row.merged, into_id: row.kept } },
    { name: 'find_obstacle', parameters: { change_id: 1 } },
    { name: 'unused_pictures', parameters: {} },
    { name: 'order_rows', parameters: { table_name: 'sponsors', ids: '{}' } },
    {
      name: 'save_league',
      parameters: { league_id: row.corrected, before: null, after: { name: 'La Intrusa' } },
    },
  ];
}

export function callAttempt({ name, parameters }: Call): Attempt {
  return { method: 'POST', path: `/rest/v1/rpc/${name}`, body: parameters };
}
