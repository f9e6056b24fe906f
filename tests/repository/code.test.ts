import { expect, it } from 'vitest';
import { filesOf } from './support/files.ts';
import { parse, type Source } from './support/source.ts';

// What oxlint and stylelint have no rule for. Default exports, `any`, `as`, `!` and circles, and in style
// sheets hex colours and `!important`, are theirs.

const sources = filesOf(
  '{src,stories,tests,supabase}/**/*.{ts,tsx}',
  '.storybook/**/*.{ts,tsx}',
  '*.config.ts',
).map((path) => parse(path));

/** The theme owns the colours; a league's own pictures and icons have their own. */
const mayHaveColours = /^(src\/(ui\/theme|league|admin\/league)|tests|supabase)\//u;
const hexColour = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/iu;

/** The places where a pattern is found. */
const found =
  (pattern: RegExp) =>
  ({ at, text }: Source): readonly string[] =>
    [...text.matchAll(pattern)].map(({ index }) => at(index));

function colours({ path, at, visit }: Source): readonly string[] {
  const found: string[] = [];
  if (mayHaveColours.test(path)) return found;
  const look = (start: number, text: unknown) => {
    const colour = typeof text === 'string' ? hexColour.exec(text)?.[0] : undefined;
    if (colour !== undefined) found.push(`${at(start)} ${colour}`);
  };
  visit({
    Literal: ({ start, value }) => look(start, value),
    TemplateElement: ({ start, value }) => look(start, value.raw),
  });
  return found;
}

/**
 * A browser keeps these for the origin, which other leagues may share. One file touches them, by the names that
 * `nameHere` makes; beside it stand those that cannot ask it, and have such names from who calls them.
 */
const mayKeep: Readonly<Record<string, readonly string[]>> = {
  'src/live/storage.ts': ['localStorage', 'sessionStorage', 'StorageEvent', 'storage'],
  // In the page's head, without imports.
  'src/opening/headScript.ts': ['localStorage'],
  // The service worker, whose names `src/build/serviceWorker.ts` gives.
  'src/opening/worker/serviceWorker.ts': ['caches'],
  'src/opening/worker/pages.ts': ['caches'],
  'src/opening/worker/responses.ts': ['caches'],
  // Mantine's, with a key.
  'src/ui/theme/ThemeProvider.tsx': ['localStorageColorSchemeManager'],
};
const ofOrigin =
  /^(?:(?:local|session)Storage|StorageEvent|onstorage|indexedDB|caches|cookie|cookieStore|locks|BroadcastChannel|SharedWorker|getDirectory|localStorageColorSchemeManager|(?:use|read)(?:Local|Session)Storage(?:Value)?)$/u;

function keptForOrigin({ path, at, visit }: Source): readonly string[] {
  const found: string[] = [];
  if (!path.startsWith('src/')) return found;
  const look = (start: number, name: string) => {
    if (mayKeep[path]?.includes(name) !== true) found.push(`${at(start)} ${name}`);
  };
  visit({
    Identifier: ({ start, name }) => {
      if (ofOrigin.test(name)) look(start, name);
    },
    Literal: ({ start, value }) => {
      if (typeof value === 'string' && (value === 'storage' || ofOrigin.test(value))) {
        look(start, value);
      }
    },
  });
  return found;
}

it.each([
  [
    'is no barrel',
    found(/^export (?:\*|\{[^}]*\}) from /gmu),
    'import from the file that holds it: a barrel hides directions and slows tools',
  ],
  [
    'silences no type error',
    found(/@ts-(?:ignore|nocheck)/gu),
    'use @ts-expect-error with its reason',
  ],
  [
    'takes its colours from the theme',
    colours,
    'name the colour in src/ui/theme/tokens.css and use var(--color-…)',
  ],
  [
    'leaves what a browser keeps to one file',
    keptForOrigin,
    'use src/live/storage.ts: another league of the origin has the same names',
  ],
  [
    'has no groups of buttons',
    found(/<(?:Button|ActionIcon)\.Group/gu),
    'src/build/withoutLayer.ts leaves their styles out: take that away first',
  ],
])('every file %s', (_rule, find, advice) => {
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.flatMap(find), advice).toEqual([]);
});
