import { categoryBySlug, type CategorySlug } from './category.ts';

/** A pair that was starred on this device. */
export type MyPair = { id: string; category: CategorySlug; name: string };

/** Reads what the device keeps; what is no list of pairs is none. */
export function parseMyPairs(stored: string | null): readonly MyPair[] {
  const list = parseJson(stored ?? '[]');
  return Array.isArray(list) ? list.map(parseMyPair).filter((pair) => pair !== null) : [];
}

/** Stars a pair, or removes its star. */
export function toggleMyPair(pairs: readonly MyPair[], pair: MyPair): readonly MyPair[] {
  const others = pairs.filter(({ id }) => id !== pair.id);
  return others.length === pairs.length ? [...pairs, pair] : others;
}

/**
 * Follows a pair that was renamed or merged.
 * @param oldId what it was starred as
 * @returns the same list if nothing changes
 */
export function updateMyPair(
  pairs: readonly MyPair[],
  oldId: string,
  pair: MyPair,
): readonly MyPair[] {
  const starred = pairs.find(({ id }) => id === oldId);
  if (starred === undefined) return pairs;
  if (oldId === pair.id && starred.name === pair.name) return pairs;
  const isAlsoStarred = oldId !== pair.id && pairs.some(({ id }) => id === pair.id);
  return pairs.flatMap((each) => (each.id === oldId ? (isAlsoStarred ? [] : [pair]) : [each]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function parseMyPair(value: unknown): MyPair | null {
  if (typeof value !== 'object' || value === null) return null;
  const text = (field: string) => {
    const found: unknown = Reflect.get(value, field);
    return typeof found === 'string' ? found : '';
  };
  const category = categoryBySlug(text('category'));
  const id = text('id');
  const name = text('name');
  if (category === undefined || id === '' || name === '') return null;
  return { id, category: category.slug, name };
}
