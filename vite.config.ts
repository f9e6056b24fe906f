import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import postcssPresetMantine from 'postcss-preset-mantine';
import postcssSimpleVars from 'postcss-simple-vars';
import { defineConfig } from 'vitest/config';
import { prerenderPages } from './src/build/prerenderPages.ts';
import { staticHosting } from './src/build/staticHosting.ts';
import { inlineHeadScript } from './src/build/inlineHeadScript.ts';
import { leaguePlugin } from './src/build/leaguePlugin.ts';
import { embeddedSupabase } from './supabase/embedded/vitePlugin.ts';
import { vitestProjects } from './tests/support/vitestProjects.ts';

/** Mantine's breakpoints (its defaults, in em), readable in every CSS module as `$mantine-breakpoint-…`. */
const breakpoints = {
  'mantine-breakpoint-xs': '36em',
  'mantine-breakpoint-sm': '48em',
  'mantine-breakpoint-md': '62em',
  'mantine-breakpoint-lg': '75em',
  'mantine-breakpoint-xl': '88em',
};

// Vitest and Storybook read this too: the database beside `npm run dev` and the headers of the build
// are the site's alone.
const isSite = process.env['VITEST'] === undefined && process.env['STORYBOOK'] === undefined;

/** Its package names the development files under every condition; these are half a kilobyte smaller. */
const productionRouter = [
  { find: /^react-router$/, replacement: 'index.mjs' },
  { find: /^react-router\/dom$/, replacement: 'dom-export.mjs' },
].map(({ find, replacement }) => ({
  find,
  replacement: join(import.meta.dirname, 'node_modules/react-router/dist/production', replacement),
}));

export default defineConfig(({ command, mode }) => ({
  plugins: [
    react(),
    leaguePlugin(),
    isSite && [embeddedSupabase(), inlineHeadScript(), prerenderPages(), staticHosting()],
  ],
  resolve: { alias: isSite && command === 'build' ? productionRouter : [] },
  css: {
    postcss: { plugins: [postcssPresetMantine(), postcssSimpleVars({ variables: breakpoints })] },
  },
  server: { port: Number(process.env['PORT'] ?? 3000), strictPort: true },
  build: {
    target: 'es2022',
    // Browsers that lack it load the same files, a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // In one piece: a request more is half a second on a bad network, and React stays the same
        // from one version of the site to the next.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
            // In one piece as well: small pieces compress worse, and each is a request.
            { name: 'site', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  test: isSite ? {} : vitestProjects(mode),
}));
