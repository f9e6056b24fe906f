import { join } from 'node:path';
import { build, parseSync, Visitor, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { mantineProps } from '../opening/early/mantineProps.ts';
import * as prerenderedParts from '../opening/early/prerenderedParts.ts';

const names = ['lists', 'category', 'table'] as const;

/** The early scripts, by the name of their entry in `src/opening/early/`. */
export type EarlyScripts = Readonly<Record<(typeof names)[number], string>>;

/** Modules that the pages import, and those that take their place in the early scripts. */
const replacements: Readonly<Record<string, string>> = {
  react: 'react.ts',
  'react/jsx-runtime': 'react.ts',
  '@mantine/core': 'mantine.ts',
  'react-router-dom': 'earlyHooks.ts',
  '/authContext.ts': 'earlyHooks.ts',
  '/DataProvider.tsx': 'earlyHooks.ts',
  '/useDeleting.ts': 'earlyHooks.ts',
  '/LazyCategoryTable.tsx': 'EarlyCategoryTable.tsx',
};
/** Parts of the pages that show no rows: a file for each. */
const prerenderedNames = Object.keys(prerenderedParts).filter((name) => /^[A-Z]/u.test(name));

/**
 * Compiles the pages that open with rows a second time, for a renderer of a kilobyte instead of React.
 * @returns scripts without imports, which become part of the pages' files
 */
export async function buildEarlyScripts({
  root,
  base,
  mode,
}: ResolvedConfig): Promise<EarlyScripts> {
  const folder = join(root, 'src/opening/early');
  const built = await build({
    configLoader: 'native',
    root,
    base,
    mode,
    logLevel: 'warn',
    plugins: [separateScripts(folder)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      write: false,
      minify: true,
      rolldownOptions: {
        input: Object.fromEntries(
          names.map((name) => [name, join(folder, `${name}.ts${mark}${name}`)]),
        ),
        // Libraries import hooks that the pages do not use.
        shimMissingExports: true,
      },
    },
    ssr: { noExternal: true, target: 'webworker' },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = (name: string) => scriptOf(outputs, name);
  return { lists: script('lists'), category: script('category'), table: script('table') };
}

/** Stands before the name of its script in the id of each module. */
const mark = '?script=';

/**
 * Puts the renderer in React's place, and gives each script copies of its own of all modules: one that
 * two scripts share would become a file, which a script within a page cannot import.
 */
function separateScripts(folder: string): Plugin {
  return {
    name: 'early-scripts',
    enforce: 'pre',
    async resolveId(id, importer, { kind }) {
      if (importer === undefined) return undefined;
      // Fetched once React is there.
      if (kind === 'dynamic-import') return { id, external: true };
      const [file, script] = importer.split(mark);
      const replacement = replacementOf(id);
      const resolved =
        replacement === undefined
          ? await this.resolve(id, file, { skipSelf: true })
          : { id: join(folder, replacement) };
      // The addresses of pictures are only texts.
      const isCode = resolved !== null && !/\.(?:avif|svg)$/u.test(resolved.id);
      return isCode ? { ...resolved, id: resolved.id + mark + script } : resolved;
    },
    transform(code, id) {
      const [file = ''] = id.split(mark);
      if (/\.tsx?$/u.test(file) && code.includes("'@mantine/core'")) refuseOthers(code, file);
    },
    // The site's own rules put modules together.
    outputOptions: (options) => ({ ...options, codeSplitting: true }),
  };
}

/**
 * A missing component or prop would leave the page to React, unnoticed.
 * @throws Error if a page uses what `mantine.ts` cannot render
 */
function refuseOthers(code: string, file: string) {
  const refuse: (what: string) => never = (what) => {
    throw new Error(
      `${file}: the early scripts cannot render ${what} of Mantine (mantineProps.ts).`,
    );
  };
  /** By the component's name in this file. */
  const propsOf = new Map<string, readonly string[]>();
  const { program } = parseSync(file, code);
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      if (source.value !== '@mantine/core' || importKind === 'type') return;
      for (const specifier of specifiers) {
        if (specifier.type !== 'ImportSpecifier') refuse('everything');
        const { imported, importKind: kind, local } = specifier;
        if (kind === 'type') continue;
        const name = imported.type === 'Identifier' ? imported.name : imported.value;
        propsOf.set(local.name, mantineProps[name] ?? refuse(name));
      }
    },
    JSXOpeningElement({ name, attributes }) {
      const props = name.type === 'JSXIdentifier' ? propsOf.get(name.name) : undefined;
      if (name.type !== 'JSXIdentifier' || props === undefined) return;
      for (const attribute of attributes) {
        const prop =
          attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier'
            ? attribute.name.name
            : '{...}';
        if (!plainAttribute.test(prop) && !props.includes(prop)) refuse(`${prop} of ${name.name}`);
      }
    },
  }).visit(program);
}

/** Props that become an attribute, a listener or the content of the element. */
const plainAttribute =
  /^(?:aria-\w+|data-[\w-]+|on[A-Z]\w+|key|children|className|id|title|href|target|rel|type)$/u;

function replacementOf(id: string): string | undefined {
  if (prerenderedNames.some((name) => id.endsWith(`/${name}.tsx`))) return 'prerenderedParts.ts';
  return replacements[id] ?? replacements[id.replace(/^.*(?=\/)/, '')];
}

/** @throws Error if the script needs another file */
function scriptOf(outputs: readonly Rolldown.OutputBundle[string][], name: string): string {
  const chunk = outputs.find((each) => each.type === 'chunk' && each.name === name);
  if (chunk?.type !== 'chunk') throw new Error(`The early script ${name} was not built.`);
  if (chunk.imports.length > 0) {
    throw new Error(`The early script ${name} imports ${chunk.imports.join(', ')}.`);
  }
  // In a function, since a page's scripts share their outermost names.
  return `(()=>{${chunk.code.trim()}})()`;
}
