import type { CategoryName } from '../domain/category.ts';
import { pairSlug } from '../domain/pairSlug.ts';
import type { ReadRows } from './readRows.ts';

/**
 * Finds the pair that an older spelling of a name leads to.
 * @param slug of the spelling, see `pairSlug`
 * @returns the pair's id; `null` if no spelling of the category has this slug
 * @throws Error if the database does not answer
 */
export async function findOldPairName(
  readRows: ReadRows,
  category: CategoryName,
  slug: string,
  signal: AbortSignal,
): Promise<string | null> {
  const conditions = new URLSearchParams({ select: 'key,pair_id', category: `eq.${category}` });
  const rows = await readRows(`pair_names?${conditions.toString()}`, signal);
  for (const row of rows) {
    if (typeof row !== 'object' || row === null || !('key' in row) || !('pair_id' in row)) continue;
    const { key, pair_id: id } = row;
    if (typeof key === 'string' && typeof id === 'string' && pairSlug(key) === slug) return id;
  }
  return null;
}
