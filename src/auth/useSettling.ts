import { useMemo } from 'react';
import { useData } from '../data/DataProvider.tsx';
import { saveResults } from '../data/saveResults.ts';
import { ConflictError } from '../data/permissionError.ts';
import type { NewResult, Result } from '../domain/result.ts';
import { resultTexts } from '../domain/rowTexts.ts';
import { useAsAdmin } from './useAsAdmin.ts';

/**
 * Saves the result of an announced match, which becomes it: the result has the match's id.
 * @returns the result as the database has it
 * @throws ConflictError with the stored result, if the match has another one already
 * @throws PermissionError with the specification's message for anybody but the administrator
 * @throws Error if the database refused it or did not answer
 */
export type Settle = (matchId: string, result: NewResult) => Promise<Result>;

export function useSettling(): Settle {
  const { results, upcomingMatches } = useData().tables;
  const asAdmin = useAsAdmin();
  return useMemo(
    () => async (id, values) => {
      results.expectOwn(id);
      const [saved] = await asAdmin(
        `No tienes permisos para añadir ${resultTexts.noun}`,
        (client) => saveResults(client, [{ id, values, matchId: id }]),
      );
      if (saved === undefined) throw new Error('The database did not return the result.');
      // Both in one step: the match is never in two lists, nor in none.
      upcomingMatches.lists.apply({ type: 'delete', id }, null);
      results.lists.apply({ type: 'upsert', id, item: saved }, null);
      void upcomingMatches.lists.reload();
      void results.lists.reload();
      const isOwn = saved.score === values.score && saved.winner === values.winner;
      if (!isOwn) throw new ConflictError(saved);
      return saved;
    },
    [results, upcomingMatches, asAdmin],
  );
}
