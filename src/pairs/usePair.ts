import { useEffect, useState } from 'react';
import { useData } from '../matches/DataProvider.tsx';
import type { CategoryName } from '../league/category.ts';
import type { Pair } from '../padel/pair.ts';
import { nameFromSlug, pairSlug } from '../padel/pairSlug.ts';
import { nearestPairs } from './nearestPairs.ts';
import { useList } from '../live/useList.ts';
import { seasonLists } from '../league/seasonLists.ts';
import type { ReadRows } from '../live/readRows.ts';

/** What an address of a pair leads to. */
export type PairAt =
  | { kind: 'loading' }
  | { kind: 'error'; onRetry: () => void }
  /** @property nearest the pairs of the category that the address may mean */
  | { kind: 'unknown'; nearest: readonly Pair[] }
  | { kind: 'found'; pair: Pair; pairs: readonly Pair[] };

/** As many as can be read at a glance. */
const mostNearest = 3;

type OldName = { slug: string; hasFailed: boolean; id: string | null };

/** Finds the pair of a category by its name's slug, or by that of an older spelling. */
export function usePair(category: CategoryName, slug: string): PairAt {
  const { sources, tables } = useData();
  const { state, onRetry } = useList(tables.pairs.lists, seasonLists.pairs(category));
  const [oldName, setOldName] = useState<OldName | null>(null);
  const pairs = state.kind === 'loaded' ? state.items : null;
  const byName = pairs?.find(({ name }) => pairSlug(name) === slug);
  const isUnknownName = pairs !== null && byName === undefined;
  const old = oldName?.slug === slug ? oldName : null;
  const isAsked = old !== null;

  useEffect(() => {
    if (!isUnknownName || isAsked) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const note = (found: OldName) => {
      if (!signal.aborted) setOldName(found);
    };
    findOldPairName(sources.readRows, category, slug, signal).then(
      (id) => note({ slug, hasFailed: false, id }),
      () => note({ slug, hasFailed: true, id: null }),
    );
    return () => controller.abort();
  }, [isUnknownName, isAsked, sources, category, slug]);

  if (state.kind === 'error') return { kind: 'error', onRetry };
  if (old?.hasFailed) return { kind: 'error', onRetry: () => setOldName(null) };
  if (pairs === null || (isUnknownName && old === null)) return { kind: 'loading' };
  const pair = byName ?? pairs.find(({ id }) => id === old?.id);
  if (pair !== undefined) return { kind: 'found', pair, pairs };
  return { kind: 'unknown', nearest: nearestPairs(nameFromSlug(slug), pairs, mostNearest) };
}

/**
 * Finds the pair that an older spelling of a name leads to.
 * @param slug of the spelling, see `pairSlug`
 * @returns the pair's id; `null` if no spelling of the category has this slug
 * @throws Error if the database does not answer
 */
async function findOldPairName(
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
