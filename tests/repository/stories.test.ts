import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, read, root } from './support/files.ts';
import { importsOf, parse, type Source } from './support/source.ts';

const stories = filesOf('stories/**/*.stories.tsx').map((path) => parse(path));
const storyPaths = new Set(stories.map(({ path }) => path));

const views = filesOf('src/**/*View.tsx');

/** What renders a page: its view, or the page itself where it needs no data. */
const prerenderedPaths = filesOf('src/**/*Page.tsx').map((page) => {
  const view = page.replace(/Page\.tsx$/u, 'View.tsx');
  return views.includes(view) ? view : page;
});

/** The sections of the sidebar that have components. */
const sections = [
  'Match',
  'Navigation',
  'Feedback',
  'Forms and dialogs',
  ...['Desk', 'Rows', 'Forms', 'Pairs', 'Paste', 'League', 'Guide', 'Backup'].map(
    (group) => `Admin/${group}`,
  ),
];

/** The stories of what is in `src/`. */
const componentStories = stories.filter(
  ({ path }) => !/^stories\/(?:foundations|patterns|app\/SiteLayout)/u.test(path),
);
/** Stories of functions that show something, for which there is no component of this name. */
const opened = [
  'stories/matches/DeleteConfirmation.stories.tsx',
  'stories/opening/StartFailure.stories.tsx',
  'stories/ui/Confirmation.stories.tsx',
];

/** What shows nothing but what it is given. */
const frames = [
  'app/SiteLayout',
  'ui/PageFrame',
  'matches/list/ListFrame',
  'home/LazySponsors',
  'pairs/LazyMyPairs',
  'admin/AdminTools',
];
/** The components that have stories or are imported by some, and what those import of their own room. */
const shown = new Set([
  ...frames.map((name) => `src/${name}.tsx`),
  ...componentStories
    .map(({ path }) => sourceOf(path))
    .filter((path) => existsSync(join(root, path))),
  ...stories.flatMap((story) => importsOf(story).map(({ target }) => target)).filter(isComponent),
]);
for (const component of shown) {
  const room = roomOf(component);
  const parts = importsOf(parse(component)).map(({ target }) => target);
  for (const part of parts) if (isComponent(part) && part.startsWith(`${room}/`)) shown.add(part);
}

/** The room of a file, `src/ui`. */
function roomOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function isComponent(path: string): boolean {
  return /^src\/.+\.tsx$/u.test(path);
}

/** Where the stories of a file of `src/` stand, and the reverse. */
function storiesOf(path: string): string {
  return path.replace(/^src\//u, 'stories/').replace('.tsx', '.stories.tsx');
}

function sourceOf(story: string): string {
  return story.replace(/^stories\//u, 'src/').replace('.stories.tsx', '.tsx');
}

/** A text whose list items are on one line each. */
function joined(text: string): string {
  return text.replaceAll(/\n \* {3}(?=\S)/gu, ' ');
}

/** The stories that a file exports, and the sentence right above each. */
function exportedStories({ text, comments, visit }: Source) {
  const found: { name: string; start: number; sentence: string | undefined }[] = [];
  visit({
    ExportNamedDeclaration: ({ start, declaration }) => {
      if (declaration?.type !== 'VariableDeclaration') return;
      const [variable] = declaration.declarations;
      if (variable?.id.type !== 'Identifier') return;
      const above = comments.findLast(({ end }) => end <= start);
      const isRightAbove = above !== undefined && text.slice(above.end, start).trim() === '';
      const sentence = isRightAbove ? above.value.replaceAll(/[*\s]+/gu, ' ').trim() : undefined;
      found.push({ name: variable.id.name, start, sentence });
    },
  });
  return found;
}

describe('The library of components is complete', () => {
  it('has stories for every component', () => {
    const missing = filesOf('src/**/*.module.css')
      .map((path) => path.replace('.module.css', '.tsx'))
      .filter((path) => existsSync(join(root, path)) && !shown.has(path));
    expect(missing, 'write the stories of these components, every state of them').toEqual([]);
  });

  it('has stories for every page', () => {
    expect(prerenderedPaths.length).toBeGreaterThan(0);
    const missing = prerenderedPaths.map(storiesOf).filter((path) => !storyPaths.has(path));
    expect(missing, 'write the stories of these pages, every state of them').toEqual([]);
  });

  it('has stories of its own for every card, dialog and menu', () => {
    const found = filesOf('src/**/*.tsx').flatMap((path) =>
      surfacesOf(path).map((component) => [path, component] as const),
    );
    expect(found.length).toBeGreaterThan(0);
    const missing = found
      .filter(([path, component]) => {
        const story = stories.find((each) => each.path === storiesOf(path));
        return story === undefined || !isRenderedBy(story, component);
      })
      .map(([path, component]) => `${component} in ${storiesOf(path)}`);
    expect(missing, 'render these in stories at their own path').toEqual([]);
  });

  it('has no stories of what is not there any more', () => {
    const orphans = componentStories
      .map(({ path }) => path)
      .filter((path) => !existsSync(join(root, sourceOf(path))) && !opened.includes(path));
    expect(orphans, 'rename these as the file in src/ is called now, or delete them').toEqual([]);
  });

  it('says when to take every card, dialog, menu and what two rooms use', () => {
    const rooms = new Map<string, Set<string>>();
    for (const path of filesOf('src/**/*.tsx')) {
      for (const { target } of importsOf(parse(path))) {
        rooms.set(target, (rooms.get(target) ?? new Set()).add(roomOf(path)));
      }
    }
    const shared = componentStories
      .filter(({ path, text }) => !text.includes("title: 'Pages/") && !opened.includes(path))
      .map(({ path }) => sourceOf(path))
      .filter((path) => (rooms.get(path)?.size ?? 0) > 1 || surfacesOf(path).length > 0);
    expect(shared.length).toBeGreaterThan(0);
    const wrong = shared.filter(
      (path) => !/ \* - \*\*When:\*\* .*\n \* - \*\*When not:\*\* /u.test(joined(read(path))),
    );
    expect(wrong, 'say **When:** and **When not:** above the component').toEqual([]);
  });

  it('shows every icon of the site', () => {
    const gallery = read('stories/foundations/Icons.mdx');
    const used = new Set(
      filesOf('src/**/*.tsx').flatMap((path) => read(path).match(/\bIcon[A-Z]\w*/gu) ?? []),
    );
    const missing = [...used].filter((icon) => !gallery.includes(`<tabler.${icon} `));
    expect(missing, 'say in stories/foundations/Icons.mdx what these mean').toEqual([]);
    const shown = (icon: string) =>
      new RegExp(`<tabler\\.${icon} aria-hidden />,\\s+'([\\d, ]+)'`, 'u').exec(gallery)?.[1] ?? '';
    const drawn = filesOf('src/**/*.tsx').flatMap((path) =>
      [...read(path).matchAll(/<(Icon\w+)[^>]*?size=\{(\d+)\}/gu)].map(
        ([, icon = '', size = '']) => [icon, size] as const,
      ),
    );
    const unsaid = drawn.filter(([icon, size]) => !shown(icon).split(', ').includes(size));
    expect(unsaid, 'say in stories/foundations/Icons.mdx that these have this size').toEqual([]);
  });

  it('is sorted by what a designer looks for', () => {
    const wrong = componentStories
      .filter(({ path, text }) => {
        const [, name = ''] = /(\w+)\.stories\.tsx$/u.exec(path) ?? [];
        const page = /(\w+)(?:Page|View)$/u.exec(name)?.[1];
        const titles = [...sections.map((section) => `${section}/${name}`), `Pages/${page}`];
        return !titles.some((title) => text.includes(`title: '${title}'`));
      })
      .map(({ path }) => path);
    expect(wrong, `title them <section>/<name>: ${sections.join(', ')}`).toEqual([]);
  });
});

describe('Every story', () => {
  it('says when a visitor sees it', () => {
    const silent = stories.flatMap((source) => {
      const found = exportedStories(source);
      if (found.length === 0) return [`${source.path} has no stories`];
      return found
        .filter(({ sentence }) => sentence === undefined || !/^[A-Z¿«*].*[.:?]$/u.test(sentence))
        .map(({ name, start }) => `${source.at(start)} ${name}`);
    });
    expect(silent, 'put a sentence in /** */ right above, with its full stop').toEqual([]);
  });

  it('is written in the form in which Storybook finds its sentence', () => {
    const unread = stories
      .filter(({ text }) => /^export const .*(?<!= meta)\.story\(|\bmeta\.story\(\w/mu.test(text))
      .map(({ path }) => path);
    expect(unread, 'write meta.story({ … }): the docs and the manifest read no other').toEqual([]);
  });
});

/** What stands on a page as one thing, or over it. */
const surfaces = ['Card', 'Modal', 'Drawer', 'Menu', 'Popover', 'article', 'dialog'];

/** The exported components that render a surface, themselves or by a function of their file. */
function surfacesOf(path: string): readonly string[] {
  const functions: { name: string; start: number; end: number; isExported: boolean }[] = [];
  const exported = new Set<number>();
  const rendered: number[] = [];
  const named: { name: string; start: number }[] = [];
  const { text, visit } = parse(path);
  visit({
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration !== null) exported.add(declaration.start);
    },
    FunctionDeclaration: ({ id, start, end }) => {
      if (id !== null)
        functions.push({ name: id.name, start, end, isExported: exported.has(start) });
    },
    JSXOpeningElement: ({ name }) => {
      // Of `Menu.Target` the first word counts.
      const [first = ''] = text.slice(name.start, name.end).split('.');
      if (surfaces.includes(first)) rendered.push(name.start);
      named.push({ name: first, start: name.start });
    },
    Identifier: ({ name, start }) => {
      named.push({ name, start });
    },
  });
  const renders = ({ name, start, end }: (typeof functions)[number], asked: readonly string[]) => {
    const isInside = (place: number) => start <= place && place < end;
    if (rendered.some(isInside)) return true;
    const parts = functions.filter(
      (part) =>
        ![name, ...asked].includes(part.name) &&
        named.some((each) => each.name === part.name && isInside(each.start)),
    );
    return parts.some((part): boolean => renders(part, [name, ...asked]));
  };
  return functions.filter((each) => each.isExported && renders(each, [])).map(({ name }) => name);
}

/** Whether a file of stories renders a component: as that of its meta, or in JSX. */
function isRenderedBy(story: Source, component: string): boolean {
  let isRendered = false;
  story.visit({
    JSXOpeningElement: ({ name }) => {
      if (name.type === 'JSXIdentifier' && name.name === component) isRendered = true;
    },
    Property: ({ key, value }) => {
      const isComponent = key.type === 'Identifier' && key.name === 'component';
      if (isComponent && value.type === 'Identifier' && value.name === component) isRendered = true;
    },
  });
  return isRendered;
}

/** What every list on a page can be in; the docs show each on a phone and a desktop. */
const statesOfAView = ['Loaded', 'Loading', 'Empty', 'Failed', 'Longest'];

describe('Every view of a page', () => {
  it.each(views)('%s is shown in all its states', (view) => {
    const source = stories.find(({ path }) => path === storiesOf(view));
    const names = source === undefined ? [] : exportedStories(source).map(({ name }) => name);
    const states = parse(view).text.includes('isAdmin')
      ? [...statesOfAView, 'Admin']
      : statesOfAView;
    const missing = states.filter((state) => !names.includes(state));
    expect(missing, `write these stories in ${storiesOf(view)}`).toEqual([]);
  });
});
