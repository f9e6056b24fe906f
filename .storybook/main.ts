import { defineMain } from '@storybook/react-vite/node';
import { componentFacts } from './componentFacts.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The manager takes its icon from here.
  staticDirs: ['../public'],
  viteFinal: (config) => ({ ...config, plugins: [config.plugins, componentFacts()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
