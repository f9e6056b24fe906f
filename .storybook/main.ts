import { defineMain } from '@storybook/react-vite/node';
import { readSnippets, withSnippets, type Manifests } from './snippets.ts';

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
    const name = 'virtual:snippets';
    const ofDocs = {
      name,
      resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
      load: (id: string) =>
        id === `\0${name}` ? `export const snippets = ${JSON.stringify(snippets)};` : undefined,
    };
    return { ...config, plugins: [...(config.plugins ?? []), ofDocs] };
  },
  ...manifests,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
