import { describe, expect, it } from 'vitest';
import { filesOf } from './support/files.ts';
import { importsOf, parse } from './support/source.ts';

/**
 * The rooms of `src/`, in their order: each may import itself and those above it. What would point the
 * other way is passed in: as a prop, a callback, or a context that the upper room declares.
 */
const rooms = [
  // foundations
  ['padel', 'the game: scores, results, matches, pairs, dates, sentences; pure'],
  ['live', 'table → channel → change log → lists → hook; knows no padel'],
  ['ui', 'the theme, and the frames, fields, skeletons and hooks that two rooms use'],
  ['league', 'the league as every page reads it: settings, categories, seasons, clock, addresses'],
  ['session', 'who is signed in, and the one way to write'],
  // features
  ['matches', 'results and announced matches: tables, rows, cards, lists by day'],
  ['standings', 'the table of positions, ties, ¿y si…?, qué necesita'],
  ['pairs', 'a pair’s page, search, stars, calendar, notices'],
  ['category', 'a category’s page and the list of categories'],
  ['home', 'the home page, Nosotros, sponsors'],
  ['share', 'texts and pictures for the group'],
  ['reading', 'what people wrote: heads of columns, dates, heads of chats, categories; no React'],
  ['admin', 'forms, score pad, pairs, settings, pictures, trash, history'],
  ['paste', 'a chat or a sheet becomes results; fixture; CSV'],
  ['tv', 'the club’s screen'],
  // on top
  ['app', 'list of pages, router, layout, providers'],
  ['opening', 'what runs before and beside React'],
  ['build', 'Vite plugins and prerendering'],
] as const;

const names: readonly string[] = rooms.map(([name]) => name);
const roomOf = (path: string) => /^src\/([^/]+)\//u.exec(path)?.[1] ?? '';

const anyPackage = /./u;
const noPackage = /^$/u;
/** The packages that a room may import, where that says what the room is; the others may import any. */
const packages: Readonly<Record<string, RegExp>> = {
  padel: noPackage,
  live: /^(react|@supabase\/.*)$/u,
  league:
    /^(react|react-router-dom|@mantine\/core(\/styles\/\w+\.layer\.css)?|@tabler\/icons-react|valibot)$/u,
  reading: /^papaparse$/u,
};

/** What else may not be imported, and why. */
const bans = [
  {
    from: /^src\//u,
    to: /^(?:tests|stories|supabase(?!\/terminal\/)|\.storybook)\//u,
    why: 'src/ stands alone',
  },
  { from: /^src\/(?!build\/)/u, to: /^supabase\//u, why: 'a build alone speaks on a terminal' },
  {
    from: /^src\/opening\/worker\//u,
    to: /^(?!src\/opening\/worker\/)/u,
    why: 'the service worker is a script of its own',
  },
  {
    from: /^supabase\/embedded\//u,
    to: /^src\/build\//u,
    why: 'the server serves a folder and does not build it',
  },
  { from: /^supabase\/scripts\//u, to: /^tests\//u, why: 'scripts run where no tests are' },
  {
    from: /^\.storybook\//u,
    to: /^stories\//u,
    why: 'stories import the configuration, not the reverse',
  },
  { from: /^stories\//u, to: /^tests\//u, why: 'stories show src/ alone' },
] as const;

type Edge = { at: string; from: string; target: string };

function edgesOf(path: string): readonly Edge[] {
  return importsOf(parse(path)).map(({ at, target }) => ({ at, from: path, target }));
}

/** What is wrong with an import; `null` where it may be there. */
function problemOf({ from, target }: Edge): string | null {
  const ban = bans.find((each) => each.from.test(from) && each.to.test(target));
  if (ban !== undefined) return ban.why;
  if (!from.startsWith('src/')) return null;
  const room = roomOf(from);
  if (!names.includes(room)) return 'src/ has no such room: add it to this list';
  if (!target.startsWith('src/')) {
    return (packages[room] ?? anyPackage).test(target) ? null : `${room}/ imports no such package`;
  }
  const other = roomOf(target);
  return names.indexOf(other) > names.indexOf(room)
    ? `${other}/ is below ${room}/: pass it in`
    : null;
}

/**
 * The imports that are left when files that import no other, or are imported by none, are taken away, again
 * and again: circles.
 */
function circles(edges: readonly Edge[]): readonly Edge[] {
  const importing = new Set(edges.map(({ from }) => from));
  const imported = new Set(edges.map(({ target }) => target));
  const left = edges.filter(({ from, target }) => importing.has(target) && imported.has(from));
  return left.length === edges.length ? left : circles(left);
}

const files = filesOf('{src,stories,supabase}/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}');
const edges = files.flatMap((path) => edgesOf(path));

describe('The rooms of src/', () => {
  it('import only those above them', () => {
    expect(files.length).toBeGreaterThan(300);
    const wrong = edges.flatMap((edge) => {
      const problem = problemOf(edge);
      return problem === null ? [] : [`${edge.at} imports ${edge.target}: ${problem}`];
    });
    expect(wrong).toEqual([]);
  });

  it('have no circle of files', () => {
    const left = circles(edges.filter(({ from }) => from.startsWith('src/')));
    expect(left.map(({ at, target }) => `${at} imports ${target}`)).toEqual([]);
  });
});
