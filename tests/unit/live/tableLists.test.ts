import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createArrivals } from '../../../src/live/arrivals.ts';
import type { LoadedRows } from '../../../src/live/listOrder.ts';
import { itemsOf } from '../../../src/live/listState.ts';
import type { RowsRequest } from '../../../src/live/loadRows.ts';
import { TableLists } from '../../../src/live/openTable.ts';
import {
  simulatedTable,
  simulateTable,
  type SimulatedEvent,
  type SimulatedList,
  type SimulatedRow,
  type SimulatedValues,
} from './support/simulatedTable.ts';

/** What can happen between the database and a page, in any order. */
type Step =
  | { do: 'insert'; values: SimulatedValues }
  | { do: 'update'; row: number; values: Partial<SimulatedValues> }
  | { do: 'delete'; row: number }
  /** The next event arrives, or an earlier one once more. */
  | { do: 'deliver' }
  | { do: 'repeat'; event: number }
  | { do: 'disconnect' }
  /** The subscription is confirmed (again): the page loads. */
  | { do: 'confirm' }
  /** The database reads for the latest load; its response arrives, or that of an earlier one. */
  | { do: 'read' }
  | { do: 'answer' }
  | { do: 'answerOlder' }
  | { do: 'loadMore' }
  | { do: 'clock'; minutes: number };

const values: fc.Arbitrary<SimulatedValues> = fc.record({
  category: fc.constantFrom('Sexta Damas' as const, 'Quinta Libre' as const),
  pair: fc.constantFrom('one', 'other'),
  date: fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21'),
  time: fc.constantFrom('09:00', '17:30', '18:15', '20:00', '23:30'),
});
const position = fc.nat({ max: 200 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('insert' as const), values }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('update' as const), row: position, values }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('delete' as const), row: position }) },
  { weight: 8, arbitrary: fc.constant({ do: 'deliver' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('repeat' as const), event: position }) },
  { weight: 1, arbitrary: fc.constant({ do: 'disconnect' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'confirm' as const }) },
  { weight: 4, arbitrary: fc.constant({ do: 'read' as const }) },
  { weight: 4, arbitrary: fc.constant({ do: 'answer' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'answerOlder' as const }) },
  { weight: 3, arbitrary: fc.constant({ do: 'loadMore' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('clock' as const),
      minutes: fc.constantFrom(1, 15, 60, 90, 240, -90),
    }),
  },
);

/** Few rows, or more than a page of them. */
const rowsAtFirst = fc.oneof(
  fc.array(values, { maxLength: 5 }),
  fc.array(values, { minLength: 48, maxLength: 110 }),
);

const filter = fc.constantFrom(
  {},
  { category: 'Sexta Damas' as const },
  { pair: 'one' },
  { season: 'first' },
  { category: 'Quinta Libre' as const, season: 'second' },
  // The request of the standings: every row.
  { season: 'first', isWhole: true },
);

// The clock of the lists is simulated too.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each(['entry', 'day', 'soonest', 'pending'] as const)(
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
          for (const values of rows) page.run({ do: 'insert', values });
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
      { numRuns: 1000 },
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
    clock: table.clock,
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

test('the clock moves a list without a request, and without emptying it', async () => {
  const table = simulateTable();
  table.insert({ time: '18:15' });
  table.insert({ time: '20:00' });
  let loads = 0;
  const cache = cacheOf(table, async (request) => {
    loads += 1;
    return table.select(request);
  });
  const soonest: SimulatedList = { order: 'soonest' };
  const pending: SimulatedList = { order: 'pending' };
  const seen: number[] = [];
  const count = (list: SimulatedList) => itemsOf(cache.list(list).state()).length;
  cache.list(soonest).watch(() => seen.push(count(soonest)));
  cache.list(pending).watch(() => {});
  await settle();
  expect([count(soonest), count(pending), loads]).toEqual([2, 0, 2]);
  table.advanceClock(16);
  vi.advanceTimersByTime(10_000);
  await settle();
  expect([count(soonest), count(pending), loads]).toEqual([1, 1, 2]);
  expect(seen).toEqual([2, 1]);
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

  const run = (step: Step) => {
    switch (step.do) {
      case 'insert':
        table.insert(step.values);
        break;
      case 'update':
        table.update(step.row, step.values);
        break;
      case 'delete':
        table.remove(step.row);
        break;
      case 'deliver':
        deliverNext();
        break;
      case 'repeat':
        apply(delivered[step.event % Math.max(delivered.length, 1)]);
        break;
      case 'disconnect':
        isSubscribed = false;
        break;
      case 'confirm':
        // What was committed without a subscription is never sent.
        if (!isSubscribed) next = table.events.length;
        isSubscribed = true;
        void cache.reload();
        break;
      case 'read':
        loads.at(-1)?.read();
        break;
      case 'answer':
        loads.at(-1)?.answer();
        break;
      case 'answerOlder':
        loads.at(-2)?.answer();
        break;
      case 'clock':
        table.advanceClock(step.minutes);
        vi.advanceTimersByTime(10_000);
        break;
      case 'loadMore':
        if (hasMore()) cache.list(list).loadMore();
        break;
    }
  };

  return {
    run,
    /** The connection holds at last: everything in flight arrives. */
    async comeToRest() {
      if (!isSubscribed) run({ do: 'confirm' });
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
      vi.advanceTimersByTime(10_000);
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
