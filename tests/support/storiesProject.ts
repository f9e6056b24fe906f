import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { resolve } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumArguments, findChromium } from './chromium.ts';

/** Every story as a test in Chromium, its play and axe included: in light, the dark colours too. */
export function storybookProject(group: number): TestProjectInlineConfiguration {
  const executablePath = findChromium();
  return {
    extends: true,
    // Vite prepares these before the first story: a dependency that it meets later makes it start
    // over, and the stories that are running would see two Reacts.
    optimizeDeps: {
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-router-dom',
        '@mantine/carousel',
        '@mantine/core',
        '@mantine/form',
        '@mantine/hooks',
        '@mantine/modals',
        '@mantine/notifications',
        '@tabler/icons-react',
        'libphonenumber-js/max',
        'papaparse',
        'storybook/preview-api',
        'uqr',
        'valibot',
      ],
    },
    // The site's port is fixed; each run of these tests takes a free one.
    server: { strictPort: false },
    plugins: [storybookTest({ configDir: resolve(import.meta.dirname, '../../.storybook') })],
    test: {
      name: 'stories',
      sequence: { groupOrder: group },
      // On a busy machine a play takes many times as long.
      testTimeout: 60_000,
      // Storybook clears up after each story: a page for each file would load everything again.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            args: chromiumArguments,
            ...(executablePath === undefined ? {} : { executablePath }),
          },
          // Eleven hours behind Greenwich: a civil date that is read as UTC shows a day early here.
          contextOptions: { locale: 'es-AR', timezoneId: 'Pacific/Pago_Pago' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
