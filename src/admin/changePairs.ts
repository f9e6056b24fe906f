import type { NewPair, Pair } from '../padel/pair.ts';
import { newId } from '../live/newId.ts';
import type { SiteData } from '../matches/DataProvider.tsx';
import { pairsTable } from '../matches/tables.ts';
import { callFunction } from '../session/requests.ts';
import type { Write } from '../session/write.ts';
import { ConflictError, OutdatedError } from '../session/writeErrors.ts';
import { additions, changeOfRows, nothing } from '../session/writeRows.ts';

const refusal = 'No tienes permisos para editar parejas';

/** The write that registers a pair before its first match. */
export function pairAddition({ pairs }: SiteData['tables'], values: NewPair): Write<void> {
  return { ...additions(pairs, [{ id: newId(), values }]), refusal };
}

/**
 * The write that renames a pair in all its matches; its result is how many there are. While it is sent it throws a
 * NameTakenError if another pair of the category has this name or its address.
 */
export function pairRename({ id }: Pick<Pair, 'id'>, name: string): Write<number> {
  return {
    refusal,
    ids: [id],
    send: async (client, change_id) =>
      Number(await callFunction(client, 'rename_pair', { pair_id: id, name, change_id })),
  };
}

/**
 * The write that merges a pair into another; its result is how many matches follow. While it is sent it throws an
 * OutdatedError if one of the pairs is gone, or they have another match against each other.
 * @param met the ids of the matches of the two against each other, which it removes
 */
export function pairMerge(
  { id }: Pick<Pair, 'id'>,
  into: Pick<Pair, 'id'>,
  met: readonly string[] = [],
): Write<number> {
  return {
    refusal,
    ids: [id],
    about: `${id} into`,
    async send(client, change_id) {
      const parameters = { from_id: id, into_id: into.id, met, change_id };
      return Number(await callFunction(client, 'merge_pairs', parameters));
    },
  };
}

/** The write that sets who plays in a pair; `null` if that is not known. */
export function playersChange({ id }: Pick<Pair, 'id'>, players: string | null): Write<void> {
  const { send, ...change } = changeOfRows(
    pairsTable,
    refusal,
    [{ id, after: { players } }],
    nothing,
  );
  return {
    ...change,
    send: (client, changeId) =>
      send(client, changeId).catch((error: unknown) => {
        if (!(error instanceof ConflictError)) throw error;
        throw new OutdatedError('The pair was merged or deleted.', { cause: error });
      }),
  };
}
