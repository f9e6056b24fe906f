import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts';

/** Every story as a test in Chromium, axe included, once in each colour scheme. */
export const storybookProjects = [storybookProject('light'), storybookProject('dark')];

function storybookProject(scheme: 'light' | 'dark'): TestProjectInlineConfiguration {
  const executablePath = findChromium();
  return {
    extends: true,
    // Named, so that Vite prepares them before the first story: a dependency that it meets halfway
    // makes it start over, and stories under way would then see two Reacts.
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
      ],
    },
    // The site insists on its port; two runs of these tests beside each other must each find one.
    server: { strictPort: false },
    plugins: [storybookTest({ configDir: import.meta.dirname, initialGlobals: { scheme } })],
    test: {
      name: `stories-${scheme}`,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            args: chromiumArguments,
            ...(executablePath === undefined ? {} : { executablePath }),
          },
          // Eleven hours behind Greenwich: a civil date that was read as UTC shows a day early here.
          contextOptions: { locale: 'es-AR', timezoneId: 'Pacific/Pago_Pago' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
