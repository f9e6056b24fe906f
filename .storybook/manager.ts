import { addons } from 'storybook/manager-api';
import { managerTheme } from './managerTheme.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: managerTheme(isDark ? 'dark' : 'light'),
  // The sections of the sidebar are few enough to stand open.
  sidebar: { showRoots: true },
  // Storybook's own logs a deprecated prop on every story; the browser zooms too.
  toolbar: { zoom: { hidden: true } },
  // The foundations have nothing to try: their pages take the whole height.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !(storyId ?? '').startsWith('foundations-'),
  },
});
