import { defineMain } from '@storybook/react-vite/node';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readHistory, virtualModules } from './readHistory.ts';
import { readSnippets, withSnippets, type Manifests } from './snippets.ts';

const root = resolve(import.meta.dirname, '..');
/** Written by `npm run check:storybook`. */
const heightsFile = resolve(root, 'stories/heights.json');

/**
 * Each frame of a page reports its own globals, a dark one *dark*: the page around it would follow them. A window calls
 * its listeners in the order in which they were added, so this one comes before Storybook's.
 */
const ignoreFrames = `<script>
  addEventListener('message', (event) => {
    if (![window, window.parent].includes(event.source)) event.stopImmediatePropagation();
  });
</script>`;

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
  previewHead: (head = '') => `${head}${ignoreFrames}`,
  viteFinal: async (config) => {
    // Before the build: beside it, reading waits for longer than Vite allows.
    const snippets = await readSnippets();
    const read = {
      history: () => readHistory(root),
      snippets: () => snippets,
      // Stories import the configuration, not the reverse.
      heights: () => JSON.parse(readFileSync(heightsFile, 'utf8')),
    };
    return { ...config, plugins: [...(config.plugins ?? []), virtualModules(read)] };
  },
  ...manifests,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
