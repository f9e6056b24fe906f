import { expect, test } from 'vitest';
import { sizeBudgets } from '../../bench/bytes/sizeBudgets.ts';
import { measureSizes } from '../../bench/bytes/sizes.ts';
import { allRoutes } from '../../bench/site/routes.ts';
import { siteFolder } from '../../support/buildSite.ts';

test('the home page fetches no more code than a phone on a slow network can bear', async () => {
  const [home] = allRoutes;
  const { scripts, styles } = await measureSizes(siteFolder, home);
  // Less than React alone would mean that something was not found.
  expect(scripts.gzip).toBeGreaterThan(60);
  expect(scripts.gzip).toBeLessThanOrEqual(sizeBudgets.homeScripts.gzip.limit);
  expect(scripts.brotli).toBeLessThanOrEqual(sizeBudgets.homeScripts.brotli.limit);
  expect(styles.gzip).toBeGreaterThan(2);
  expect(styles.gzip).toBeLessThanOrEqual(sizeBudgets.styles.gzip.limit);
});
