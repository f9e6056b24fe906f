import { isSaved } from '../padel/sameMatch.ts';
import { keysOf } from '../padel/keysOf.ts';
import { noDetails, type NewResult, type Result } from '../padel/result.ts';
import type { Client } from '../live/sources.ts';
import { callFunction } from '../session/requests.ts';
import type { Write } from '../session/write.ts';
import { ConflictError } from '../session/writeErrors.ts';
import { changeOfRows, correctedRow, refusalTo } from '../session/writeRows.ts';
import { pairingOf } from './announcedMatch.ts';
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
  /** The match is removed; the result keeps its own id. `null`: none is. */
  matchId: string | null;
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
    about: JSON.stringify(items.map(({ id }) => id).sort()),
    send: (client, changeId) => saveResults(client, items, changeId),
    async sendTyped(client, changeId, rows) {
      const before = resultsOf(rows);
      const storedOf = ({ id, matchId }: ResultToSave) =>
        before.find((stored) => stored.id === id || stored.id === matchId);
      const stored = items.flatMap((item) => storedOf(item) ?? []);
      if (stored.length < items.length) return saveResults(client, items, changeId);
      const changes = items.flatMap(({ values }, index) => {
        const row = stored[index];
        return row === undefined || isSaved(row, values)
          ? []
          : [correctedRow(resultsTable, row.id, withDetails(row, values), row)];
      });
      const corrected = await changeOfRows(resultsTable, '', changes, (changed) => changed).send(
        client,
        changeId,
      );
      return stored.map((row) => corrected.find((each) => each?.id === row.id) ?? row);
    },
    apply(saved) {
      const settled = items.flatMap(({ matchId }) => matchId ?? []);
      const stored = settled.filter((matchId) => saved.some(({ id }) => id === matchId));
      show(tables, saved, stored);
    },
  };
}

/**
 * Adds a result, with the announced match that it settles; repeated in another visit too it is stored once. What was
 * typed after an attempt whose response was lost corrects what that stored.
 */
export function resultAddition(tables: MatchTables, item: ResultToSave): Write<Result> {
  const { id, values, matchId } = item;
  const { apply, ...write } = resultsAddition(tables, [item]);
  const firstOf = ([stored]: readonly Result[]): Result => {
    if (stored === undefined) throw new Error('The database did not return the result.');
    return stored;
  };
  return {
    ...write,
    // A match can be settled, and the result taken back, again and again.
    ...(matchId !== id && { changeId: id }),
    async send(client, changeId) {
      const stored = firstOf(await write.send(client, changeId));
      // A new result has the pairs that are meant; that of a match was perhaps entered by somebody else.
      const isNew = matchId === null;
      const { team1, team2 } = isNew ? stored : values;
      const isOwn = isSaved(stored, { ...values, team1, team2 });
      if (!isOwn || stored.id !== (matchId ?? id)) throw new ConflictError(stored);
      return stored;
    },
    async sendTyped(client, changeId, rows) {
      const before = firstOf(resultsOf(rows));
      // The attempt has settled its match: only other pairs, or none then, have one to settle now.
      const isOpen = before.id === id || pairingOf(before) !== pairingOf(values);
      const settled = isOpen ? matchId : null;
      const typed = withDetails(before, values);
      const change = { id: before.id, values: typed, before, matchId: settled };
      return correctResult(client, change, changeId);
    },
    apply: (saved) => apply?.([saved]),
  };
}

/** What is typed, with the place and time that were stored where none are. */
function withDetails(stored: Result, values: NewResult): NewResult {
  const details = keysOf(noDetails).map((name) => [name, values[name] ?? stored[name]]);
  return { ...values, ...Object.fromEntries(details) };
}

/** Corrects a result and removes the announced match that it is; see `correctResult`. */
export function settlingCorrection(tables: MatchTables, item: ResultToCorrect): Write<Result> {
  const { id, before, matchId } = item;
  return {
    refusal: refusalTo('editar', resultsTable),
    ids: [id, ...(matchId === null ? [] : [matchId])],
    about: JSON.stringify([id, resultsTable.toRow(before)]),
    send: (client, changeId) => correctResult(client, item, changeId),
    sendTyped: (client, changeId, stored) =>
      correctResult(client, { ...item, before: resultsOf(stored)[0] ?? before }, changeId),
    apply: (saved) => show(tables, [saved], matchId === null ? [] : [matchId]),
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
  changeId: string,
): Promise<Result[]> {
  const rows = await callFunction(client, 'save_results', {
    items: items.map(({ id, values, matchId }) => ({
      id,
      ...resultsTable.toRow(values),
      match_id: matchId,
    })),
    change_id: changeId,
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
  changeId: string,
): Promise<Result> {
  const rows = await callFunction(client, 'correct_result', {
    result_id: id,
    before: resultsTable.toRow(before),
    after: resultsTable.toRow(values),
    match_id: matchId,
    change_id: changeId,
  });
  const [stored = null] = resultsOf(rows);
  if (stored === null || !isSaved(stored, values)) throw new ConflictError(stored);
  return stored;
}

function resultsOf(data: unknown): Result[] {
  const rows: readonly unknown[] = Array.isArray(data) ? data : [];
  return rows.flatMap((row) => resultsTable.parse(row) ?? []);
}
