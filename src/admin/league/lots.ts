import type { StoredLot } from '../../league/season.ts';
import type { CategoryName } from '../../league/category.ts';
import { newId } from '../../live/newId.ts';
import type { Write } from '../../session/write.ts';
import { seasonChange } from './useSeasonChange.ts';

type Drawn = {
  seasonId: string;
  category: CategoryName;
  /** The ids of the pairs of one shared place, in the order that was drawn. */
  order: readonly string[];
  /** The lots of the category that are stored. */
  stored: readonly StoredLot[];
};

/** The write that enters the lots of one shared place. */
export function lotsWrite({ seasonId, category, order, stored }: Drawn): Write<void> {
  const changes = order.map((pairId, index) => {
    const place = index + 1;
    const known = stored.find((lot) => lot.pairId === pairId);
    const row = { season_id: seasonId, category, pair_id: pairId, place };
    return known === undefined
      ? { table: 'lots', id: newId(), before: null, after: row }
      : { table: 'lots', id: known.id, after: { place } };
  });
  return seasonChange(changes, `${seasonId} ${order.join(' ')}`);
}

/** The write that takes lots away. */
export function lotsRemoval(stored: readonly StoredLot[]): Write<void> {
  const changes = stored.map(({ id }) => ({ table: 'lots', id, after: null }));
  return seasonChange(changes, stored.map(({ id }) => id).join(' '));
}
