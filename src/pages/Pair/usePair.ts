import { useEffect, useState } from 'react';
import { useData } from '../../data/DataProvider.tsx';
import { findOldPairName } from '../../data/oldPairNames.ts';
import type { CategoryName } from '../../domain/category.ts';
import type { Pair } from '../../domain/pair.ts';
import { nameFromSlug, pairSlug } from '../../domain/pairSlug.ts';
import { nearestPairs } from '../../domain/review/nearestPairs.ts';
import { useList } from '../../live/useList.ts';

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
  const { state, retry } = useList(tables.pairs.lists, { category, order: 'name', isWhole: true });
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

  if (state.kind === 'error') return { kind: 'error', onRetry: retry };
  if (old?.hasFailed) return { kind: 'error', onRetry: () => setOldName(null) };
  if (pairs === null || (isUnknownName && old === null)) return { kind: 'loading' };
  const pair = byName ?? pairs.find(({ id }) => id === old?.id);
  if (pair !== undefined) return { kind: 'found', pair, pairs };
  return { kind: 'unknown', nearest: nearestPairs(nameFromSlug(slug), pairs, mostNearest) };
}
