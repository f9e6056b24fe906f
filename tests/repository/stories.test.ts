import { describe, expect, it } from 'vitest';
import { filesOf, read } from './support/files.ts';
import { importsOf, parse, type Source } from './support/source.ts';

const stories = filesOf('stories/**/*.stories.tsx').map((path) => parse(path));
const storyPaths = new Set(stories.map(({ path }) => path));

/** The folders of `src/components` in which there is something to see. */
const components = new Set(
  filesOf('src/components/*/*.tsx').map((path) => path.split('/')[2] ?? ''),
);
const views = filesOf('src/pages/*/*View.tsx');

/** What renders a page: its view, or the page itself where it needs no data. */
const prerenderedPaths = filesOf('src/pages/*/*Page.tsx').map((page) => {
  const view = page.replace(/Page\.tsx$/u, 'View.tsx');
  return views.includes(view) ? view : page;
});

/** The sections of the sidebar that have components. */
const componentSections = ['Match', 'Navigation', 'Feedback', 'Forms and dialogs', 'Admin'];

/** Where the stories of a file of `src/` stand. */
function storiesOf(path: string): string {
  return path.replace(/^src\//u, 'stories/').replace(/\.tsx$/u, '.stories.tsx');
}

/** The stories that a file exports, and whether a sentence stands right above each. */
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
    const missing = [...components]
      .map((name) => `stories/components/${name}/${name}.stories.tsx`)
      .filter((path) => !storyPaths.has(path));
    expect(missing, 'write the stories of these components, every state of them').toEqual([]);
  });

  it('has stories for every page', () => {
    expect(prerenderedPaths.length).toBeGreaterThan(0);
    const missing = prerenderedPaths.map(storiesOf).filter((path) => !storyPaths.has(path));
    expect(missing, 'write the stories of these pages, every state of them').toEqual([]);
  });

  it('has no stories of what is not there any more', () => {
    const sources = new Set(filesOf('src/**/*.tsx'));
    const orphans = [...storyPaths].filter((path) => {
      const [, area, name = ''] = path.split('/');
      if (area === 'foundations' || area === 'patterns') return false;
      const mirrored = path.replace(/^stories\//u, 'src/').replace('.stories.tsx', '.tsx');
      return area === 'components' ? !components.has(name) : !sources.has(mirrored);
    });
    expect(orphans, 'rename these as the file in src/ is called now, or delete them').toEqual([]);
  });

  it('renders what it is named after', () => {
    const wrong = stories
      .filter(({ path }) => /^stories\/(components|pages)\//u.test(path))
      .filter((source) => {
        const folder = source.path.replace(/^stories\//u, 'src/').replace(/[^/]+$/u, '');
        return !importsOf(source).some(({ target }) => target.startsWith(folder));
      })
      .map(({ path }) => path);
    expect(wrong, 'import the component of the same name and show it').toEqual([]);
  });

  it('says of every component what it is for', () => {
    const wrong = stories
      .filter(({ path }) => path.startsWith('stories/components/'))
      .filter(({ text }) => !/parameters: \{\s*about\b/u.test(text))
      .map(({ path }) => path);
    expect(wrong, 'write <Name>.about.tsx, and set it as the parameter `about`').toEqual([]);
  });

  it('shows every icon of the site', () => {
    const gallery = read('stories/foundations/Icons.stories.tsx');
    const used = new Set(
      filesOf('src/**/*.tsx').flatMap((path) => read(path).match(/\bIcon[A-Z]\w+/gu) ?? []),
    );
    const missing = [...used].filter((icon) => !gallery.includes(`'${icon}'`));
    expect(missing, 'say in stories/foundations/Icons.stories.tsx what these mean').toEqual([]);
  });

  it('is sorted by what a designer looks for', () => {
    const wrong = stories
      .filter(({ path }) => /^stories\/(components|pages)\//u.test(path))
      .filter(({ path, text }) => {
        const [, area, name = ''] = path.split('/');
        const sections = area === 'pages' ? ['Pages'] : componentSections;
        return !sections.some((section) => text.includes(`title: '${section}/${name}'`));
      })
      .map(({ path }) => path);
    expect(wrong, `title them <section>/<folder>: ${componentSections.join(', ')}`).toEqual([]);
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
});

/** What every list on a page can be in. */
const statesOfAView = ['Loaded', 'Phone', 'Loading', 'Empty', 'Failed', 'LiveArrival', 'Longest'];
/** Where the administrator can delete rows. */
const statesOfTheAdmin = ['Admin', 'Deleting'];

describe('Every view of a page', () => {
  it.each(views)('%s is shown in all its states', (view) => {
    const source = stories.find(({ path }) => path === storiesOf(view));
    const names = source === undefined ? [] : exportedStories(source).map(({ name }) => name);
    const states = parse(view).text.includes('canDelete')
      ? [...statesOfAView, ...statesOfTheAdmin]
      : statesOfAView;
    const missing = states.filter((state) => !names.includes(state));
    expect(missing, `write these stories in ${storiesOf(view)}`).toEqual([]);
  });
});
