import react from '@vitejs/plugin-react';
import postcssPresetMantine from 'postcss-preset-mantine';
import postcssSimpleVars from 'postcss-simple-vars';
import { defineConfig } from 'vitest/config';

/** Mantine's breakpoints (its defaults, in em), readable in every CSS module as `$mantine-breakpoint-…`. */
const breakpoints = {
  'mantine-breakpoint-xs': '36em',
  'mantine-breakpoint-sm': '48em',
  'mantine-breakpoint-md': '62em',
  'mantine-breakpoint-lg': '75em',
  'mantine-breakpoint-xl': '88em',
};

export default defineConfig({
  plugins: [react()],
  css: {
    postcss: { plugins: [postcssPresetMantine(), postcssSimpleVars({ variables: breakpoints })] },
  },
  build: { target: 'es2022', sourcemap: false },
});
