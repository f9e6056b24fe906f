import { describe, expect, it } from 'vitest';
import { filesOf } from './support/files.ts';
import { importsOf, parse } from './support/source.ts';

type Rule = {
  /** Beginnings of the project's paths that may be imported; its own folder always may. */
  folders: readonly string[];
  /** The packages that may be. */
  packages: RegExp;
  /** What to do about an import that may not be there. */
  advice: string;
};

const react = /^(react|react\/.*)$/u;
const rendering = /^(react|react-router-dom|@mantine\/.*|@tabler\/icons-react|embla-.*)$/u;

/** Who may import what, folder by folder. */
const rules: Record<string, Rule> = {
  'src/utils/': {
    folders: [],
    packages: /^(react|react-router-dom|@mantine\/hooks|papaparse)$/u,
    advice: 'utils/ knows nothing of a league: move what does to domain/',
  },
  'src/domain/': {
    folders: ['src/league/categories.config.ts'],
    packages: /^$/u,
    advice: 'domain/ is pure TypeScript: take what is needed as a parameter',
  },
  'src/theme/': {
    folders: ['src/domain/'],
    packages: /^(react|@mantine\/.*)$/u,
    advice: 'theme/ knows Mantine and the types of domain/, nothing else',
  },
  'src/league/': {
    folders: ['src/domain/'],
    packages: /^virtual:league-(clock|qr)$/u,
    advice: 'league/ is data: move what it does to domain/, app/ or build/',
  },
  'src/data/': {
    folders: ['src/domain/', 'src/league/seasons.config.ts'],
    packages: /^(react|@supabase\/.*)$/u,
    advice: 'data/ is the lowest of data, live and auth, and renders nothing',
  },
  'src/auth/': {
    folders: ['src/domain/', 'src/data/'],
    packages: /^(react|@supabase\/.*)$/u,
    advice: 'auth/ stands on data/ and renders nothing',
  },
  'src/live/': {
    folders: ['src/domain/', 'src/data/'],
    packages: /^(react|@supabase\/.*)$/u,
    advice: 'live/ stands on data/ and renders nothing',
  },
  'src/components/': {
    folders: ['src/domain/', 'src/theme/', 'src/paths.ts'],
    packages: rendering,
    advice: 'a component takes props and gives callbacks: bind the data in pages/ or app/',
  },
  'src/pages/': {
    folders: [
      'src/components/',
      'src/data/',
      'src/live/',
      'src/auth/',
      'src/domain/',
      'src/theme/',
      'src/league/',
      'src/paths.ts',
    ],
    packages: rendering,
    advice: 'a page binds data to components: put what app/ needs too into a lower folder',
  },
  'src/early/': {
    folders: [
      'src/pages/',
      'src/components/',
      'src/data/',
      'src/domain/',
      'src/league/',
      'src/paths.ts',
    ],
    packages: react,
    advice: 'early/ is in every page that opens with rows, beside React: each import is sent twice',
  },
  'src/app/': {
    folders: [
      'src/components/',
      'src/pages/',
      'src/data/',
      'src/live/',
      'src/auth/',
      'src/domain/',
      'src/theme/',
      'src/league/',
      'src/paths.ts',
    ],
    packages: rendering,
    advice: 'app/ runs in browsers and at build time: move what is for one of them there',
  },
  'src/start/': {
    folders: ['src/app/', 'src/auth/', 'src/data/', 'src/domain/', 'src/theme/'],
    packages: /^(react|react-dom\/client|react-router-dom)$/u,
    advice: 'start/ begins a visit: put what the site does later into app/',
  },
  'src/worker/': {
    folders: [],
    packages: /^$/u,
    advice:
      'worker/ is the service worker: a script of its own, which shares no code with the pages',
  },
  'src/build/': { folders: ['src/'], packages: /./u, advice: 'build/ imports src/ only' },
  'src/paths.ts': {
    folders: ['src/domain/'],
    packages: react,
    advice: 'paths.ts builds addresses, nothing else',
  },
  'stories/': {
    folders: ['src/', '.storybook/'],
    packages: /./u,
    advice: 'stories/ show src/; what tests/ need too belongs there',
  },
};

/** What may not be imported here; empty where all is well. */
function violations(path: string, text?: string): readonly string[] {
  const folder = Object.keys(rules).find((start) => path.startsWith(start));
  const rule = folder === undefined ? undefined : rules[folder];
  if (folder === undefined || rule === undefined) {
    return [`${path}: src/ has no such folder; add it to the table of this test`];
  }
  return importsOf(parse(path, text))
    .filter(({ target }) => !mayImport(path, folder, rule, target))
    .map(({ at, target }) => `${at} imports ${target}: ${rule.advice}`);
}

function mayImport(path: string, folder: string, rule: Rule, target: string): boolean {
  const isOfProject = /^(?:(?:src|stories|tests|supabase|\.storybook)\/|\.\.)/u.test(target);
  if (!isOfProject) return rule.packages.test(target) || target.endsWith('.css');
  if (rule.folders.some((start) => target.startsWith(start))) return true;
  if (target.startsWith('src/utils/')) return true;
  if (!target.startsWith(folder)) return false;
  // Pages stand beside each other: what two of them need is in pages/shared/.
  const page = /^src\/pages\/[^/]+\//u.exec(path)?.[0];
  return page === undefined || target.startsWith(page) || target.startsWith('src/pages/shared/');
}

describe('The folders import each other in one direction', () => {
  it('in every file', () => {
    const files = filesOf('src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}');
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((path) => violations(path))).toEqual([]);
  });

  it.each([
    ['src/domain/a.ts', "import { useState } from 'react'"],
    ['src/domain/a.ts', "export { theme } from '../theme/theme.ts'"],
    ['src/theme/a.ts', "import { paths } from '../paths.ts'"],
    ['src/data/a.ts', "type Auth = import('../auth/authContext.ts').Auth"],
    ['src/auth/a.ts', "import { useConnection } from '../live/LiveProvider.tsx'"],
    ['src/live/a.ts', "import { Button } from '@mantine/core'"],
    ['src/components/A/A.tsx', "import { useAuth } from '../../auth/authContext.ts'"],
    ['src/components/A/A.tsx', "import { createClient } from '@supabase/supabase-js'"],
    ['src/pages/A/APage.tsx', "const B = import('../B/BPage.tsx')"],
    ['src/pages/A/APage.tsx', "import { App } from '../../app/App.tsx'"],
    ['src/app/A.tsx', "export * from '../../stories/fixtures/clock.ts'"],
    ['src/app/A.tsx', "import { readEnvironment } from '../start/environment.ts'"],
    ['src/start/a.ts', "import { Button } from '../components/Button/Button.tsx'"],
    ['src/league/a.ts', "import { build } from 'vite'"],
    ['stories/a.tsx', "import { findChromium } from '../tests/support/chromium.ts'"],
    ['src/utils/a.ts', "import { paths } from '../paths.ts'"],
  ])('%s may not: %s', (path, text) => {
    expect(violations(path, text)).toHaveLength(1);
  });
});
