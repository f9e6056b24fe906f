import { expect, test } from 'vitest';
import { listBudgets, measureFirstLoad, sizeBudgets } from '../../bench/bytes/firstLoad.ts';
import { allRoutes } from '../../bench/support/routes.ts';
import { siteFolder } from '../../support/buildSite.ts';

test('the home page fetches within the budget of a phone on a slow network', () => {
  const [home] = allRoutes;
  const { scripts, styles } = measureFirstLoad(siteFolder, home);
  // Fewer bytes than React's would mean that a file was not found.
  expect(scripts.gzip).toBeGreaterThan(60);
  expect(scripts.gzip).toBeLessThanOrEqual(sizeBudgets.scripts.gzip.limit);
  expect(scripts.brotli).toBeLessThanOrEqual(sizeBudgets.scripts.brotli.limit);
  expect(styles.gzip).toBeGreaterThan(2);
  expect(styles.gzip).toBeLessThanOrEqual(sizeBudgets.styles.gzip.limit);
});

test.each(Object.entries(listBudgets))('%s fetches at most %i kB of scripts', (path, limit) => {
  const route = allRoutes.find((each) => each.path === path) ?? allRoutes[0];
  const { scripts, styles } = measureFirstLoad(siteFolder, route);
  expect(scripts.gzip).toBeLessThanOrEqual(limit);
  expect(styles.gzip).toBeLessThanOrEqual(sizeBudgets.styles.gzip.limit);
});

// A browser never asks again for a part of a module that it could not load.
test.each(['src/live/openClient.ts', 'src/live/channel.ts'])(
  '%s is one file beside those of the first load',
  (module) => {
    const [home] = allRoutes;
    const { files } = measureFirstLoad(siteFolder, home);
    const all = measureFirstLoad(siteFolder, { ...home, module }).files;
    expect(all.filter((file) => !files.includes(file))).toHaveLength(1);
  },
);
