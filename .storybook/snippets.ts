import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { Fragment } from 'react';
import type { StorybookConfigRaw } from 'storybook/internal/types';
import { createServer, createServerModuleRunner } from 'vite';

const root = resolve(import.meta.dirname, '..');

export type Manifests = NonNullable<StorybookConfigRaw['experimental_manifests']>;
type Annotations = {
  component?: unknown;
  args?: Readonly<Record<string, unknown>>;
  parameters?: { docs?: { source?: { code?: string } } };
};
type Element = { type: unknown; props: Readonly<Record<string, unknown>> };
/** What the modules of `src/` and the packages export, by the value. */
type Exports = ReadonlyMap<unknown, { name: string; from: string }>;

/** Instead of `preview.tsx`, which needs a browser. */
const preview = `
  import { startWithDemo } from '/.storybook/startWithDemo.ts';
  startWithDemo();
  const merge = (meta, input) => ({ ...meta, ...input, args: { ...meta.args, ...input.args },
    parameters: { ...meta.parameters, ...input.parameters } });
  export default { meta: (meta) => ({ story: (input = {}) => ({ input, composed: merge(meta, input) }) }) };
`;

let reading: Promise<Readonly<Record<string, string>>> | undefined;

/**
 * The code of the first story of each file, as one pastes it into a file of a room of `src/`: its
 * imports, and its component with literal arguments. What a story sets as `docs.source.code` is taken
 * as it is.
 * @returns by the file: `./stories/matches/card/MatchCard.stories.tsx`
 */
export function readSnippets(): Promise<Readonly<Record<string, string>>> {
  reading ??= read();
  return reading;
}

async function read(): Promise<Readonly<Record<string, string>>> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [
      {
        name: 'preview-without-browser',
        enforce: 'pre',
        load: (id) => (id === join(root, '.storybook/preview.tsx') ? preview : undefined),
      },
    ],
  });
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  try {
    const stories = [];
    for (const file of globSync('stories/**/*.stories.tsx', { cwd: root })) {
      const text = readFileSync(join(root, file), 'utf8');
      const [, name = ''] = /^export const (\w+) = meta\.story/mu.exec(text) ?? [];
      const module: Readonly<Record<string, { composed: Annotations }>> = await runner.import(
        `/${file}`,
      );
      stories.push([file, module[name]?.composed ?? {}] as const);
    }
    const exported = new Map<unknown, { name: string; from: string }>();
    for (const { file, exports } of runner.evaluatedModules.idToModuleMap.values()) {
      const path = relative(join(root, 'src'), file);
      const [, installed] = /node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(file) ?? [];
      if (path.startsWith('..') && installed === undefined) continue;
      for (const [name, value] of Object.entries(exports ?? {})) {
        const isNamed = typeof value === 'function' || typeof value === 'object';
        if (isNamed && name !== 'default')
          exported.set(value, { name, from: installed ?? `../${path}` });
      }
    }
    const written = await Promise.all(
      stories.map(async ([file, story]) => [`./${file}`, await codeOf(story, exported)] as const),
    );
    return Object.fromEntries(written.filter(([, code]) => code !== ''));
  } finally {
    await runner.close();
    await server.close();
  }
}

async function codeOf({ component, args = {}, parameters }: Annotations, exported: Exports) {
  const { code } = parameters?.docs?.source ?? {};
  if (code !== undefined) return code;
  // A component of the stories' own is nothing to paste.
  if (!exported.has(component)) return '';
  const imports = new Map<string, Set<string>>();
  const nameOf = (value: unknown) => {
    const known = exported.get(value);
    if (known === undefined) return undefined;
    imports.set(known.from, (imports.get(known.from) ?? new Set()).add(known.name));
    return known.name;
  };
  const body = await elementOf({ type: component, props: args }, nameOf);
  const head = [...imports].map(
    ([from, names]) => `import { ${[...names].toSorted().join(', ')} } from '${from}';\n`,
  );
  const config = await resolveConfig(join(root, 'src/a.tsx'));
  const text = await format(`${head.toSorted().join('')}\n${body}`, {
    ...config,
    filepath: 'a.tsx',
  });
  return text.trim().replace(/;$/u, '');
}

type NameOf = (value: unknown) => string | undefined;

function isElement(value: object): value is Element {
  return '$$typeof' in value && 'props' in value;
}

/** Whether a text stands in JSX as it is. */
function isPlainText(value: unknown): value is string {
  return (
    typeof value === 'string' && /^[^\s"&{}<>\\](?:[^"&{}<>\\\n]*[^\s"&{}<>\\])?$/u.test(value)
  );
}

async function elementOf({ type, props }: Element, nameOf: NameOf): Promise<string> {
  if (typeof type === 'function' && nameOf(type) === undefined) return 'null';
  const name = typeof type === 'string' ? type : type === Fragment ? '' : (nameOf(type) ?? '');
  const { children, ...others } = props;
  let opening = name;
  for (const [prop, value] of Object.entries(others)) {
    if (value === undefined) continue;
    opening += ` ${prop}`;
    if (isPlainText(value)) opening += `="${value}"`;
    else if (value !== true) opening += `={${await literalOf(value, nameOf)}}`;
  }
  if (children === undefined) return `<${opening} />`;
  let inside = '';
  for (const part of Array.isArray(children) ? children : [children]) {
    const text = isPlainText(part) ? part : await literalOf(part, nameOf);
    inside += isPlainText(part) || text.startsWith('<') ? text : `{${text}}`;
  }
  return `<${opening}>${inside}</${name}>`;
}

async function literalOf(value: unknown, nameOf: NameOf): Promise<string> {
  if (typeof value === 'function') return nameOf(value) ?? (await functionOf(value, nameOf));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const named = nameOf(value);
  if (named !== undefined) return named;
  if (isElement(value)) return await elementOf(value, nameOf);
  if (Array.isArray(value) || value instanceof Map || value instanceof Set) {
    const all = [...value];
    // One row is enough of an example.
    const few = all.slice(0, typeof all[0] === 'object' ? 1 : 2);
    const list = `[${(await Promise.all(few.map((item) => literalOf(item, nameOf)))).join()}]`;
    if (Array.isArray(value)) return list;
    return `new ${value.constructor.name}(${few.length === 0 ? '' : list})`;
  }
  let parts = '';
  for (const [name, part] of Object.entries(value)) {
    parts += `${JSON.stringify(name)}: ${await literalOf(part, nameOf)},`;
  }
  return `{${parts}}`;
}

/** A function that gives what this one gives when it is called with nothing. */
async function functionOf(value: object, nameOf: NameOf): Promise<string> {
  try {
    const answer: unknown = Reflect.apply(Object(value), undefined, []);
    // What it shows depends on what it is given.
    if (typeof answer === 'object' && answer !== null && isElement(answer)) return '() => null';
    const literal = await literalOf(await answer, nameOf);
    const given =
      literal === 'undefined' ? '{}' : literal.startsWith('{') ? `(${literal})` : literal;
    return `${answer instanceof Promise ? 'async ' : ''}() => ${given}`;
  } catch {
    return '() => {}';
  }
}

/** Gives the first story of each component its code, and its component the import of that; the other stories have none. */
export function withSnippets(
  manifests: Manifests,
  snippets: Readonly<Record<string, string>>,
): Manifests {
  for (const component of Object.values(manifests.components?.components ?? {})) {
    const code = snippets[component.path];
    component.import = code?.split('\n').find((line) => line.includes(component.name));
    for (const [index, story] of component.stories.entries()) {
      story.snippet = index === 0 ? code : undefined;
    }
  }
  return manifests;
}
