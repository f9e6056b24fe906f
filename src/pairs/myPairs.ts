import { categoryBySlug } from '../league/category.ts';
import type { MyPair } from '../matches/myPairsContext.ts';
import { settings } from '../league/settings.ts';

/** Reads what the device keeps; what is no list of pairs is none. */
export function parseMyPairs(stored: string | null): readonly MyPair[] {
  const list = parseJson(stored ?? '[]');
  return Array.isArray(list) ? list.map(parseMyPair).filter((pair) => pair !== null) : [];
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
  const category = categoryBySlug(text('category'), settings());
  const id = text('id');
  const name = text('name');
  if (category === undefined || id === '' || name === '') return null;
  return { id, category: category.slug, name };
}
