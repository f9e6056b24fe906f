import type { StoredAdjustment } from '../league/season.ts';
import type { Result } from '../padel/result.ts';

/** Points that the administrator gave to a pair or took from it, with the pair's name of today. */
export type NamedAdjustment = StoredAdjustment & { name: string };

/**
 * Finds the names of the pairs that have points given or taken: a renamed pair keeps them.
 * @param pairs those of the category
 * @param results those of the category: their pairs are found where the pairs are not known
 */
export function nameAdjustments(
  adjustments: readonly StoredAdjustment[] | undefined,
  pairs: readonly { id: string; name: string }[],
  results: readonly Pick<Result, 'team1' | 'team2' | 'pair1Id' | 'pair2Id'>[] = [],
): NamedAdjustment[] {
  return (adjustments ?? []).flatMap((adjustment) => {
    const { pairId } = adjustment;
    const played = results.find((result) => [result.pair1Id, result.pair2Id].includes(pairId));
    const name =
      pairs.find(({ id }) => id === pairId)?.name ??
      (played?.pair1Id === pairId ? played.team1 : played?.team2);
    return name === undefined ? [] : [{ ...adjustment, name }];
  });
}
