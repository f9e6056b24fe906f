import { expect, test } from 'vitest';
import { emptyLeagueForThisFile } from '../../support/league.ts';

const league = emptyLeagueForThisFile();

test('opens', async () => {
  const { page } = await league.visit('/');
  expect(await page.title()).toContain('Liga de pádel');
});
