import { defineMain } from '@storybook/react-vite/node';
import { historyPlugin } from './readHistory.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Examples of code as they are written: without a story's test, and with the names of components.
  features: { componentsManifest: true, experimentalCodeExamples: true },
  // The other one, react-docgen-typescript, does not load beside TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
  // The manager takes its icon from here.
  staticDirs: ['../public'],
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), historyPlugin()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
