import { spawnSync } from 'node:child_process';
import { findChromium, namedChromium } from './chromium.ts';

// Before the tests: a Chromium for them to drive. One that is there is taken; otherwise Playwright's
// installer fetches its own, or, where that is not reachable, Debian's package is installed.

// Libraries that a bare machine lacks are installed by root alone; a desktop has them.
const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
const install = ['apt-get', 'install', '-y', '--no-install-recommends'];
const attempts: readonly (readonly string[])[] = [
  ['npx', 'playwright', 'install', ...withLibraries, 'chromium'],
  ['apt-get', 'update'],
  // With the fonts that texts are measured in until the site's own has arrived.
  [...install, 'chromium', 'fonts-liberation'],
  [...install, 'chromium'],
];

// A wrong `CHROMIUM_PATH` is reported: another browser is not what was asked for.
for (const [command = '', ...words] of namedChromium === undefined ? attempts : []) {
  if (findChromium() !== undefined) break;
  console.log(`No Chromium yet: ${[command, ...words].join(' ')}`);
  spawnSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
}

const path = findChromium();
if (path !== undefined) {
  console.log(`Chromium: ${path}`);
} else {
  console.error(
    namedChromium === undefined
      ? 'The tests need Chromium: install it (Debian: `apt-get install chromium`) or name one in CHROMIUM_PATH.'
      : `CHROMIUM_PATH names ${namedChromium}, which is not there.`,
  );
  process.exitCode = 1;
}
