import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createArrivals } from '../../../src/live/arrivals.ts';
import type { LoadedRows } from '../../../src/live/listOrder.ts';
import { itemsOf } from '../../../src/live/listState.ts';
import type { RowsRequest } from '../../../src/live/loadRows.ts';
import { TableLists } from '../../../src/live/openTable.ts';
import { scale } from '../../support/scale.ts';
import {
  simulatedTable,
  simulateTable,
  type SimulatedEvent,
  type SimulatedList,
  type SimulatedRow,
  type SimulatedValues,
} from './support/simulatedTable.ts';

const values: fc.Arbitrary<SimulatedValues> = fc.record({
  category: fc.constantFrom('Sexta Damas', 'Quinta Libre'),
  pair1Id: fc.constantFrom('one', 'other'),
  date: fc.constantFrom('2027-01-31', '2027-02-01', '2027-02-02'),
  time: fc.constantFrom('09:00', '17:30', '18:15', '20:00', '23:30'),
});

/** What can happen between the database and a page, in any order, and how often each does. */
const weights = [
  ['insert', 6],
  ['update', 3],
  ['delete', 4],
  ['deliver', 8],
  ['repeat', 2],
  ['disconnect', 1],
  ['confirm', 2],
  ['read', 4],
  ['answer', 4],
  ['answerOlder', 2],
  ['loadMore', 3],
] as const;
type Step = {
  do: (typeof weights)[number][0];
  row: number;
  values: SimulatedValues;
};
const step: fc.Arbitrary<Step> = fc.record({
  do: fc.oneof(...weights.map(([name, weight]) => ({ weight, arbitrary: fc.constant(name) }))),
  row: fc.nat({ max: 200 }),
  values,
});

/** Few rows, or more than a page of them. */
const rowsAtFirst = fc.oneof(
  fc.array(values, { maxLength: 5 }),
  fc.array(values, { minLength: 48, maxLength: 110 }),
);

const filter = fc.constantFrom(
  {},
  { category: 'Sexta Damas' },
  { pair: 'one' },
  { season: 'clausura-2026' },
  { category: 'Quinta Libre', season: 'apertura-2027' },
  // The request of the standings: every row.
  { season: 'clausura-2026', isWhole: true },
);

test.each(['entry', 'day', 'moment'] as const)(
  'whatever happens in between, a list in the order %s ends equal to the table',
  async (order) => {
    await fc.assert(
      fc.asyncProperty(
        filter,
        rowsAtFirst,
        fc.array(step, { maxLength: 60, size: 'max' }),
        fc.boolean(),
        async (filter, rows, steps, isConnected) => {
          const page = openPage({ ...filter, order });
          rows.forEach(page.insert);
          if (isConnected) await page.comeToRest();
          for (const each of steps) {
            // Steps that load the list again would hide what an event has broken.
            if (isConnected && ['repeat', 'disconnect', 'confirm'].includes(each.do)) continue;
            page.run(each);
            await settle();
          }
          await page.comeToRest();
          page.expectEqualToTable();
          page.close();
        },
      ),
      { numRuns: scale(1000, 250) },
    );
  },
  60_000,
);

const all: SimulatedList = { order: 'entry' };

/** A cache of the simulated table; without `loadRows`, the table answers at once. */
function cacheOf(
  table: ReturnType<typeof simulateTable>,
  loadRows = async (request: RowsRequest<SimulatedRow>) => table.select(request),
) {
  return new TableLists(simulatedTable, loadRows, {
    arrivals: createArrivals(),
  });
}

test('a list off screen does not count as current after an interruption', async () => {
  const table = simulateTable();
  const cache = cacheOf(table);
  const list: SimulatedList = { order: 'entry', category: 'Sexta Damas' };
  const visit = async () => {
    const leave = cache.list(list).watch(() => {});
    await settle();
    const items = itemsOf(cache.list(list).state());
    leave();
    return items;
  };
  await visit();
  // No event reports this one.
  table.insert();
  await cache.reload();
  table.insert({ category: 'Quinta Libre' });
  for (const { change, committedAt } of table.events.slice(1)) cache.apply(change, committedAt);
  expect(await visit()).toMatchObject([{ category: 'Sexta Damas' }]);
});

test('an event that a clock set back has made older is looked up in the table', async () => {
  const table = simulateTable();
  table.insert();
  const cache = cacheOf(table);
  cache.list(all).watch(() => {});
  const [inserted] = table.events;
  if (inserted === undefined) throw new Error('No event was sent.');
  cache.apply(inserted.change, '2026-11-20T20:00:05+00:00');
  await settle();
  table.remove(0);
  cache.apply({ type: 'delete', id: inserted.change.id }, '2026-11-20T20:00:01+00:00');
  await settle();
  expect(itemsOf(cache.list(all).state())).toEqual([]);
});

test('a row that is the same after a reload is the same object: it is not rendered again', async () => {
  const table = simulateTable();
  for (let row = 0; row < 5; row += 1) table.insert();
  const select: typeof table.select = (request) => structuredClone(table.select(request));
  const cache = cacheOf(table, async (request) => select(request));
  let calls = 0;
  cache.list(all).watch(() => (calls += 1));
  await settle();
  const before = cache.list(all).state();
  await cache.reload();
  expect(cache.list(all).state()).toBe(before);
  expect(calls).toBe(1);
  table.insert();
  await cache.reload();
  const items = itemsOf(cache.list(all).state());
  expect(items).toHaveLength(6);
  for (const item of itemsOf(before)) expect(items).toContain(item);
});

/** A page with one list on it, beside the table that it shows. */
function openPage(list: SimulatedList) {
  const table = simulateTable();
  const loads: { read(): void; answer(): void }[] = [];
  const cache = cacheOf(table, (request) => {
    const { promise, resolve, reject } = Promise.withResolvers<LoadedRows<SimulatedRow>>();
    request.signal.addEventListener('abort', () => reject(new Error('aborted')));
    let rows: LoadedRows<SimulatedRow> | undefined;
    loads.push({
      read: () => (rows ??= table.select(request)),
      answer: () => resolve((rows ??= table.select(request))),
    });
    return promise;
  });
  const stop = cache.list(list).watch(() => {});
  const shown = () => cache.list(list).state();
  const hasMore = () => {
    const state = shown();
    return state.kind === 'loaded' && state.hasMore;
  };

  let isSubscribed = false;
  let next = 0;
  const delivered: SimulatedEvent[] = [];
  const apply = (event: SimulatedEvent | undefined) => {
    if (event !== undefined) cache.apply(event.change, event.committedAt);
  };
  const deliverNext = () => {
    const event = table.events[next];
    if (!isSubscribed || event === undefined) return;
    next += 1;
    delivered.push(event);
    apply(event);
  };

  const confirm = () => {
    // What was committed without a subscription is never sent.
    if (!isSubscribed) next = table.events.length;
    isSubscribed = true;
    void cache.reload();
  };
  const steps: Record<Step['do'], (step: Step) => void> = {
    insert: ({ values }) => table.insert(values),
    update: ({ row, values }) => table.update(row, values),
    delete: ({ row }) => table.remove(row),
    deliver: deliverNext,
    // An earlier event comes once more.
    repeat: ({ row }) => apply(delivered[row % Math.max(delivered.length, 1)]),
    disconnect: () => void (isSubscribed = false),
    confirm,
    // The database reads for the latest load; its response arrives, or that of an earlier one.
    read: () => loads.at(-1)?.read(),
    answer: () => loads.at(-1)?.answer(),
    answerOlder: () => loads.at(-2)?.answer(),
    loadMore() {
      if (hasMore()) cache.list(list).loadMore();
    },
  };

  return {
    insert: table.insert,
    run: (step: Step) => steps[step.do](step),
    /** The connection holds at last: everything in flight arrives. */
    async comeToRest() {
      if (!isSubscribed) confirm();
      const answerAll = async () => {
        for (let answered = 0; answered < loads.length;) {
          answered = loads.length;
          for (const load of loads) load.answer();
          await settle();
        }
      };
      await answerAll();
      while (next < table.events.length) deliverNext();
      await answerAll();
    },
    expectEqualToTable() {
      const items = itemsOf(shown());
      const rows = table.expected(list);
      expect(items).toEqual(hasMore() ? rows.slice(0, items.length) : rows);
      // A list that runs short is refilled.
      if (hasMore()) expect(items.length).toBeGreaterThanOrEqual(25);
      if (list.isWhole === true) expect(items).toHaveLength(rows.length);
      expect(cache.isCurrent()).toBe(true);
    },
    close: stop,
  };
}

/** Lets every promise that can settle do so. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
