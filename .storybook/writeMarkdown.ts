import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { changesByComponent, lastChange, statusOf } from './history.ts';
import { readHistory } from './readHistory.ts';

/**
 * Writes `llms.txt` and a page of Markdown for each component and each page of the docs into the
 * built Storybook, from what Storybook has written into its `manifests/`.
 */
const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'storybook-static');

type Prop = {
  required: boolean;
  tsType?: { name: string; raw?: string };
  defaultValue?: { value: string };
  description?: string;
};
type Component = {
  id: string;
  name: string;
  path: string;
  description?: string;
  reactDocgen?: { props?: Readonly<Record<string, Prop>> };
  stories: readonly { id: string; name: string; description?: string; snippet?: string }[];
};
type Page = { id: string; title: string; content: string };
type Entry = { title: string; tags: readonly string[]; componentPath?: string };

const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const components: Readonly<Record<string, Component>> = read(
  'manifests/components.json',
).components;
const pages: Readonly<Record<string, Page>> = read('manifests/docs.json').docs;
const entries: Readonly<Record<string, Entry>> = read('index.json').entries;
const history = readHistory(root);

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

function tableOf(props: Readonly<Record<string, Prop>>): string {
  const rows = Object.entries(props).map(([name, prop]) => {
    const type = inOneLine(
      (prop.tsType?.raw ?? prop.tsType?.name ?? '').replaceAll(/\/\*[\s\S]*?\*\//gu, ''),
    );
    const value = prop.required ? 'required' : inOneLine(prop.defaultValue?.value ?? '');
    const cells = [`\`${name}\``, `\`${type}\``, value, inOneLine(prop.description ?? '')];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  });
  return rows.length === 0
    ? ''
    : `## Props\n\n| prop | type | default | |\n| --- | --- | --- | --- |\n${rows.join('')}\n`;
}

function pageOf({ name, path, description = '', reactDocgen, stories }: Component): string {
  const entry = entries[stories[0]?.id ?? ''];
  const { status, means } = statusOf(entry?.tags ?? []);
  const states = stories.map(({ name, description = '', snippet = '' }) =>
    [`### ${name}`, description, snippet && `\`\`\`tsx\n${snippet}\n\`\`\``].join('\n\n'),
  );
  return [
    `# ${name}`,
    `${entry?.title}, \`${entry?.componentPath ?? path}\``,
    `${status}: ${means}. ${lastChange(history, path)}`,
    description,
    tableOf(reactDocgen?.props ?? {}),
    '## Stories',
    ...states,
  ].join('\n\n');
}

function changes(): string {
  if (history.kind === 'unknown') return `What changed cannot be known: ${history.reason}.`;
  return history.versions
    .map((version) => {
      const lines = [...changesByComponent(version)].flatMap(([room, components]) =>
        [...components].map(
          ([path, all]) =>
            `- ${room}, ${basename(path)}: ${all.map(({ subject }) => subject).join('; ')}\n`,
        ),
      );
      return `## ${version.version ?? 'Since then'}\n\n${lines.join('')}`;
    })
    .join('\n');
}

/** What a reader of Markdown gets of an MDX file. */
function textOf({ content }: Page): string {
  return content
    .replaceAll(/^import .*$|^<Meta .*$/gmu, '')
    .replace(/^<Changes \/>$/mu, changes())
    .trimStart();
}

const written = [
  ...Object.values(components).map((component) => ({
    id: component.id,
    title: component.name,
    text: pageOf(component),
    summary: inOneLine((component.description ?? '').split('\n\n')[0] ?? ''),
  })),
  ...Object.values(pages).map((page) => ({
    id: page.id,
    title: page.title,
    text: textOf(page),
    summary: '',
  })),
];

mkdirSync(join(folder, 'llms'), { recursive: true });
for (const { id, text } of written) {
  const page = text.replaceAll(/\n{3,}/gu, '\n\n').trimEnd();
  writeFileSync(join(folder, `llms/${id}.md`), `${page}\n`);
}
const links = written.map(
  ({ id, title, summary }) =>
    `- [${title}](llms/${id}.md)${summary === '' ? '' : `: ${summary}`}\n`,
);
writeFileSync(
  join(folder, 'llms.txt'),
  `# The league’s component library\n\n> The components of a padel league’s site, each with its props and its states.\n\n${links.join('')}`,
);
