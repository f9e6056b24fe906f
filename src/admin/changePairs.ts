import type { NewPair, Pair } from '../padel/pair.ts';
import type { Client } from '../live/sources.ts';
import { newId } from '../live/newId.ts';
import type { SiteData } from '../matches/DataProvider.tsx';
import { pairsTable } from '../matches/tables.ts';
import { callFunction, timeout, writeErrorOf } from '../session/requests.ts';
import { undoOwnChange, type OwnChange } from '../session/undoChange.ts';
import type { Write } from '../session/write.ts';
import { OutdatedError, WriteRefusedError } from '../session/writeErrors.ts';
import { additions } from '../session/writeRows.ts';

const refusal = 'No tienes permisos para editar parejas';

/** The write that registers a pair before its first match. */
export function pairAddition({ pairs }: SiteData['tables'], values: NewPair): Write<void> {
  return { ...additions(pairs, [{ id: newId(), values }]), refusal };
}

/** The write that renames a pair in all its matches; its result is how many there are. */
export function pairRename(pair: Pair, name: string): Write<number> {
  const { id } = pair;
  return {
    refusal,
    ids: [id],
    send: (client) => renamePair(client, id, name),
    sendUndo: (client) => undo(client, { id, before: pair, after: { ...pair, name } }),
  };
}

/**
 * The write that merges a pair into another; its result is how many matches follow.
 * @param met the ids of the matches of the two against each other, which it removes
 */
export function pairMerge(from: Pair, into: Pair, met: readonly string[]): Write<number> {
  const { id } = from;
  return {
    refusal,
    ids: [id],
    send: (client) => mergePairs(client, id, into.id, met),
    sendUndo: (client) => undo(client, { id, before: null, after: null }),
  };
}

/** The write that sets who plays in a pair; `null` if that is not known. */
export function playersChange(pair: Pair, players: string | null): Write<void> {
  const { id } = pair;
  return {
    refusal,
    ids: [id],
    send: (client) => setPlayers(client, id, players),
    sendUndo: (client) => undo(client, { id, before: pair, after: { ...pair, players } }),
  };
}

function undo(client: Client, change: OwnChange<Pair, NewPair>): Promise<void> {
  return undoOwnChange(client, pairsTable, change);
}

/**
 * @returns how many matches follow
 * @throws NameTakenError if another pair of the category has this name or its address
 */
export async function renamePair(client: Client, id: string, name: string): Promise<number> {
  return Number(await callFunction(client, 'rename_pair', { pair_id: id, name }));
}

/**
 * @returns how many matches follow
 * @throws OutdatedError if one of the pairs is gone, or they have another match against each other
 */
export async function mergePairs(
  client: Client,
  fromId: string,
  intoId: string,
  met: readonly string[] = [],
): Promise<number> {
  const parameters = { from_id: fromId, into_id: intoId, met };
  return Number(await callFunction(client, 'merge_pairs', parameters));
}

/** @throws OutdatedError if the pair was merged or deleted meanwhile */
export async function setPlayers(
  client: Client,
  id: string,
  players: string | null,
): Promise<void> {
  const rows = client.from(pairsTable.name);
  const update = await rows.update({ players }).eq('id', id).select('id').abortSignal(timeout());
  if (update.error) throw writeErrorOf(update.error);
  if (update.data.length > 0) return;
  // No row matched: there is none, or an RLS policy hid it from the update.
  const look = await rows.select('id').eq('id', id).abortSignal(timeout());
  if (look.error) throw writeErrorOf(look.error);
  if (look.data.length === 0) throw new OutdatedError('The pair is not there any more.');
  throw new WriteRefusedError('The database did not let the pair be changed.');
}
