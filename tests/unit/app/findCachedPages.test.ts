import { afterEach, expect, test, vi } from 'vitest';
import { findCachedPages } from '../../../src/app/findCachedPages.ts';
import type { ReadRows } from '../../../src/live/readRows.ts';
import { createSources } from '../../../src/live/sources.ts';
import { createData } from '../../../src/matches/DataProvider.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The pages whose rows a worker has that cached these tables, by their paths: how old they are. */
async function cachedPages(tables: Readonly<Record<string, number>>) {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  const readRows: ReadRows = (query, _signal, onCached) => {
    const at = tables[query.split('?')[0] ?? ''];
    if (at !== undefined) onCached?.(at);
    return Promise.resolve({ rows: [], count: 0 });
  };
  const data = createData({ ...createSources('https://liga.example', 'key'), readRows });
  const pages = await findCachedPages(data, new AbortController().signal);
  return new Map(pages.map(({ path, at }) => [path, at]));
}

test('a page is as old as the oldest of its lists', async () => {
  const pages = await cachedPages({ results: 2000, upcoming_matches: 1000, pairs: 3000 });
  expect(pages.get('/resultados')).toBe(2000);
  expect(pages.get('/categorias/sexta-libre')).toBe(1000);
});

test('a page of whose lists one is not there is none', async () => {
  const pages = await cachedPages({ results: 2000, pairs: 3000 });
  expect(pages.has('/resultados')).toBe(true);
  expect(pages.has('/categorias/sexta-libre')).toBe(false);
});
