import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

// Chromium would lay the page that is being read out again, see `src/build/withoutLayer.ts`.
test('pages that are fetched in advance bring no style sheet with a layer', () => {
  const read = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
  const manifest: Record<string, { css?: string[]; imports?: string[] }> = JSON.parse(
    read('.vite/manifest.json'),
  );
  const sheetsOf = (module: string): string[] =>
    (manifest[module]?.imports ?? []).flatMap(sheetsOf).concat(manifest[module]?.css ?? []);
  const modules = Object.keys(manifest).filter((module) =>
    /^src\/(?!admin|paste|tv).*(?:Page|SponsorCarousel|OfflineError)\.tsx$/u.test(module),
  );
  const sheets = new Set(modules.flatMap(sheetsOf));
  expect(modules.length).toBeGreaterThan(10);
  expect([...sheets].filter((sheet) => read(sheet).includes('@layer'))).toEqual([
    expect.stringMatching(/\/site-/u),
  ]);
});
