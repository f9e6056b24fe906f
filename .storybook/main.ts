import { defineMain } from '@storybook/react-vite/node';
import { resolve } from 'node:path';
import { readHistory, virtualModule } from './readHistory.ts';
import { readSnippets, withSnippets, type Manifests } from './snippets.ts';

const root = resolve(import.meta.dirname, '..');

// Storybook's type of its settings leaves this preset out.
const manifests = {
  // One piece of code for each component, the same as on its page.
  experimental_manifests: async (all: Manifests = {}) => withSnippets(all, await readSnippets()),
};

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { componentsManifest: true, experimentalSearchDocsHeadings: true },
  // The other one, react-docgen-typescript, does not load beside TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
  // The manager takes its icon from here.
  staticDirs: ['../public'],
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      virtualModule('history', () => readHistory(root)),
      virtualModule('snippets', readSnippets),
    ],
  }),
  ...manifests,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
