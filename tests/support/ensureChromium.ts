import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

/**
 * Before the tests: a Chromium for them to drive. One that is there is taken; otherwise Playwright's
 * installer fetches its own, or, where that is not reachable, Debian's package is installed.
 */
const attempts: readonly (readonly string[])[] = [
  ['npx', 'playwright', 'install', 'chromium'],
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
];

for (const [command = '', ...words] of attempts) {
  if (findChromium() !== undefined) break;
  console.log(`No Chromium yet: ${[command, ...words].join(' ')}`);
  spawnSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
}

const path = findChromium();
if (path === undefined) {
  console.error(
    'The tests need Chromium: install it (Debian: `apt-get install chromium`) or name one in CHROMIUM_PATH.',
  );
  process.exitCode = 1;
} else {
  console.log(`Chromium: ${path}`);
}
