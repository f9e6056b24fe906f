import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listBudgets, measureFirstLoad, sizeBudgets } from '../../bench/bytes/firstLoad.ts';
import { describeGrowth, scriptModules, styleModules } from '../../bench/bytes/modules.ts';
import { allRoutes, type MeasuredRoute } from '../../bench/support/routes.ts';
import { siteFolder } from '../../support/buildSite.ts';

const styleLimit = sizeBudgets.styles.gzip.limit;

/** Where a limit is missed, the message says what has grown since when and what to do. */
function expectWithin(route: MeasuredRoute, limit: number) {
  const load = measureFirstLoad(siteFolder, route);
  const { scripts, styles } = load;
  // Fewer bytes than React's would mean that a file was not found.
  expect(scripts.gzip).toBeGreaterThan(60);
  expect(styles.gzip).toBeGreaterThan(2);
  const ofScripts = () =>
    describeGrowth(`Scripts of ${route.path}`, scriptModules(siteFolder, load));
  const ofStyles = () => describeGrowth(`Styles of ${route.path}`, styleModules());
  expect(scripts.gzip, scripts.gzip > limit ? ofScripts() : '').toBeLessThanOrEqual(limit);
  expect(styles.gzip, styles.gzip > styleLimit ? ofStyles() : '').toBeLessThanOrEqual(styleLimit);
  return load;
}

test('the home page fetches within the budget of a phone on a slow network', () => {
  const { gzip, brotli } = sizeBudgets.scripts;
  const { scripts } = expectWithin(allRoutes[0], gzip.limit);
  expect(scripts.brotli).toBeLessThanOrEqual(brotli.limit);
});

test.each(Object.entries(listBudgets))('%s fetches at most %i kB of scripts', (path, limit) => {
  expectWithin(allRoutes.find((route) => route.path === path) ?? allRoutes[0], limit);
});

// Within the limits nobody sees the message.
test('a first load that is too large names what has grown, and what to do', () => {
  const modules = scriptModules(siteFolder, measureFirstLoad(siteFolder, allRoutes[0]));
  expect(modules['src/home/HomeView.tsx']).toBeGreaterThan(0.1);
  const message = describeGrowth('Scripts of /', {
    ...modules,
    'src/matches/tables.ts': 3,
    'src/matches/heavy.ts': 1,
    heavy: 20,
  });
  const lines = message.split('\n').map((line) => line.trim());
  expect(lines[1]).toBe('+20.00 heavy (20.00)');
  expect(lines).toContain('+1.00 src/matches/heavy.ts (new)');
  expect(message).toMatch(/matches.*\n.*tables\.ts.*\n.*heavy\.ts/u);
  expect(message).toMatch(/loaded later.*CONTRIBUTING/su);
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
