import { spawn, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { createServer } from 'node:net';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { vi } from 'vitest';
import type { Engine } from './engine.ts';

const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
const isInstalled = (command: string) => spawnSync('which', [command]).status === 0;
const isComplete =
  miniBrowser !== undefined && isInstalled('WebKitWebDriver') && isInstalled('xvfb-run');

/** WebKitGTK, the engine that is nearest to Safari, on a screen that nobody sees. */
export const webKit: Engine = {
  name: 'WebKitGTK',
  missing: isComplete ? null : 'apt-get install webkit2gtk-driver xvfb xauth',
  async open({ refusesStorage = false } = {}) {
    const port = await freePort();
    // A group of its own: `xvfb-run` does not end what it has started.
    const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const complaints: string[] = [];
    const listen = (bytes: Buffer) => {
      const lines = String(bytes).split('\n');
      complaints.push(...lines.filter((line) => /CONSOLE .*(?:ERROR|WARN)/u.test(line)));
    };
    driver.stdout.on('data', listen);
    driver.stderr.on('data', listen);
    const url = `http://127.0.0.1:${port}`;
    await vi.waitUntil(() => fetch(`${url}/status`).catch(() => null), { timeout: 30_000 });
    const browser = await new Builder()
      .usingServer(url)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary: miniBrowser,
            args: [
              '--automation',
              '--enable-write-console-messages-to-stdout=true',
              ...(refusesStorage ? ['--enable-html5-local-storage=false'] : []),
            ],
          },
        }),
      )
      .build();
    return {
      goto: (to) => browser.get(to),
      back: () => browser.navigate().back(),
      evaluate: (expression) => browser.executeScript(`return ${expression}`),
      click: (css) => browser.findElement(By.css(css)).click(),
      async type(css, text) {
        const field = browser.findElement(By.css(css));
        await field.clear();
        await field.sendKeys(text);
      },
      choose: (css, option) =>
        browser.findElement(By.css(`${css} option[value="${option}"]`)).click(),
      pressEscape: () => browser.actions().sendKeys(Key.ESCAPE).perform(),
      complaints: () => complaints,
      async close() {
        await browser.quit();
        if (driver.pid !== undefined) process.kill(-driver.pid);
      },
    };
  },
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return typeof address === 'object' && address !== null ? address.port : 0;
}
