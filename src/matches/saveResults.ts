import { isSaved } from '../padel/sameMatch.ts';
import type { NewResult, Result } from '../padel/result.ts';
import type { Client } from '../live/sources.ts';
import { callFunction } from '../session/requests.ts';
import { undoInsertion, undoOwnChange } from '../session/undoChange.ts';
import type { RunWrite, Write, Written } from '../session/write.ts';
import { ConflictError, OutdatedError } from '../session/writeErrors.ts';
import { correction, refusalTo } from '../session/writeRows.ts';
import { pairingOf, type SentMatch } from './announcedMatch.ts';
import type { SiteData } from './DataProvider.tsx';
import { resultsTable } from './tables.ts';

/** A result to be stored. */
export type ResultToSave = {
  /** Made once by the client: saving again under it stores nothing twice. */
  id: string;
  values: NewResult;
  /** The announced match that it settles: that is removed, and the result takes its id. */
  matchId: string | null;
};

/** A stored result that turned out to be that of an announced match. */
type ResultToCorrect = {
  id: string;
  values: NewResult;
  /** The match as the editor saw it. */
  before: NewResult;
  /** The match is removed; the result keeps its own id. */
  matchId: string;
};

type MatchTables = Pick<SiteData['tables'], 'results' | 'upcomingMatches'>;

/** Adds results, with the announced matches that they settle; see `saveResults`. */
export function resultsAddition(
  tables: MatchTables,
  items: readonly ResultToSave[],
): Write<Result[]> {
  return {
    refusal: refusalTo('añadir', resultsTable),
    ids: items.map(({ id, matchId }) => matchId ?? id),
    send: (client) => saveResults(client, items),
    apply(saved) {
      const settled = items.flatMap(({ matchId }) => matchId ?? []);
      const stored = settled.filter((matchId) => saved.some(({ id }) => id === matchId));
      show(tables, saved, stored);
    },
    async sendUndo(client, saved) {
      // A row that somebody else stored before is older than those of this save.
      const [newest] = [...saved].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
      if (newest !== undefined) await undoInsertion(client, resultsTable.name, newest.id);
    },
  };
}

/** Corrects a result and removes the announced match that it is; see `correctResult`. */
export function settlingCorrection(tables: MatchTables, item: ResultToCorrect): Write<Result> {
  const { id, before, matchId } = item;
  return {
    refusal: refusalTo('editar', resultsTable),
    ids: [id, matchId],
    send: (client) => correctResult(client, item),
    apply: (saved) => show(tables, [saved], [matchId]),
    sendUndo: (client, after) => undoOwnChange(client, resultsTable, { id, before, after }),
  };
}

/**
 * In one step: a match is never in two lists, nor in none.
 * @param matchIds those that are not announced any more
 */
function show(
  { results, upcomingMatches }: MatchTables,
  saved: readonly Result[],
  matchIds: readonly string[],
) {
  for (const id of matchIds) upcomingMatches.lists.apply({ type: 'delete', id }, null);
  results.lists.showTogether(() => {
    for (const item of saved) results.lists.apply({ type: 'upsert', id: item.id, item }, null);
  });
}

type TypedResult = ResultToSave & {
  /** The match of an earlier attempt, of which no response came. */
  sent: SentMatch | null;
  /** Keeps what is sent, before it is. */
  onSend: (sent: SentMatch | null) => void;
};

/**
 * Saves a new result with the announced match that it settles. It is stored once: an attempt that is
 * repeated says what the first one said, and what was typed since is a correction of what that stored.
 * @throws ConflictError with the stored result, if the match has another one already
 * @throws OutdatedError if the match is of other pairs, or got another result meanwhile
 * @throws as `write` does
 */
export async function addResult(
  { id, values, matchId, sent, onSend }: TypedResult,
  tables: MatchTables,
  write: RunWrite,
): Promise<Written<Result>> {
  const send = async (said: string | null): Promise<Written<Result>> => {
    const { saved, undo } = await write(resultsAddition(tables, [{ id, values, matchId: said }]));
    const [first] = saved;
    if (first === undefined) throw new Error('The database did not return the result.');
    return { saved: first, undo };
  };
  const sendFirst = async () => {
    onSend({ pairing: pairingOf(values), matchId });
    try {
      return await send(matchId);
    } catch (error) {
      // The save was refused: nothing is stored.
      if (error instanceof OutdatedError) onSend(null);
      throw error;
    }
  };
  const sendAgain = async (said: string) => {
    try {
      return await send(said);
    } catch (error) {
      // Refused, too: the first attempt did not arrive.
      if (error instanceof OutdatedError) return sendFirst();
      throw error;
    }
  };
  const earlier = sent?.matchId ?? null;
  const added = await (earlier === null ? sendFirst() : sendAgain(earlier));
  const { saved: before } = added;
  const isOwn = before.id === id;
  if (!isOwn && !isSaved(before, values)) throw new ConflictError(before);
  // An earlier attempt stored it without this match.
  const isUnsettled = isOwn && matchId !== null;
  if (!isUnsettled && isSaved(before, values)) return added;
  const corrected = await write(
    isUnsettled
      ? settlingCorrection(tables, { id, values, before, matchId })
      : correction(tables.results, id, values, before),
  );
  return {
    saved: corrected.saved,
    async undo() {
      await corrected.undo();
      await added.undo();
    },
  };
}

/**
 * Stores results in their order and removes the announced matches that they settle, all or nothing.
 * A result whose id is stored already, or whose match has its result, stays as it is, whatever `values`
 * says: to repeat a call changes nothing.
 * @returns the rows as the database has them
 * @throws OutdatedError if a match is of other pairs, or got another result meanwhile
 * @throws as `callFunction` does
 */
export async function saveResults(
  client: Client,
  items: readonly ResultToSave[],
): Promise<Result[]> {
  const rows = await callFunction(client, 'save_results', {
    items: items.map(({ id, values, matchId }) => ({
      id,
      ...resultsTable.toRow(values),
      match_id: matchId,
    })),
  });
  const saved = resultsOf(rows);
  if (saved.length < items.length) throw new Error('The database did not return the saved rows.');
  return saved;
}

/**
 * Corrects a result and removes the announced match that it is, both or nothing; again without harm.
 * @returns the row as the database has it
 * @throws ConflictError if the stored row is neither `before` nor `values`; nothing is overwritten
 * @throws as `saveResults` does
 */
export async function correctResult(
  client: Client,
  { id, values, before, matchId }: ResultToCorrect,
): Promise<Result> {
  const rows = await callFunction(client, 'correct_result', {
    result_id: id,
    before: resultsTable.toRow(before),
    after: resultsTable.toRow(values),
    match_id: matchId,
  });
  const [stored = null] = resultsOf(rows);
  if (stored === null || !isSaved(stored, values)) throw new ConflictError(stored);
  return stored;
}

function resultsOf(data: unknown): Result[] {
  const rows: readonly unknown[] = Array.isArray(data) ? data : [];
  return rows.flatMap((row) => resultsTable.parse(row) ?? []);
}
