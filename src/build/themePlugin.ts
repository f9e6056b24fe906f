import type { Plugin } from 'vite';
import { themeCss } from '../ui/theme/cssVariables.ts';

const styles = 'virtual:theme.css';

/** Writes the theme's CSS variables into a style sheet, which the page has before any script. */
export function themePlugin(): Plugin {
  return {
    name: 'theme-variables',
    resolveId: (id) => (id === styles ? id : undefined),
    load: (id) => (id === styles ? themeCss() : undefined),
  };
}
