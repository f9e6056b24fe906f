import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CategoryName } from '../../../src/domain/category.ts';
import { createListCache } from '../../../src/data/listCache.ts';
import type { ListWindow } from '../../../src/data/listWindow.ts';
import { simulateTable, type SimulatedEvent, type SimulatedRow } from './support/simulatedTable.ts';

/** What can happen between the database and a page, in any order. */
type Step =
  | { do: 'insert'; category: CategoryName }
  | { do: 'update'; row: number; category: CategoryName }
  | { do: 'delete'; row: number }
  /** The next event arrives, or an earlier one once more. */
  | { do: 'deliver' }
  | { do: 'repeat'; event: number }
  | { do: 'disconnect' }
  /** The subscription is confirmed (again): the page loads. */
  | { do: 'confirm' }
  /** The database reads for the load under way; its answer arrives. */
  | { do: 'read' }
  | { do: 'answer' }
  | { do: 'loadMore' };

const category = fc.constantFrom<CategoryName[]>('Sexta Damas', 'Quinta Libre');
const position = fc.nat({ max: 200 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('insert' as const), category }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('update' as const), row: position, category }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('delete' as const), row: position }) },
  { weight: 8, arbitrary: fc.constant({ do: 'deliver' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('repeat' as const), event: position }) },
  { weight: 1, arbitrary: fc.constant({ do: 'disconnect' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'confirm' as const }) },
  { weight: 4, arbitrary: fc.constant({ do: 'read' as const }) },
  { weight: 4, arbitrary: fc.constant({ do: 'answer' as const }) },
  { weight: 3, arbitrary: fc.constant({ do: 'loadMore' as const }) },
);

/** Few rows, or more than a page of them. */
const rowsAtFirst = fc.oneof(fc.nat({ max: 5 }), fc.integer({ min: 48, max: 110 }));

test.each([undefined, 'Sexta Damas'] as const)(
  'whatever happens in between, the list of %s ends equal to the table',
  async (listed) => {
    await fc.assert(
      fc.asyncProperty(
        rowsAtFirst,
        fc.array(step, { maxLength: 60, size: 'max' }),
        async (rows, steps) => {
          const page = openPage(listed);
          for (let row = 0; row < rows; row += 1)
            page.run({ do: 'insert', category: 'Sexta Damas' });
          for (const each of steps) {
            page.run(each);
            await settle();
          }
          await page.comeToRest();
          page.expectEqualToTable();
          page.close();
        },
      ),
      { numRuns: 2000 },
    );
  },
  60_000,
);

test('a list off screen is not taken for right after an interruption', async () => {
  const table = simulateTable();
  const cache = createListCache<SimulatedRow>(async (request) => table.select(request));
  const visit = async (listed: CategoryName | undefined) => {
    const leave = cache.watch(listed, () => {});
    await settle();
    const { window } = cache.snapshot(listed);
    leave();
    return window;
  };
  await visit('Sexta Damas');
  // Nobody hears of this one.
  table.insert('Sexta Damas');
  await cache.reload();
  table.insert('Quinta Libre');
  for (const { change, committedAt } of table.events.slice(1)) cache.apply(change, committedAt);
  expect(await visit('Sexta Damas')).toMatchObject({ items: [{ category: 'Sexta Damas' }] });
});

test('changes that are not known are looked up once, however many they are', async () => {
  const answers: (() => void)[] = [];
  const cache = createListCache<SimulatedRow>(async () => {
    const { promise, resolve } = Promise.withResolvers<ListWindow<SimulatedRow>>();
    answers.push(() => resolve({ items: [], isComplete: true }));
    return promise;
  });
  cache.watch(undefined, () => {});
  for (let change = 0; change < 100; change += 1) cache.reloadSoon();
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await settle();
  expect(answers).toHaveLength(2);
  answers[1]?.();
  await settle();
  expect(answers).toHaveLength(2);
});

test('a row that is the same after a reload is the same object: it is not drawn again', async () => {
  const table = simulateTable();
  for (let row = 0; row < 5; row += 1) table.insert('Sexta Damas');
  const select: typeof table.select = (request) => structuredClone(table.select(request));
  const cache = createListCache<SimulatedRow>(async (request) => select(request));
  let calls = 0;
  cache.watch(undefined, () => (calls += 1));
  await settle();
  const before = cache.snapshot(undefined);
  await cache.reload();
  expect(cache.snapshot(undefined)).toBe(before);
  expect(calls).toBe(1);
  table.insert('Sexta Damas');
  await cache.reload();
  const items = cache.snapshot(undefined).window?.items ?? [];
  expect(items).toHaveLength(6);
  for (const item of before.window?.items ?? []) expect(items).toContain(item);
});

test('of two loads whose answers come in the wrong order the later one counts', async () => {
  const table = simulateTable();
  const { cache, requests } = answeredByHand(table);
  cache.watch(undefined, () => {});
  table.insert('Sexta Damas');
  const early = requests[0]?.read();
  table.insert('Sexta Damas');
  void cache.reload();
  requests[1]?.read()();
  await settle();
  early?.();
  await settle();
  expect(cache.snapshot(undefined).window?.items).toHaveLength(2);
});

test('rows that were asked for stay, when a load begun before them ends after them', async () => {
  const { cache, requests } = await openLongList();
  void cache.reload();
  const first = requests[1]?.read();
  void cache.loadMore(undefined);
  requests[2]?.read()();
  await settle();
  expect(cache.snapshot(undefined).window?.items).toHaveLength(100);
  first?.();
  await settle();
  requests[3]?.read()();
  await settle();
  expect(cache.snapshot(undefined).window?.items).toHaveLength(100);
});

test('a row that is deleted while its page is under way does not come with the page', async () => {
  const { table, cache, requests } = await openLongList();
  void cache.loadMore(undefined);
  const page = requests[1]?.read();
  // The rows are inserted in order: one of the first is far down.
  table.remove(30);
  const { change, committedAt } = table.events.at(-1) ?? {};
  if (change === undefined || committedAt === undefined) throw new Error('No event was sent.');
  cache.apply(change, committedAt);
  page?.();
  await settle();
  const items = cache.snapshot(undefined).window?.items ?? [];
  expect(items).toEqual(table.select({ category: undefined, size: items.length }).items);
});

/** A list on screen whose first page is loaded, and which has more below. */
async function openLongList() {
  const table = simulateTable();
  for (let row = 0; row < 120; row += 1) table.insert('Sexta Damas');
  const { cache, requests } = answeredByHand(table);
  cache.watch(undefined, () => {});
  requests[0]?.read()();
  await settle();
  return { table, cache, requests };
}

/** A cache whose requests are read and answered when the test says so, given up or not. */
function answeredByHand(table: ReturnType<typeof simulateTable>) {
  const requests: { read(): () => void }[] = [];
  const cache = createListCache<SimulatedRow>((request) => {
    const { promise, resolve } = Promise.withResolvers<ListWindow<SimulatedRow>>();
    requests.push({
      read() {
        const rows = table.select(request);
        return () => resolve(rows);
      },
    });
    return promise;
  });
  return { cache, requests };
}

/** A page with one list on it, beside the table that it shows. */
function openPage(listed: CategoryName | undefined) {
  const table = simulateTable();
  const loads: { read(): void; answer(): void }[] = [];
  const cache = createListCache<SimulatedRow>((request) => {
    const { promise, resolve, reject } = Promise.withResolvers<ListWindow<SimulatedRow>>();
    request.signal.addEventListener('abort', () => reject(new Error('aborted')));
    let rows: ListWindow<SimulatedRow> | undefined;
    loads.push({
      read: () => (rows ??= table.select(request)),
      answer: () => resolve((rows ??= table.select(request))),
    });
    return promise;
  });
  const stop = cache.watch(listed, () => {});
  const shown = () => cache.snapshot(listed).window;

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
        table.insert(step.category);
        break;
      case 'update':
        table.update(step.row, step.category);
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
        // What was committed while nobody listened is never sent.
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
      case 'loadMore':
        if (shown()?.isComplete === false) {
          void cache.loadMore(listed);
        }
        break;
    }
  };

  return {
    run,
    /** The connection holds at last: everything under way arrives. */
    async comeToRest() {
      if (!isSubscribed) run({ do: 'confirm' });
      for (let round = 0; round < 8; round += 1) {
        await settle();
        for (const load of loads) load.answer();
      }
      while (next < table.events.length) deliverNext();
      await settle();
    },
    expectEqualToTable() {
      const { items = [], isComplete } = shown() ?? {};
      const all = table.select({ category: listed, size: 10_000 }).items;
      expect(items).toEqual(isComplete === true ? all : all.slice(0, items.length));
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
