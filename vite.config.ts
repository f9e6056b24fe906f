import react from '@vitejs/plugin-react';
import postcssPresetMantine from 'postcss-preset-mantine';
import postcssSimpleVars from 'postcss-simple-vars';
import { defineConfig } from 'vitest/config';
import { prerenderPages } from './src/app/hosting/prerenderPages.ts';
import { staticHosting } from './src/app/hosting/staticHosting.ts';
import { leaguePlugin } from './src/league/leaguePlugin.ts';
import { storybookProjects } from './.storybook/vitestProject.ts';
import { embeddedSupabase } from './supabase/embedded/vitePlugin.ts';

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

export default defineConfig({
  plugins: [
    react(),
    leaguePlugin(),
    isSite && [embeddedSupabase(), prerenderPages(), staticHosting()],
  ],
  css: {
    postcss: { plugins: [postcssPresetMantine(), postcssSimpleVars({ variables: breakpoints })] },
  },
  server: { port: Number(process.env['PORT'] ?? 3000), strictPort: true },
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        // In one piece: a request more is half a second on a bad network, and React stays the same
        // from one version of the site to the next.
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
        },
      },
    },
  },
  test: {
    // One project after the other (`groupOrder`): two cores are enough for one of them at a time.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{e2e,resilience}/**'],
          environment: 'node',
          sequence: { groupOrder: 0 },
          // Opening a Postgres takes seconds, on a busy machine many.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/{e2e,resilience}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/e2e/support/buildSite.ts'],
          // One browser at a time: two cores serve the database, the site and the pages.
          fileParallelism: false,
          sequence: { groupOrder: 3 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      ...storybookProjects,
    ],
  },
});
