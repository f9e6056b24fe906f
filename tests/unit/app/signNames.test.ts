import { execFileSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { builtSettings, startWithSettings } from '../../../src/league/settings.ts';
import { renderLeagues } from '../../support/leaguePages.tsx';
import { isFull } from '../../support/scale.ts';

const before = builtSettings();
afterAll(() => startWithSettings(before));

/** Rendered by a build of React for production. */
function renderInProduction(leagues: number): Awaited<ReturnType<typeof renderLeagues>> {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITE|BASE_URL$|DEV$|MODE$|PROD$|SSR$)/u.test(name),
  );
  const printed = execFileSync(
    process.execPath,
    ['tests/support/renderInProduction.ts', String(leagues)],
    {
      env: { ...Object.fromEntries(own), NODE_ENV: 'production' },
      encoding: 'utf8',
      maxBuffer: 1e9,
    },
  );
  return JSON.parse(printed);
}

test('every page shows the names of its league, whatever signs they have', async () => {
  const { problems, pages } = isFull ? renderInProduction(30) : await renderLeagues([0], 2);
  expect(pages).toBeGreaterThan(20);
  expect(problems).toEqual([]);
}, 300_000);
