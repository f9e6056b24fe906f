import { expect, test } from 'vitest';
import { passAnswered, stopClock } from '../../support/clock.ts';
import { leagueForThisFile } from '../../support/league.ts';
import { bannerOf, cardOf, expectLive, expectSoon } from '../../support/page.ts';
import { databaseOf, expectSameAsTable, openResults } from '../support/site.ts';

// The channel is confirmed and answers, and no change comes: a table that is not published any more, a broken slot.

const league = leagueForThisFile();

test('nothing is called live of which no change comes; it is again once one does', async () => {
  const page = await openResults(league);
  const database = databaseOf(league);
  const { faults } = league.supabase.realtime;
  faults.deliverChanges(false);
  await stopClock(page);
  const badge = bannerOf(page).getByText('En vivo');
  for (const round of [1, 2]) {
    await expect(badge.count()).resolves.toBe(1);
    await database.add(`Silencio ${round}`);
    await passAnswered(page, 5 * 60);
    // The rows are read again, and right, meanwhile too.
    await expectSoon(cardOf(page, `Silencio ${round}`)).toBeVisible();
  }
  await expectSoon(badge).toHaveCount(0);
  await database.add('Silencio 3');
  await passAnswered(page, 31);
  await expectSoon(cardOf(page, 'Silencio 3')).toBeVisible();
  await expect(badge.count()).resolves.toBe(0);
  faults.deliverChanges(true);
  await page.clock.resume();
  await database.add('Silencio 4');
  await expectLive(page);
  await expectSameAsTable(page, league);
});
