import { useEffect, useState } from 'react';
import { useData } from '../matches/DataProvider.tsx';
import type { CategoryName } from '../league/category.ts';
import type { Pair } from '../padel/pair.ts';
import { nameFromSlug, pairSlug } from '../padel/pairSlug.ts';
import { nearestPairs } from './nearestPairs.ts';
import { oldest, pairAt } from './pairAddress.ts';
import { useList } from '../live/useList.ts';
import { seasonLists } from '../league/seasonLists.ts';
import type { ReadRows } from '../live/readRows.ts';
import { columnOf } from '../live/table.ts';

/** The pair at an address. */
type PairAt =
  | { kind: 'loading' }
  | { kind: 'error'; onRetry: () => void }
  /** @property nearest the pairs of the category that the address may mean */
  | { kind: 'unknown'; nearest: readonly Pair[] }
  | { kind: 'found'; pair: Pair; pairs: readonly Pair[] };

/** As many as can be read at a glance. */
const mostNearest = 3;

type OldName = { address: string; hasFailed: boolean; ids: readonly string[] };

/**
 * Finds the pair of a category by its address, or by that of an older spelling.
 * @param slug of the pair's name, in any case, or its id
 * @param id of the pair that a link named, of those that share the address since before
 */
export function usePair(category: CategoryName, slug: string, id: string | null): PairAt {
  const { sources, tables } = useData();
  const { state, onRetry } = useList(tables.pairs.lists, seasonLists.pairs(category));
  const [oldName, setOldName] = useState<OldName | null>(null);
  const pairs = state.kind === 'loaded' ? state.items : null;
  const address = pairSlug(slug);
  const byName = pairs === null ? undefined : pairAt(address, pairs, id);
  const isUnknownName = pairs !== null && byName === undefined;
  const old = oldName?.address === address ? oldName : null;
  const isAsked = old !== null;

  useEffect(() => {
    if (!isUnknownName || isAsked) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const note = (found: OldName) => {
      if (!signal.aborted) setOldName(found);
    };
    findOldPairNames(sources.readRows, category, address, signal).then(
      (ids) => note({ address, hasFailed: false, ids }),
      () => note({ address, hasFailed: true, ids: [] }),
    );
    return () => controller.abort();
  }, [isUnknownName, isAsked, sources, category, address]);

  if (state.kind === 'error') return { kind: 'error', onRetry };
  if (old?.hasFailed) return { kind: 'error', onRetry: () => setOldName(null) };
  if (pairs === null || (isUnknownName && old === null)) return { kind: 'loading' };
  const pair = byName ?? oldest(pairs.filter((each) => old?.ids.includes(each.id)));
  if (pair !== undefined) return { kind: 'found', pair, pairs };
  return { kind: 'unknown', nearest: nearestPairs(nameFromSlug(slug), pairs, mostNearest) };
}

/**
 * Finds the pairs that older spellings of an address lead to.
 * @returns their ids: one, but for pairs of before; none if no spelling of the category has this address
 * @throws Error if the database does not answer
 */
async function findOldPairNames(
  readRows: ReadRows,
  category: string,
  address: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const conditions = new URLSearchParams({
    select: 'pair_id',
    category: `eq.${category}`,
    address: `eq.${address}`,
  });
  const { rows } = await readRows(`pair_names?${conditions.toString()}`, signal);
  return rows.flatMap((row) => {
    const id = columnOf(row, 'pair_id');
    return typeof id === 'string' ? [id] : [];
  });
}
