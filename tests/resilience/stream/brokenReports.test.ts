import { afterEach, expect, test, vi } from 'vitest';
import { scale } from '../../support/scale.ts';
import type { Report } from '../../support/simulatedServer.ts';
import { openLiveFakePage, settle } from '../support/fakePage.ts';
import { faultsOf } from '../support/faults.ts';

const { survive } = faultsOf('stream: broken reports');
const times = Array.from({ length: scale(20, 4) }, (_, index) => index + 1);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const breakages: Record<string, { spoil: (report: Report) => Report; loadsAgain: boolean }> = {
  'cut off because it is too large': {
    spoil: (report) => {
      const { id, score } = report.new;
      return { ...report, new: { id, score }, errors: ['Error 413: Payload Too Large'] };
    },
    loadsAgain: true,
  },
  'without some of its columns': {
    spoil: (report) => {
      const { team1: _team1, team2: _team2, ...rest } = report.new;
      return { ...report, new: rest };
    },
    loadsAgain: true,
  },
  'with columns that this site does not know': {
    spoil: (report) => ({ ...report, new: { ...report.new, umpire: 'Nadie', sets: [6, 4] } }),
    loadsAgain: false,
  },
  'without a row': { spoil: (report) => ({ ...report, new: {} }), loadsAgain: true },
};

test.each(Object.entries(breakages))('a report %s', async (_, { spoil, loadsAgain }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const rows of times) {
    await survive(async () => {
      const page = await openLiveFakePage(rows);
      const before = page.table.requested();
      await page.receive(spoil(page.table.insert()));
      await page.receive(spoil(page.table.update(rows - 1)));
      // Events that come together are applied together, after a delay.
      await vi.advanceTimersByTimeAsync(200);
      await page.answerAll();
      await page.answerAll();
      expect(await page.shown()).toEqual(page.table.labels());
      expect(page.table.requested() > before).toBe(loadsAgain);
      await page.close();
    });
  }
});

test('a load that fails after the connection came back is retried until it succeeds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  for (const rows of times) {
    await survive(async () => {
      const page = await openLiveFakePage(rows);
      page.interrupt();
      page.table.insert();
      page.table.remove(0);
      await page.confirm();
      // The database starts too: it refuses for some seconds.
      for (let second = 0; second < 10; second += 1) {
        for (const request of page.table.requests()) request.fail();
        await settle();
        await vi.advanceTimersByTimeAsync(1000);
      }
      expect(warn).toHaveBeenCalled();
      // From here on it answers, and nothing more is written.
      for (let second = 0; second < 60; second += 1) {
        await page.answerAll();
        await vi.advanceTimersByTimeAsync(1000);
      }
      expect(await page.shown()).toEqual(page.table.labels());
      await page.close();
    });
  }
});
