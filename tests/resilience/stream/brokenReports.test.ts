import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { countFaults } from '../support/streamCount.ts';
import { openFakePage, settle, type FakePage } from '../support/streamFakePage.ts';
import type { Report } from '../support/streamFakeTable.ts';

const times = Array.from({ length: 20 }, (_, count) => count + 1);
const faults = countFaults();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => faults.print('stream: broken reports'));

async function openLivePage(rows: number): Promise<FakePage> {
  const page = await openFakePage();
  for (let row = 0; row < rows; row += 1) page.table.insert();
  await page.confirm();
  page.table.answerAll();
  await settle();
  return page;
}

/** What the server sends of a row that is too large for it: short values, and that it is not all. */
function truncate(report: Report): Report {
  const { id, score } = report.new;
  return { ...report, new: { id, score }, errors: ['Error 413: Payload Too Large'] };
}

/** What is left of a row where the reader may not know who played, or the server left it out. */
function withoutTeams(report: Report): Report {
  const { team1: _team1, team2: _team2, ...rest } = report.new;
  return { ...report, new: rest };
}

function withMore(report: Report): Report {
  return { ...report, new: { ...report.new, umpire: 'Nadie', sets: [6, 4], note: null } };
}

test.each([
  ['cut off because it is too large', truncate, true],
  ['without some of its columns', withoutTeams, true],
  ['with columns that this site does not know', withMore, false],
  ['without a row', (report: Report) => ({ ...report, new: {} }), true],
] as const)('a report %s', async (_, spoil, asksAgain) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const rows of times) {
    await faults.survive(async () => {
      const page = await openLivePage(rows);
      const asked = page.table.asked();
      await page.hear(spoil(page.table.insert()));
      await page.hear(spoil(page.table.update(rows - 1)));
      // What comes closely together is handed on together, a moment later.
      await vi.advanceTimersByTimeAsync(200);
      page.table.answerAll();
      await settle();
      page.table.answerAll();
      await settle();
      expect(await page.shown()).toEqual(page.table.labels());
      expect(page.table.asked() > asked).toBe(asksAgain);
      await page.close();
    });
  }
});

test('an answer that fails after the connection came back is asked for until it comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  for (const rows of times) {
    await faults.survive(async () => {
      const page = await openLivePage(rows);
      page.interrupt();
      page.table.insert();
      page.table.remove(0);
      await page.confirm();
      // The database starts up as well: it refuses for some seconds.
      for (let second = 0; second < 10; second += 1) {
        for (const question of page.table.questions()) question.fail();
        await settle();
        await vi.advanceTimersByTimeAsync(1000);
      }
      expect(warn).toHaveBeenCalled();
      // From here on it answers, and nothing is written any more.
      for (let second = 0; second < 60; second += 1) {
        page.table.answerAll();
        await settle();
        await vi.advanceTimersByTimeAsync(1000);
      }
      expect(await page.shown()).toEqual(page.table.labels());
      await page.close();
    });
  }
});
