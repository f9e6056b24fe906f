import { callFunction } from './callFunction.ts';
import type { Client } from './sources.ts';

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
