import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CategoryName } from '../../../src/league/category.ts';
import { scale } from '../../support/scale.ts';
import { openFakePage, openLiveFakePage, settle } from '../support/fakePage.ts';
import type { Report } from '../../support/simulatedServer.ts';
import type { FakePage } from '../support/fakePage.ts';
import { faultsOf } from '../support/faults.ts';

const { survive } = faultsOf('stream: changes');
const times = scale(50, 10);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const rows = fc.integer({ min: 1, max: 30 });
/** Some writes: which, and to which row. */
const writes = (minLength: number, maxLength: number) =>
  fc.array(
    fc.tuple(fc.constantFrom('insert' as const, 'update' as const, 'remove' as const), fc.nat(50)),
    { minLength, maxLength },
  );
type Write = readonly ['insert' | 'update' | 'remove', number];

function write({ table }: FakePage, [what, index]: Write): Report {
  return what === 'insert' ? table.insert() : table[what](index);
}

async function expectRight(page: FakePage, category?: CategoryName) {
  // Events that come together are rendered together, after a delay.
  await vi.advanceTimersByTimeAsync(200);
  expect(await page.shown()).toEqual(page.table.labels(category));
}

/** Repeats a fault with generated values on new pages, each of which must end right. */
async function assertRight<Values>(
  values: fc.Arbitrary<Values>,
  fault: (values: Values) => Promise<FakePage>,
) {
  const property = fc.asyncProperty(values, (each) =>
    survive(async () => {
      const page = await fault(each);
      await expectRight(page);
      await page.close();
    }),
  );
  // Shrinking would count the same fault many times; fast-check prints the seed all the same.
  await fc.assert(property, { numRuns: times, endOnFailure: true });
}

test('a change reported before the first response is there once, in its newest form', async () => {
  await assertRight(
    fc.tuple(rows, writes(1, 5), fc.boolean()),
    async ([count, each, isReadBefore]) => {
      const page = await openFakePage();
      for (let row = 0; row < count; row += 1) page.table.insert();
      await page.confirm();
      if (isReadBefore) for (const request of page.table.requests()) request.read();
      for (const one of each) await page.receive(write(page, one));
      await page.answerAll();
      return page;
    },
  );
});

test('a report of a row that the response already had changes nothing', async () => {
  await assertRight(rows, async (count) => {
    const page = await openLiveFakePage(count);
    const report = page.table.insert();
    await page.confirm();
    page.table.answerAll();
    await page.receive(report);
    return page;
  });
});

test('a deletion reported before its insertion leaves nothing', async () => {
  await assertRight(rows, async (count) => {
    const page = await openLiveFakePage(count);
    const insertion = page.table.insert();
    const deletion = page.table.remove(count);
    await page.receive(deletion);
    await page.receive(insertion);
    return page;
  });
});

test('a slow response does not restore what has changed since it was read', async () => {
  await assertRight(fc.tuple(rows, writes(5, 5)), async ([count, each]) => {
    const page = await openLiveFakePage(count);
    await page.confirm();
    for (const request of page.table.requests()) request.read();
    for (const one of each) await page.receive(write(page, one));
    await page.answerAll();
    return page;
  });
});

test('of two responses that arrive in the wrong order the later one counts', async () => {
  await assertRight(fc.tuple(rows, writes(1, 5)), async ([count, each]) => {
    const page = await openLiveFakePage(count);
    await page.confirm();
    const [older] = page.table.requests();
    older?.read();
    // What is written during an interruption is reported to nobody.
    page.interrupt();
    for (const one of each) write(page, one);
    await page.confirm();
    page.table.requests().at(-1)?.answer();
    await settle();
    older?.answer();
    await settle();
    return page;
  });
});

test('a report that comes twice counts once', async () => {
  await assertRight(fc.tuple(rows, writes(1, 5)), async ([count, each]) => {
    const page = await openLiveFakePage(count);
    const reports = each.map((one) => write(page, one));
    for (const report of reports) {
      await page.receive(report);
      await page.receive(report);
    }
    for (const report of reports) await page.receive(report);
    return page;
  });
});

test('reports in any order end in the same rows', async () => {
  const shuffled = writes(2, 12).chain((each) =>
    fc.tuple(fc.constant(each), fc.shuffledSubarray([...each.keys()], { minLength: each.length })),
  );
  await assertRight(fc.tuple(rows, shuffled), async ([count, [each, order]]) => {
    const page = await openLiveFakePage(count);
    const reports = each.map((one) => write(page, one));
    for (const index of order) {
      const report = reports[index];
      if (report !== undefined) await page.receive(report);
    }
    return page;
  });
});

test('a change of another category is left out, one that moves a row removes it', async () => {
  const category = 'Sexta Libre';
  const property = fc.asyncProperty(rows, (count) =>
    survive(async () => {
      const page = await openLiveFakePage(count, category);
      await page.receive(page.table.insert('Quinta Libre'));
      await expectRight(page, category);
      await page.receive(page.table.update(0, 'Quinta Libre'));
      await expectRight(page, category);
      await page.receive(page.table.update(count, category));
      await expectRight(page, category);
      await page.close();
    }),
  );
  await fc.assert(property, { numRuns: times, endOnFailure: true });
});
