import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CategoryName } from '../../../src/domain/category.ts';
import { countFaults } from '../support/streamCount.ts';
import { openFakePage, settle, type FakePage } from '../support/streamFakePage.ts';
import type { Report } from '../support/streamFakeTable.ts';

const times = 50;
const faults = countFaults();

afterAll(() => faults.print('stream: changes'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Some writes: which, and to which row. */
const writes = (minLength: number, maxLength: number) =>
  fc.array(
    fc.tuple(fc.constantFrom('insert' as const, 'update' as const, 'remove' as const), fc.nat(50)),
    { minLength, maxLength },
  );
type Write = readonly ['insert' | 'update' | 'remove', number];

function write({ table }: FakePage, [what, place]: Write): Report {
  return what === 'insert' ? table.insert() : table[what](place);
}

/** A page with some rows on it, live, with nothing under way. */
async function openLivePage(rows: number, category?: CategoryName): Promise<FakePage> {
  const page = await openFakePage(category);
  for (let row = 0; row < rows; row += 1) page.table.insert();
  await page.confirm();
  page.table.answerAll();
  await settle();
  return page;
}

async function expectRight(page: FakePage, category?: CategoryName) {
  // What comes closely together is drawn together, a moment later.
  await vi.advanceTimersByTimeAsync(200);
  expect(await page.shown()).toEqual(page.table.labels(category));
}

/** Lets the fault happen again and again, to pages with different rows. */
async function repeat<Values>(
  values: fc.Arbitrary<Values>,
  fault: (values: Values) => Promise<void>,
) {
  const property = fc.asyncProperty(values, (each) => faults.survive(() => fault(each)));
  // Shrinking would count the same fault many times; the seed is told all the same.
  await fc.assert(property, { numRuns: times, endOnFailure: true });
}

const rows = fc.integer({ min: 1, max: 30 });

test('a change reported before the first answer is there once, in its newest form', async () => {
  await repeat(fc.tuple(rows, writes(1, 5), fc.boolean()), async ([count, each, isReadBefore]) => {
    const page = await openFakePage();
    for (let row = 0; row < count; row += 1) page.table.insert();
    await page.confirm();
    if (isReadBefore) for (const question of page.table.questions()) question.read();
    for (const one of each) await page.hear(write(page, one));
    page.table.answerAll();
    await settle();
    await expectRight(page);
    await page.close();
  });
});

test('a report of a row that the answer brought already changes nothing', async () => {
  await repeat(rows, async (count) => {
    const page = await openLivePage(count);
    const report = page.table.insert();
    await page.confirm();
    page.table.answerAll();
    await page.hear(report);
    await expectRight(page);
    await page.close();
  });
});

test('a deletion reported before its insertion leaves nothing', async () => {
  await repeat(rows, async (count) => {
    const page = await openLivePage(count);
    const insertion = page.table.insert();
    const deletion = page.table.remove(count);
    await page.hear(deletion);
    await page.hear(insertion);
    await expectRight(page);
    await page.close();
  });
});

test('a slow answer does not bring back what has changed since it was read', async () => {
  await repeat(fc.tuple(rows, writes(5, 5)), async ([count, each]) => {
    const page = await openLivePage(count);
    await page.confirm();
    for (const question of page.table.questions()) question.read();
    for (const one of each) await page.hear(write(page, one));
    page.table.answerAll();
    await settle();
    await expectRight(page);
    await page.close();
  });
});

test('of two answers that arrive in the wrong order the later one counts', async () => {
  await repeat(fc.tuple(rows, writes(1, 5)), async ([count, each]) => {
    const page = await openLivePage(count);
    await page.confirm();
    const [older] = page.table.questions();
    older?.read();
    // What is written while the connection is away is reported to nobody.
    page.interrupt();
    for (const one of each) write(page, one);
    await page.confirm();
    page.table.questions().at(-1)?.answer();
    await settle();
    older?.answer();
    await settle();
    await expectRight(page);
    await page.close();
  });
});

test('a report that comes twice is one', async () => {
  await repeat(fc.tuple(rows, writes(1, 5)), async ([count, each]) => {
    const page = await openLivePage(count);
    const reports = each.map((one) => write(page, one));
    for (const report of reports) {
      await page.hear(report);
      await page.hear(report);
    }
    for (const report of reports) await page.hear(report);
    await expectRight(page);
    await page.close();
  });
});

test('reports in any order end in the same rows', async () => {
  const shuffled = writes(2, 12).chain((each) =>
    fc.tuple(fc.constant(each), fc.shuffledSubarray([...each.keys()], { minLength: each.length })),
  );
  await repeat(fc.tuple(rows, shuffled), async ([count, [each, order]]) => {
    const page = await openLivePage(count);
    const reports = each.map((one) => write(page, one));
    for (const place of order) {
      const report = reports[place];
      if (report !== undefined) await page.hear(report);
    }
    await expectRight(page);
    await page.close();
  });
});

test('a change of another category stays out, one that moves a row takes it along', async () => {
  const category = 'Sexta Libre';
  await repeat(rows, async (count) => {
    const page = await openLivePage(count, category);
    await page.hear(page.table.insert('Quinta Libre'));
    await expectRight(page, category);
    await page.hear(page.table.update(0, 'Quinta Libre'));
    await expectRight(page, category);
    await page.hear(page.table.update(count, category));
    await expectRight(page, category);
    await page.close();
  });
});
