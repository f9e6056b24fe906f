import react from '@vitejs/plugin-react';
import postcssPresetMantine from 'postcss-preset-mantine';
import postcssSimpleVars from 'postcss-simple-vars';
import { defineConfig } from 'vitest/config';
import { oldestBrowsers, viteTargets } from './src/build/browsers.ts';
import { fileNames, importsInAdvance, scriptFiles } from './src/build/scriptFiles.ts';
import { inlineHeadScript, prerenderPages } from './src/build/prerenderPages.ts';
import { siteBase } from './src/build/siteBase.ts';
import { staticHosting } from './src/build/staticHosting.ts';
import { leaguePlugin } from './src/build/leaguePlugin.ts';
import { withoutContainers } from './src/build/withoutContainers.ts';
import { layersSheet, withoutGroups, withoutLayer } from './src/build/withoutLayer.ts';
import { themePlugin } from './src/build/themePlugin.ts';
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

/** A text that is cut at the end of its line, or of the second one. */
const textMixins = {
  'one-line': { overflow: 'hidden', 'text-overflow': 'ellipsis', 'white-space': 'nowrap' },
  'two-lines': {
    display: '-webkit-box',
    overflow: 'hidden',
    'overflow-wrap': 'anywhere',
    '-webkit-box-orient': 'vertical',
    '-webkit-line-clamp': '2',
  },
};

// Vitest and Storybook read this too: the database beside `npm run dev` and the headers of the build
// are the site's alone.
const isSite = process.env['VITEST'] === undefined && process.env['STORYBOOK'] === undefined;

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    leaguePlugin({ isDemo: !isSite }),
    themePlugin(),
    isSite && [
      siteBase(),
      embeddedSupabase(),
      layersSheet(),
      inlineHeadScript(),
      prerenderPages(),
      staticHosting(),
    ],
  ],
  css: {
    postcss: {
      plugins: [
        postcssPresetMantine({ mixins: textMixins }),
        postcssSimpleVars({ variables: breakpoints }),
        withoutLayer,
        withoutGroups,
        withoutContainers,
      ],
    },
  },
  server: { port: Number(process.env['PORT'] ?? 3000), strictPort: true },
  build: {
    // Older ones run the same scripts, which a test checks: for them the compiler would rewrite every class.
    target: viteTargets(oldestBrowsers.whole),
    cssTarget: viteTargets(oldestBrowsers.readable),
    // Browsers that lack it load the same files, a little later.
    modulePreload: { polyfill: false, resolveDependencies: importsInAdvance },
    rolldownOptions: {
      // Of six thousand icons that one module exports, only those that are used are read: half of a build's time.
      experimental: { lazyBarrel: true },
      // It would warn that most of the time goes into plugins: one renders every page.
      checks: { bundlerTimings: false },
      output: {
        ...fileNames,
        codeSplitting: { groups: scriptFiles },
      },
    },
  },
  test: isSite ? {} : vitestProjects(mode),
}));
