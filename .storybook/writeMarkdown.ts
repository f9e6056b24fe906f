import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { designTokens } from '../src/build/designTokens.ts';
import { tokenColors } from '../src/build/tokenColors.ts';
import { demoSettings } from '../src/league/demo/demoSettings.ts';
import { leagueVariables } from '../src/league/shades.ts';
import { colourPurposes } from './colourPurposes.ts';
import { edgePairs, textPairs } from './colourPairs.ts';
import { contrast } from './contrast.ts';
import { lastChange, nameOf, statusOf, unstable } from './history.ts';
import type { Entry } from './history.ts';
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
type Listed = Entry & { componentPath?: string };

const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const components: Readonly<Record<string, Component>> = read(
  'manifests/components.json',
).components;
const pages: Readonly<Record<string, Page>> = read('manifests/docs.json').docs;
const entries: Readonly<Record<string, Listed>> = read('index.json').entries;
const history = readHistory(root);

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`)
    .join('');
}

function propsOf(props: Readonly<Record<string, Prop>>): string {
  const rows = Object.entries(props).map(([name, prop]) => {
    const type = inOneLine(
      (prop.tsType?.raw ?? prop.tsType?.name ?? '').replaceAll(/\/\*[\s\S]*?\*\//gu, ''),
    );
    const value = prop.required ? 'required' : inOneLine(prop.defaultValue?.value ?? '');
    return [`\`${name}\``, `\`${type}\``, value, inOneLine(prop.description ?? '')];
  });
  return rows.length === 0 ? '' : `## Props\n\n${tableOf(['prop', 'type', 'default', ''], rows)}\n`;
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
    propsOf(reactDocgen?.props ?? {}),
    '## Stories',
    ...states,
  ].join('\n\n');
}

function changes(): string {
  if (history.kind === 'unknown') return `What changed cannot be known: ${history.reason}.`;
  return [...Map.groupBy(history.changes, ({ day }) => day)]
    .map(([day, changes]) => {
      const lines = changes.map(
        ({ components, subject }) => `- ${components.map(nameOf).join(', ')}: ${subject}\n`,
      );
      return `## ${day}\n\n${lines.join('')}`;
    })
    .join('\n');
}

const palettes = (['light', 'dark'] as const).map((scheme) =>
  tokenColors(scheme, leagueVariables(demoSettings)),
);

function purposes(): string {
  return Object.entries(colourPurposes)
    .map(([group, names]) => {
      const rows = Object.entries(names).map(([name, purpose]) => [
        `\`--color-${name}\``,
        ...palettes.map((palette) => palette.get(name) ?? ''),
        purpose,
      ]);
      return `## ${group}\n\n${tableOf(['Token', 'Light', 'Dark', 'Where'], rows)}`;
    })
    .join('\n');
}

function contrasts(pairs: typeof textPairs): string {
  const rows = pairs.flatMap(([colour, grounds]) =>
    grounds.map((ground) => {
      const ratios = palettes.map((all) => contrast(all.get(colour), all.get(ground)).toFixed(1));
      return [colour, ground, ...ratios];
    }),
  );
  return tableOf(['Colour', 'On', 'Light', 'Dark'], rows);
}

const css = readFileSync(join(root, 'src/ui/theme/tokens.css'), 'utf8');

/** @param uses where each token is used, as the page writes it */
function tokens(uses: string): string {
  const rows = [...uses.matchAll(/'(--[\w-]+)':\s*'([^']*)'/gu)].map(
    ([, name = '', where = '']) => {
      const declared = [...css.matchAll(new RegExp(`${name}:\\s*([^;]+);`, 'gu'))];
      const values = new Set(declared.map(([, value = '']) => inOneLine(value)));
      return [`\`${name}\``, [...values].map((value) => `\`${value}\``).join(' · '), where];
    },
  );
  const table = tableOf(['Token', 'Value', 'Where'], rows);
  return `A second value is that of dark, of a phone or of less motion.\n\n${table}`;
}

const fileOf = (page: string) => `${page.replace('--docs', '')}.md`;

/** What a reader of Markdown gets of an MDX file. */
function textOf({ content }: Page): string {
  return content
    .replaceAll(/^import .*$|^<Meta .*$/gmu, '')
    .replace(/^<Unstable \/>$/mu, () => unstable(Object.values(entries), fileOf))
    .replace(/^<Changes \/>$/mu, changes)
    .replace(/^<ColourPurposes \/>$/mu, purposes)
    .replace(/^<ColourPairs pairs=\{textPairs\} \/>$/mu, () => contrasts(textPairs))
    .replace(/^<ColourPairs pairs=\{edgePairs\} isEdge \/>$/mu, () => contrasts(edgePairs))
    .replace(/^<TokenTable\s+uses=\{\{([^]*?)\}\}\s*\/>$/mu, (_, uses: string) => tokens(uses))
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

// Until `npm run pictures -- --since COMMIT` writes those of a comparison.
mkdirSync(join(folder, 'pictures'), { recursive: true });
writeFileSync(join(folder, 'pictures/changes.json'), 'null');

writeFileSync(
  join(folder, 'tokens.json'),
  `${JSON.stringify(designTokens(css, palettes[0] ?? new Map(), palettes[1] ?? new Map()), null, 2)}\n`,
);

// In the results of a search: *Docs* alone would not say of what.
const index = read('index.json');
for (const entry of Object.values<Listed & { name: string }>(index.entries)) {
  if (entry.type === 'docs' && entry.name === 'Docs') entry.name = `Docs of ${nameOf(entry.title)}`;
}
writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
