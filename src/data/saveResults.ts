import type { NewResult, Result } from '../domain/result.ts';
import type { Client } from './sources.ts';
import { resultsTable } from './tables.ts';
import { thrownFor, timeout } from './writeErrors.ts';

/** A result to be stored. */
export type ResultToSave = {
  /** Made once by the client: saving again under it stores nothing twice. */
  id: string;
  values: NewResult;
  /** The announced match that it settles: that is removed, and the result takes its id. */
  matchId: string | null;
};

/** The id under which a result is stored. */
export function storedIdOf({ id, matchId }: Pick<ResultToSave, 'id' | 'matchId'>): string {
  return matchId ?? id;
}

/**
 * Stores results in their order and removes the announced matches that they settle, all or nothing.
 * A result whose id is stored already stays as it is, whatever `values` says.
 * @returns the rows as the database has them
 * @throws WriteRefusedError or SessionEndedError if the database refused it
 * @throws Error if it failed otherwise, or did not answer
 */
export async function saveResults(
  client: Client,
  items: readonly ResultToSave[],
): Promise<Result[]> {
  const { data, error } = await client
    .rpc('save_results', {
      items: items.map(({ id, values, matchId }) => ({
        id,
        ...resultsTable.toRow(values),
        match_id: matchId,
      })),
    })
    .abortSignal(timeout());
  if (error) throw thrownFor(error);
  const rows: readonly unknown[] = Array.isArray(data) ? data : [];
  const saved = rows.flatMap((row) => resultsTable.parse(row) ?? []);
  if (saved.length < items.length) throw new Error('The database did not return the saved rows.');
  return saved;
}
