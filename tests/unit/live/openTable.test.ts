import { expect, test, vi } from 'vitest';
import { createData } from '../../../src/matches/DataProvider.tsx';
import { createSources } from '../../../src/live/sources.ts';
import { createWrite } from '../../../src/session/write.ts';
import { addition } from '../../../src/session/writeRows.ts';
import { emptyResultColumns } from '../../support/rows.ts';
import { newResultWith } from '../../../stories/fixtures/rows.ts';

// At the top of the page.
vi.stubGlobal('window', { scrollY: 0 });

test('the administrator’s own row is no arrival, even if its event comes before the response', async () => {
  const asked = Promise.withResolvers<void>();
  const supabase = () => {
    asked.resolve();
    // The response never comes.
    return new Promise<never>(() => {});
  };
  const data = createData({ ...createSources('http://127.0.0.1:1', 'nothing'), supabase });
  const { results } = data.tables;
  const result = newResultWith();
  const eventOf = (id: string) => ({
    type: 'INSERT' as const,
    row: { ...result, ...emptyResultColumns, id, created_at: '2026-03-01T20:00:00Z' },
    committedAt: '2026-03-01T20:00:00Z',
    isIncomplete: false,
  });
  void createWrite(data, true)(addition(results, 'own', result));
  await asked.promise;
  expect(results.receive([eventOf('own'), eventOf('other')])).toMatchObject([{ id: 'other' }]);
});
