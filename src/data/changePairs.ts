import type { NewPair } from '../domain/pair.ts';
import { callFunction } from './callFunction.ts';
import { OutdatedError, WriteRefusedError } from './permissionError.ts';
import type { Client } from './sources.ts';
import { pairsTable } from './tables.ts';
import { thrownFor, timeout } from './writeErrors.ts';

/**
 * Renames a pair in all its matches.
 * @returns how many matches followed
 * @throws NameTakenError if another pair of the category has this name
 */
export async function renamePair(client: Client, id: string, name: string): Promise<number> {
  return Number(await callFunction(client, 'rename_pair', { pair_id: id, name }));
}

/**
 * Makes two entries of one pair one.
 * @returns how many matches followed
 */
export async function mergePairs(client: Client, fromId: string, intoId: string): Promise<number> {
  return Number(await callFunction(client, 'merge_pairs', { from_id: fromId, into_id: intoId }));
}

/**
 * Registers a pair before its first match.
 * @throws NameTakenError if another pair of the category has this name
 */
export async function addPair(client: Client, pair: NewPair): Promise<void> {
  const { error } = await client
    .from(pairsTable.name)
    .insert({ ...pair })
    .abortSignal(timeout());
  if (error) throw thrownFor(error);
}

/**
 * Says who plays in a pair; `null`: not known.
 * @throws OutdatedError if the pair was merged or deleted meanwhile
 */
export async function setPlayers(
  client: Client,
  id: string,
  players: string | null,
): Promise<void> {
  const rows = client.from(pairsTable.name);
  const update = await rows.update({ players }).eq('id', id).select('id').abortSignal(timeout());
  if (update.error) throw thrownFor(update.error);
  if (update.data.length > 0) return;
  // No row matched: there is none, or an RLS policy hid it from the update.
  const look = await rows.select('id').eq('id', id).abortSignal(timeout());
  if (look.error) throw thrownFor(look.error);
  if (look.data.length === 0) throw new OutdatedError('The pair is not there any more.');
  throw new WriteRefusedError('The database did not let the pair be changed.');
}
