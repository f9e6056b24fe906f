import { importsIn, namesIn, readProps, readType, type Props } from './readProps.ts';

const texts = import.meta.glob<string>('../../src/**/*.{ts,tsx,css}', {
  query: '?raw',
  import: 'default',
});

export type ComponentSource = {
  /** Path of the component, from the root of the repository, as are the paths below. */
  path: string;
  /** The components that its file exports, the one that it is named after first. */
  exported: readonly ExportedComponent[];
  /** The component's file, and what it imports from its own folder. */
  files: readonly { path: string; text: string }[];
  /** Definitions of the types that the props name. */
  types: readonly string[];
  /** Names of the tokens that the component's style sheets use. */
  tokens: readonly string[];
  /** The states that its style sheets answer to, e.g. `[data-variant='default']`. */
  attributes: readonly string[];
};

export type ExportedComponent = { name: string; props: Props };

/** What the source of a component says. @param title of its stories, e.g. *Match/MatchRow* */
export async function readComponent(title: string): Promise<ComponentSource> {
  const [, name = ''] = title.split('/');
  const pattern = new RegExp(`/(open)?${name}(View|Page)?\\.tsx$`, 'u');
  const found = Object.keys(texts).filter((path) => pattern.test(path));
  // A page's view shows its states; the page itself binds data.
  const main = found.find((path) => path.endsWith('View.tsx')) ?? found[0];
  const files = main === undefined ? [] : await withParts(main);
  const all = await Promise.all(
    files.map(async (path) => ({ path: fromRoot(path), text: await read(path) })),
  );
  const styles = all.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text);
  const source = main === undefined ? '' : await read(main);
  const own = /\/(\w+)\.tsx$/u.exec(main ?? '')?.[1] ?? name;
  const exported = [...source.matchAll(/^export function (\w+)/gmu)]
    .map(([, name = '']) => ({ name, props: readProps(source, name) }))
    .sort((a, b) => Number(b.name === own) - Number(a.name === own));
  return {
    path: fromRoot(main ?? ''),
    exported,
    files: all,
    types: main === undefined ? [] : await typesOf(main, source, exported),
    tokens: tokensIn(styles.join('\n')),
    attributes: attributesIn(styles.join('\n')),
  };
}

/** A file, and what it imports from its own folder, directly or not. */
async function withParts(main: string): Promise<readonly string[]> {
  const files = new Set([main]);
  for (const file of files) {
    for (const [, part = ''] of (await read(file)).matchAll(/'\.\/([^'/]+)'/gu)) {
      const path = main.replace(/[^/]+$/u, part);
      if (texts[path] !== undefined) files.add(path);
    }
  }
  return [...files];
}

async function typesOf(
  path: string,
  source: string,
  exported: readonly ExportedComponent[],
): Promise<string[]> {
  const imports = new Map(importsIn(source).map(({ name, from }) => [name, from]));
  const names = [
    ...new Set(
      exported
        .flatMap(({ props }) => [...props.also, ...props.own.map(({ type }) => type)])
        .flatMap(namesIn),
    ),
  ];
  const found = await Promise.all(
    names.map(async (name) => {
      const own = readType(source, name);
      const from = imports.get(name);
      if (own !== undefined || from === undefined) return own;
      const target = new URL(from, new URL(path, 'file:///a/b/c/d/')).pathname;
      const file = Object.keys(texts).find(
        (other) => new URL(other, 'file:///a/b/c/d/').pathname === target,
      );
      return file === undefined ? undefined : readType(await read(file), name);
    }),
  );
  return found.filter((type) => type !== undefined);
}

/** The tokens that a style sheet uses, without the variables that it sets itself. */
export function tokensIn(css: string): readonly string[] {
  const own = new Set([...css.matchAll(/^\s*(--[\w-]+):/gmu)].map(([, name]) => name));
  const used = [...css.matchAll(/var\((--[\w-]+)/gu)].map(([, name = '']) => name);
  return [...new Set(used)].filter((name) => !own.has(name)).sort();
}

/** The attributes and pseudo-classes by which a style sheet tells states apart. */
export function attributesIn(css: string): readonly string[] {
  const found = css.match(
    /\[(?:data|aria)-[\w-]+(?:[~^$*|]?=(?:'[^']*'|"[^"]*"|\w+))?\]|:(?:disabled|checked|invalid)\b/gu,
  );
  return [...new Set(found)].sort();
}

function fromRoot(path: string): string {
  return path.replaceAll('../', '');
}

async function read(path: string): Promise<string> {
  return (await texts[path]?.()) ?? '';
}
